import AstroBylines
import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import Testing

@Suite struct LogoTests {
  private func logo(_ shapes: String, _ attributes: String = #"viewBox="0 0 100 50""#) throws(Problem) -> Logo
  {
    try Logo(svg: Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(shapes)</svg>".utf8))
  }

  /// The first path, in the logo's own coordinates of 400 × 200.
  private func path(_ shapes: String) throws -> [Path.Element] {
    guard case .fill(let path, _)? = try logo(shapes).items.first else { return [] }
    return path.elements
  }

  private func colors(_ shapes: String) throws -> [String] {
    try logo(shapes).items.map { item in
      switch item {
      case .fill(_, let paint): paint.color.hex
      case .stroke(_, let stroke): stroke.color.hex
      default: ""
      }
    }
  }

  @Test func `its longer side has four hundred points`() throws {
    #expect(try logo("<rect width='10' height='10'/>").size == Size(width: 400, height: 200))
    let tall = try logo("<rect width='10' height='10'/>", #"width="20px" height="40""#)
    #expect(tall.size == Size(width: 200, height: 400))
  }

  @Test func `a rectangle is where the file says`() throws {
    #expect(
      try path("<rect x='10' y='5' width='50' height='20'/>") == [
        .move(Point(x: 40, y: 20)), .line(Point(x: 240, y: 20)), .line(Point(x: 240, y: 100)),
        .line(Point(x: 40, y: 100)), .close,
      ])
  }

  @Test(arguments: [
    "M10 5H60V25H10z", "m10,5 50,0 0,20-50,0z", "M10 5 60 5 60 25 10 25Z", "M10,5l50,0v20h-5e1z",
  ])
  func `path data is read in all its ways of writing`(_ data: String) throws {
    let drawn = try path("<path d='\(data)'/>")
    #expect(drawn.first == .move(Point(x: 40, y: 20)) && drawn.contains(.line(Point(x: 240, y: 100))))
    #expect(drawn.last == .close)
  }

  @Test func `curves continue each other, and a quadratic one is a cubic one`() throws {
    let smooth = try path("<path d='M0 20C0 30 10 30 10 20S20 10 20 20'/>")
    #expect(smooth.last == .curve(Point(x: 40, y: 40), Point(x: 80, y: 40), Point(x: 80, y: 80)))
    let quadratic = try path("<path d='M0 0Q15 30 30 0'/>")
    #expect(quadratic.last == .curve(Point(x: 40, y: 80), Point(x: 80, y: 80), Point(x: 120, y: 0)))
  }

  @Test func `an arc ends where the file says, and bends to its side`() throws {
    let arc = try path("<path d='M10 25A20 20 0 01 50 25z'/>")
    let bounds = Path(arc).controlBounds
    #expect(
      arc.contains { if case .curve(_, _, let end) = $0 { end == Point(x: 200, y: 100) } else { false } })
    #expect(abs(bounds.minY - 20) < 0.5 && bounds.maxY <= 100.5)
  }

  @Test func `groups hand down their paint and place`() throws {
    let shapes = """
      <g transform="translate(10 5) scale(2)" fill="#a00" style="opacity: 0.5; stroke: none">
      <!-- a comment --><rect width="10" height="5"/></g>
      """
    #expect(try path(shapes).first == .move(Point(x: 40, y: 20)))
    #expect(try colors(shapes) == ["#AA000080"])
  }

  @Test func `fill and stroke are both drawn, the width with the logo`() throws {
    let drawn = try logo(
      "<circle cx='20' cy='20' r='10' fill='white' stroke='rgb(0,0,255)' stroke-width='2'/>")
    #expect(drawn.items.count == 2)
    guard case .stroke(_, let stroke)? = drawn.items.last else {
      Issue.record("there is no stroke")
      return
    }
    #expect(stroke.width == 8 && stroke.color.hex == "#0000FF")
  }

  @Test func `what only describes is passed over`() throws {
    let shapes =
      "<title>Ours</title><defs/><metadata><rdf:RDF><a/></rdf:RDF></metadata><rect width='9' height='9'/>"
    #expect(try logo(shapes).items.count == 1)
  }

  @Test(arguments: [
    ("<text>Ours</text>", "<text>: cannot be drawn"), ("<image href='a.png'/>", "\"href\" cannot be drawn"),
    ("<script>alert(1)</script>", "<script>: cannot be drawn"),
    ("<style>a{}</style>", "<style>: cannot be drawn"),
    ("<a xlink:href='http://a'><rect/></a>", "\"xlink:href\" cannot be drawn"),
    ("<use href='#a'/>", "\"href\" cannot be drawn"),
    ("<rect onclick='a()'/>", "\"onclick\" cannot be drawn"),
    ("<defs><linearGradient/></defs>", "<defs>: cannot be drawn"),
    ("<rect filter='url(#a)'/>", "\"filter\" cannot be drawn"),
    ("<rect style='fill:url(#a)'/>", "is not a color"),
    ("<foreignObject/>", "<foreignObject>: cannot be drawn"),
    ("<path d='M0 0L1'/>", "the path data cannot be read"),
    ("<path d='L1 1'/>", "the path data cannot be read"),
    ("<path fill-rule='evenodd' d='M0 0H9V9zM1 1H2V2z'/>", "evenodd cannot be drawn"),
    ("<rect width='5em' height='1'/>", "is not a length"),
    ("<rect transform='turn(5)'/>", "is not a transform"),
    ("", "shows nothing"), ("<g>", "a tag is not closed"),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]>", "a declaration"),
    ("<path d='M0 0H9e9V9z'/>", "the path data cannot be read"),
  ])
  func `what is no logo is refused by its name`(_ shapes: String, _ words: String) throws {
    let problem = #expect(throws: Problem.self) { try logo(shapes) }
    #expect(problem?.code == .invalidValue)
    #expect(problem.map { "\($0)".contains(words) } == true, "\(problem.map { "\($0)" } ?? "")")
  }

  @Test(arguments: [
    "<g transform='scale(1e6)'><g transform='scale(1e6)'><rect width='9' height='9'/></g></g>",
    "<rect width='1e6' height='1e6' transform='scale(99)'/>", "<rect width='1e-6' height='1e-6'/>",
    "<path d='M0 0A1e-300 1e-300 0 1 1 9 9z' transform='scale(1e6) scale(1e6)'/>",
    "<g transform='scale(1e6) scale(1e6)'><path stroke-width='9' stroke='red' fill='none' d='M0 0'/></g>",
  ])
  func `what has no size of a drawing is refused`(_ shapes: String) throws {
    #expect(throws: Problem.self) { try logo(shapes, "") }
  }

  @Test func `a damaged file is refused or drawn, and nothing worse`() throws {
    let whole = Array(
      "<svg viewBox='0 0 9 9'><g fill='#123' transform='rotate(5 1 1)'><path d='M1 1h5A2 3 4 0 1 6 6Q1-2 3 4t1 1z'/></g></svg>"
        .utf8)
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<4000 {
      var bytes = whole
      for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(128)) }
      if random(3) == 0 { bytes.removeSubrange(random(bytes.count)...) }
      guard let logo = try? Logo(svg: bytes) else { continue }
      #expect(max(logo.size.width, logo.size.height).isFinite)
      let points = logo.items.flatMap { item in
        if case .fill(let path, _) = item {
          [path.controlBounds.minX, path.controlBounds.maxY]
        } else {
          [0.0]
        }
      }
      let areFinite = points.allSatisfy(\.isFinite)
      #expect(areFinite)
    }
  }

  @Test func `a problem names line and column`() throws {
    let problem = #expect(throws: Problem.self) { try logo("\n<rect/>\n  <text/>") }
    #expect(problem?.location.line == 3 && problem?.location.column == 3)
  }

  @Test(arguments: [
    "", "<svg", "plain text", "<html/>", "<svg viewBox='0 0 1'><rect width='1' height='1'/></svg>",
  ])
  func `what is not SVG is refused`(_ text: String) throws {
    #expect(throws: Problem.self) { try Logo(svg: Array(text.utf8)) }
  }

  @Test func `too large a file and too deep a nest are refused`() throws {
    #expect(throws: Problem.self) { try Logo(svg: [UInt8](repeating: 0x20, count: 204_801)) }
    let deep = String(repeating: "<g>", count: 5000) + String(repeating: "</g>", count: 5000)
    #expect(throws: Problem.self) { try logo(deep) }
  }

  @Test func `a logo stands on a plate only where a dark ground would swallow it`() throws {
    let (dark, light) = (
      try logo("<rect width='9' height='9'/>"), try logo("<rect fill='#fff' width='9' height='9'/>")
    )
    #expect(dark.needsPlate(on: Color(0x101020)) && !light.needsPlate(on: Color(0x101020)))
    #expect(!dark.needsPlate(on: .white) && !light.needsPlate(on: .white))
  }
}
