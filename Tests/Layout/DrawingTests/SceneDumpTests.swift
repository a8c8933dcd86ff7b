import AstroDrawing
import AstroGeometry
import TestSupport
import Testing

@Suite struct SceneDumpTests {
  @Test func `an outline tells every kind of item`() {
    expectGolden(SceneDumpTests.specimen.dump(), "specimen")
  }

  @Test func `the outline of a document tells its pages and its outline`() {
    let document = PrintDocument(
      pages: [PrintDocument.Page(SceneDumpTests.specimen, label: "i")],
      outline: [PrintDocument.OutlineEntry("First", page: 0, y: 12.5)],
      info: DocumentInfo(title: "Specimen", language: "uk"))
    expectGolden(document.dump(), "document")
  }

  @Test func `the same scene gives the same outline, another another`() {
    var scene = SceneDumpTests.specimen
    #expect(scene.dump() == SceneDumpTests.specimen.dump())
    scene.anchor("more", at: .origin)
    #expect(scene.dump() != SceneDumpTests.specimen.dump())
  }

  private static var specimen: Scene {
    var scene = Scene(size: Size(width: 100, height: 50.5), background: .white)
    scene.fill(Path(through: [.origin, Point(x: 10, y: 1.0 / 3), Point(x: 2, y: 5)], closed: true), .black)
    scene.fill(Path(circle: Point(x: 50, y: 25), radius: 20), Color(0xFFD700, opacity: 0.5))
    scene.line(
      Segment(.origin, Point(x: 10, y: -10)), Stroke(.black, width: 0.25, dash: [2, 1.5], cap: .round))
    scene.stroke(
      Path(arc: .origin, radius: 10, from: .zero, sweep: Angle(degrees: 40)), Stroke(.black, width: 1))
    scene.group("words", role: .heading(level: 2), transform: .rotation(Angle(degrees: 90))) { group in
      let text = RulerShaper().shape("Say \"Сонце\" ☉", TextStyle(.vollkornItalic, size: 12, color: .black))
      group.place(text, at: Point(x: 1, y: 2))
      group.group("picture", role: .figure(alternative: "A line.")) {
        $0.line(Segment(.origin, Point(x: 1, y: 0)), Stroke(.black, width: 1))
      }
    }
    scene.link(Rect(x: 1, y: 2, width: 3, height: 4), to: .web("https://example.org"))
    scene.link(Rect(x: 5, y: 2, width: 3, height: 4), to: .anchor("sun"))
    scene.anchor("sun", at: Point(x: 9, y: 9))
    return scene
  }
}
