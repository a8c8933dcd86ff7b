import AstroDrawing
import AstroGeometry
import TestSupport
import Testing

@Suite struct SceneBuildingTests {
  private let style = TextStyle(.inter, size: 10, color: .black)

  @Test func `every number is rounded to a thousandth as it enters`() {
    var scene = Scene(size: Size(square: 10))
    let third = Point(x: 1.0 / 3, y: 2.0 / 3)
    scene.fill(Path(through: [third, .origin]), .black)
    scene.stroke(
      Path(through: [third, .origin]), Stroke(.black, width: 1.0 / 3, dash: [2.0 / 3, 1]))
    scene.link(Rect(origin: third, size: Size(square: 1.0 / 3)), to: .anchor("a"))
    scene.anchor("a", at: third)
    let (rounded, path) = (Point(x: 0.333, y: 0.667), Path(through: [Point(x: 0.333, y: 0.667), .origin]))
    #expect(
      scene.items == [
        .fill(path, Paint(.black)), .stroke(path, Stroke(.black, width: 0.333, dash: [0.667, 1])),
        .link(Rect(origin: rounded, size: Size(square: 0.333)), .anchor("a")), .anchor("a", rounded),
      ])
  }

  @Test func `what cannot be seen is not added`() {
    var scene = Scene(size: Size(square: 10))
    scene.fill(Path(), .black)
    scene.fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)), Color.black.opacity(0))
    scene.line(Segment(.origin, Point(x: 1, y: 1)), Stroke(.black, width: 0))
    scene.group("empty") { _ in }
    #expect(scene.items.isEmpty)
  }

  @Test(arguments: 0..<20)
  func `words are set with the middle of their ink where it was asked for`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let center = Point(x: dice.number(in: 0...100), y: dice.number(in: 0...100))
    let text = RulerShaper().shape("Sun", style)
    var scene = Scene(size: Size(square: 100))
    scene.place(text, inkCenteredAt: center)
    guard case .glyphs(_, let origin) = try #require(scene.items.first) else { return }
    #expect(text.inkBounds.offset(by: origin - .origin).center.distance(to: center) < 0.001)
  }

  @Test func `runs of a text follow one another`() {
    let text = RulerShaper().shape(
      StyledText([
        StyledText.Span("ab", style), StyledText.Span("c", TextStyle(.symbols, size: 20, color: .black)),
      ]))
    var scene = Scene(size: Size(square: 100))
    scene.place(text, at: Point(x: 5, y: 50))
    let places = scene.items.compactMap { item -> Point? in
      if case .glyphs(_, let place) = item { place } else { nil }
    }
    #expect(places == [Point(x: 5, y: 50), Point(x: 16, y: 50)])
  }

  @Test(arguments: [0.5, 1, 1.7])
  func `a text drawn smaller measures smaller in proportion`(factor: Double) {
    let text = RulerShaper().shape("Moon", style)
    let scaled = text.scaled(by: factor)
    #expect(abs(scaled.advance - text.advance * factor) < 1e-9)
    #expect(abs(scaled.inkBounds.height - text.inkBounds.height * factor) < 1e-9)
    #expect(abs(scaled.inkBounds.minY - text.inkBounds.minY * factor) < 1e-9)
  }

  @Test func `a document of a picture without roles is one figure`() {
    var scene = Scene(size: Size(square: 10))
    scene.fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)), .black)
    let document = PrintDocument(scene, info: DocumentInfo(title: "t", description: "A square."))
    #expect(document.pages.count == 1)
    #expect(document.pages.first?.scene.dump().contains("(figure \"A square.\")") == true)
  }
}
