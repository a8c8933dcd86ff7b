import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import AstroSVG
import AstroShaping
import PictureSupport
import Testing

@Suite struct SVGOptionsTests {
  private let scene: Scene
  private let fonts: FontBook

  init() throws {
    fonts = try FontBook()
    var scene = Specimen.scene(fonts)
    let ink = Paint(Color(0x112233, opacity: 0.5), token: "faintInk")
    let page = Path(scene.bounds)
    scene.group("mark", title: "A & B") { $0.fill(page, ink) }
    scene.group("empty", title: "") { $0.line(Segment(.origin, Point(x: 9, y: 9)), Stroke(ink, width: 1)) }
    scene.anchor("here", at: .origin)
    scene.link(scene.bounds, to: .anchor("here"))
    self.scene = scene
  }

  private func text(_ options: SVGOptions) throws -> String {
    let writer = SVGWriter(glyphs: fonts, options: options)
    return String(decoding: try writer.svg(scene, info: Specimen.info), as: UTF8.self)
  }

  @Test func `a fragment is the file without what comes before the element`() throws {
    let file = try text(SVGOptions())
    let fragment = try text(SVGOptions(isFragment: true))
    #expect(fragment.hasPrefix("<svg "))
    #expect(file == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + fragment)
  }

  @Test func `titles are told, or left out and nothing else`() throws {
    let titled = try text(SVGOptions())
    #expect(titled.contains("<g id=\"mark\">\n<title>A &amp; B</title>\n"))
    #expect(titled.contains("<g id=\"empty\">\n<path"))
    let bare = try text(SVGOptions(showsTitles: false))
    #expect(bare == titled.replacing("<title>A &amp; B</title>\n", with: ""))
  }

  @Test func `inks of a theme are variables with their color behind them`() throws {
    let plain = try text(SVGOptions())
    #expect(!plain.contains("var("))
    let themed = try text(SVGOptions(usesVariables: true))
    #expect(themed.contains(" fill=\"var(--faintInk,#112233)\" fill-opacity=\"0.5\""))
    #expect(themed.contains(" stroke=\"var(--faintInk,#112233)\" stroke-opacity=\"0.5\""))
    #expect(themed.replacing(#/var\(--[A-Za-z]+,(#[0-9A-F]{6})\)/#) { String($0.1) } == plain)
  }

  @Test func `a token that no style sheet could name is left out`() throws {
    var scene = Scene(size: Size(square: 10))
    scene.fill(Path(scene.bounds), Paint(.black, token: "a;}b"))
    let writer = SVGWriter(glyphs: fonts, options: SVGOptions(usesVariables: true))
    let text = String(decoding: try writer.svg(scene, info: Specimen.info), as: UTF8.self)
    #expect(text.contains("fill=\"#000000\""))
  }

  @Test func `a prefix goes before every id and every reference, and nowhere else`() throws {
    let plain = try text(SVGOptions())
    let prefixed = try text(SVGOptions(prefix: "p7"))
    #expect(plain.contains("id=\"_"))
    #expect(
      prefixed
        == plain.replacing(" id=\"", with: " id=\"p7-").replacing("xlink:href=\"#", with: "xlink:href=\"#p7-")
    )
  }

  @Test(arguments: ["", "1a", "a-b", "a.b", "a b", "ї", "_a", "a\"", "-"])
  func `a prefix that no id may begin with is refused`(prefix: String) {
    let problem = #expect(throws: Problem.self) { try SVGOptions(prefix: prefix) }
    #expect(problem?.location == .field("prefix"))
  }
}
