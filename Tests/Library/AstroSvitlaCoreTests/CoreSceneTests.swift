import AstroSvitlaCore
import Foundation
import Testing

/// What a painter outside of the package is given.
@Suite struct CoreSceneTests {
  private let chart: Chart
  private let font = SymbolFont()

  init() throws {
    let file = try #require(
      Bundle.module.url(forResource: "chart", withExtension: "json", subdirectory: "Resources"))
    chart = try Chart(json: Array(try Data(contentsOf: file)))
  }

  private func flat(_ items: [Scene.Item]) -> [Scene.Item] {
    items.flatMap { item in
      if case .group(let group) = item { flat(group.items) } else { [item] }
    }
  }

  @Test func `an outlined wheel is paths alone, as many as there were runs`() throws {
    let made = try chart.scene(theme: .dark, shapedBy: font)
    #expect(try made.notes.map(\.message) == chart.svg(theme: .dark).notes.map(\.message))
    let (scene, outlined) = (made.value, try made.value.outlined(by: font))
    #expect(scene.size == outlined.size && scene.background == outlined.background)
    let (before, after) = (flat(scene.items), flat(outlined.items))
    let blank = before.count {
      if case .glyphs(let run, _) = $0 { run.text.allSatisfy(\.isWhitespace) } else { false }
    }
    #expect(before.count - blank == after.count && after.count > 100)
    let isPath = after.allSatisfy { item in
      switch item {
      case .fill, .stroke: true
      case .glyphs, .link, .anchor, .group: false
      }
    }
    #expect(isPath)
  }

  @Test func `an outline covers the ink of its run`() throws {
    let style = TextStyle(.symbols, size: 40, paint: Paint(.black))
    for symbol in ["♈", "☉", "♆", "3"] {
      let shaped = font.shape(StyledText([.init(symbol, style)]))
      var scene = Scene(size: Size(width: 100, height: 100), background: Paint(.white))
      scene.place(shaped, at: Point(x: 30, y: 60))
      guard case .fill(let path, let paint) = try #require(scene.outlined(by: font).items.first) else {
        Issue.record("\(symbol) is no fill")
        continue
      }
      #expect(paint == Paint(.black))
      let (ink, box) = (shaped.inkBounds.offset(by: Vector(dx: 30, dy: 60)), path.controlBounds)
      // A font's box holds the control points of its curves, which have others on the page.
      #expect(box.expanded(by: 0.2).contains(ink) && ink.expanded(by: 0.2).contains(box), "\(symbol)")
    }
  }

  @Test func `glyphs follow each other, and groups keep their places`() throws {
    let style = TextStyle(.symbols, size: 20, paint: Paint(.black))
    let shaped = font.shape(StyledText([.init("11", style)]))
    var scene = Scene(size: Size(width: 100, height: 100), background: Paint(.white))
    let turn = Affine(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 7)
    scene.group("turned", transform: turn) { $0.place(shaped, at: Point(x: 10, y: 10)) }
    guard case .group(let group) = try scene.outlined(by: font).items[0],
      case .fill(let path, _) = group.items[0]
    else {
      Issue.record("there is no fill in a group")
      return
    }
    #expect(group.transform == turn && group.label == "turned")
    let starts = path.elements.compactMap { if case .move(let point) = $0 { point } else { nil } }
    #expect(starts.count == 2 && abs(starts[1].x - starts[0].x - shaped.advance / 2) < 0.002)
    #expect(abs(starts[1].y - starts[0].y) < 0.002)
  }

  @Test func `a face that the source does not have is named`() throws {
    var scene = Scene(size: Size(width: 100, height: 100), background: Paint(.white))
    let run = GlyphRun(
      face: .inter, size: 10, paint: Paint(.black), text: "a",
      glyphs: [Glyph(id: 1, advance: 5, cluster: 0)])
    scene.items = [.glyphs(run, Point(x: 1, y: 1))]
    let problem = #expect(throws: Problem.self) { try scene.outlined(by: font) }
    #expect(problem?.code == .missingFont && problem?.message.contains("inter") == true)
  }

  /// A shaper of one's own: every character is a blank of half an em.
  private struct Blanks: TextShaper {
    func shape(_ text: StyledText) -> ShapedText {
      let runs = text.spans.map { span in
        let glyphs = span.text.utf8.indices.enumerated().map { index, _ in
          Glyph(id: 0, advance: span.style.size / 2, cluster: index)
        }
        return GlyphRun(
          face: span.style.face, size: span.style.size, paint: span.style.paint, text: span.text,
          glyphs: glyphs)
      }
      return ShapedText(
        runs: runs, ascent: 8, descent: 2,
        inkBounds: Rect(origin: Point(x: 0, y: -8), size: Size(width: 5, height: 8)))
    }
  }

  @Test func `corners are set by a shaper that has letters`() throws {
    func words(_ scene: Scene) -> [String] {
      flat(scene.items).compactMap { if case .glyphs(let run, _) = $0 { run.text } else { nil } }
    }
    let name = "Oksana"
    var chart = chart
    chart.name = name
    let titled = try chart.scene(showsTitle: true, shapedBy: Blanks()).value
    #expect(words(titled).contains { $0.contains(name) })
    #expect(try !words(chart.scene().value).contains { $0.contains(name) })
  }

  @Test func `three skies around a chart are refused, two are drawn`() throws {
    let sky = OuterSky(chart, as: .transit)
    #expect(try !chart.scene(around: [sky, sky]).value.items.isEmpty)
    let tries: [() throws -> Void] = [
      { _ = try chart.scene(around: [sky, sky, sky]) }, { _ = try chart.svg(around: [sky, sky, sky]) },
      { _ = try chart.response(around: [sky, sky, sky]) },
    ]
    for attempt in tries {
      let problem = #expect(throws: Problem.self) { try attempt() }
      #expect(problem?.code == .outOfRange && problem?.message.contains("3 skies") == true)
    }
  }
}
