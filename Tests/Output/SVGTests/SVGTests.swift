import AstroDrawing
import AstroGeometry
import AstroPainting
import AstroSVG
import AstroShaping
import PictureSupport
import Testing

@Suite struct SVGTests {
  let fonts: FontBook
  let renderer: Renderer
  let svg: SVGWriter

  init() throws {
    fonts = try FontBook()
    renderer = Renderer(fonts: fonts)
    svg = SVGWriter(glyphs: fonts)
  }

  private func text(_ scene: Scene, _ info: DocumentInfo = Specimen.info) throws -> String {
    String(decoding: try svg.svg(scene, info: info), as: UTF8.self)
  }

  @Test(.asks(.rsvg)) func `another program draws the same picture`() throws {
    for background in [Specimen.paper, nil] {
      let scene = Specimen.scene(fonts, background: background)
      let theirs = try Peer.rsvg.run("-w", "600", "%", on: svg.svg(scene, info: Specimen.info))
      #expect(theirs.status == 0)
      #expect(theirs.complaints.isEmpty)
      let ours = try Picture(png: renderer.png(scene, pixelWidth: 600, info: Specimen.info))
      let difference = try ours.difference(from: Picture(png: Array(theirs.output)))
      #expect(difference.notable == 0, "the largest difference is \(difference.largest)")
    }
  }

  @Test func `it says what it shows`() throws {
    let info = DocumentInfo(title: "A < B & \"C\"", language: "uk", description: "Опис\u{0}\u{B}")
    let svg = try text(Scene(size: Size(width: 10.5, height: 20)), info)
    #expect(svg.contains("<title>A &lt; B &amp; &quot;C&quot;</title>"))
    #expect(svg.contains("<desc>Опис</desc>"))
    #expect(svg.contains("role=\"img\" xml:lang=\"uk\""))
    #expect(svg.contains("width=\"10.5pt\" height=\"20pt\" viewBox=\"0 0 10.5 20\""))
  }

  @Test func `words are outlines, each written once`() throws {
    var scene = Scene(size: Size(square: 100))
    for row in 1...5 {
      let words = fonts.shape("aaa", TextStyle(.inter, size: Double(row) + 5, color: .black))
      scene.place(words, at: Point(x: 0, y: 10 * Double(row)))
    }
    let svg = try text(scene)
    #expect(!svg.contains("<text"))
    #expect(svg.matches(of: #/<path id="_i-/#).count == 1)
    #expect(svg.matches(of: #/<use /#).count == 15)
  }

  @Test func `names are safe and come once each`() throws {
    var scene = Scene(size: Size(square: 100))
    for label in ["a", "a", "a b<c>", "1", "", "місяць"] {
      scene.group(label) { $0.fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)), .black) }
    }
    let svg = try text(scene)
    let names = svg.matches(of: #/id="([^"]*)"/#).map { String($0.1) }
    #expect(names == ["a", "a-2", "a-b-c-", "_1", "_------"])
    #expect(svg.matches(of: #/<g>/#).count == 1)
  }

  @Test func `strokes that look alike become one path, veils do not`() throws {
    var scene = Scene(size: Size(square: 100))
    for (opacity, count) in [(1.0, 1), (0.5, 3)] {
      scene.items = []
      for y in 1...3 {
        let line = Segment(Point(x: 0, y: Double(y)), Point(x: 9, y: Double(y)))
        scene.line(line, Stroke(Color(0x112233, opacity: opacity), width: 1))
      }
      #expect(try text(scene).matches(of: #/<path /#).count == count)
    }
  }

  @Test func `links lead only to pages and to places that are there`() throws {
    var scene = Scene(size: Size(square: 100))
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    scene.anchor("here & now", at: .origin)
    let destinations: [Destination] = [
      .anchor("here & now"), .anchor("nowhere"), .web("https://example.org/?a=1&b=2"),
      .web("javascript:alert(1)"),
      .web("https://example.org/\" onload=\"x"),
    ]
    for destination in destinations { scene.link(rect, to: destination) }
    let targets = try text(scene).matches(of: #/xlink:href="([^"]*)"/#).map { String($0.1) }
    #expect(targets == ["#here---now", "https://example.org/?a=1&amp;b=2"])
  }

  @Test func `numbers have at most three decimals and none are empty of meaning`() throws {
    var scene = Scene(size: Size(square: 100))
    scene.fill(
      Path(through: [Point(x: 0.1234, y: -0.00001), Point(x: -3.5, y: 20), Point(x: 7.1, y: 0.05)]), .black)
    #expect(try text(scene).contains("d=\"M0.123 0L-3.5 20L7.1 0.05\""))
  }

  @Test func `what is no number does not end the process`() throws {
    let path = Path(through: [Point(x: .nan, y: .infinity), Point(x: -.infinity, y: 1)])
    let scene = Scene(size: Size(square: 10), items: [.fill(path, Paint(.black))])
    #expect(try text(scene).contains("M0 1000000000L-1000000000 1"))
  }
}
