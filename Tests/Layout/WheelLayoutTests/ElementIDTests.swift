import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroThemes
import AstroWheelLayout
import TestSupport
import Testing

/// Ids in the drawing response, in pictures and in findings are one thing.
@Suite struct ElementIDTests {
  @Test(arguments: 0..<6, ["en", "uk"])
  func `every mark is exactly one titled group, and nothing else is named like one`(
    seed: UInt64, language: String
  ) throws {
    var charts = RandomCharts(seed: 900 + seed, knowsTime: seed != 5)
    var skies = RandomSkies(seed: seed)
    let figures =
      try charts.next(3).map(WheelFigure.init) + [try skies.next(rings: 2), try skies.next(rings: 3)]
    for figure in figures {
      let options = WheelOptions(caption: BoxHonestyTests.caption, language: language)
      expectNamed(Wheel(of: figure, options: options, theme: .light, shaper: RulerShaper()))
    }
  }

  private func expectNamed(_ wheel: Wheel) {
    let groups = wheel.scene().items.groups
    let names = groups.map(\.label)
    #expect(Set(names).count == names.count)
    let marks = Set(wheel.marks.map(\.id.description))
    #expect(marks.count == wheel.marks.count)
    let titled = groups.filter { marks.contains($0.label) && $0.title?.isEmpty == false }
    #expect(titled.count == marks.count)
    // What holds glyphs itself is a mark.
    let inked = groups.filter { $0.items.contains { if case .glyphs = $0 { true } else { false } } }
    #expect(Set(inked.map(\.label)) == marks)
  }

  @Test func `an id is made of ring, subject and part`() {
    let ids: [(ElementID, String)] = [
      (ElementID(.body(.sun), .glyph), "planet.sun.glyph"), (ElementID(.body(.chiron)), "point.chiron"),
      (ElementID(ring: "partner", .body(.mars), .degree), "partner.mars.degree"),
      (ElementID(.sign(.leo)), "sign.leo"), (ElementID(.house(4), .number), "house.4.number"),
      (ElementID(.cusp(4)), "cusp.4"), (ElementID(.angle(.ascendant), .label), "angle.ascendant.label"),
      (ElementID(ring: "transit", .flag(.midheaven), .label), "transit.midheaven.label"),
      (ElementID(.aspect(.body(.sun), .angle(.ascendant)), .glyph), "aspect.sun.ascendant.glyph"),
      (
        ElementID(ring: "transit", .aspect(.body(.mars), .body(.sun), ring2: "natal")),
        "aspect.transit.mars.natal.sun"
      ),
    ]
    for (id, text) in ids { #expect(id.description == text) }
  }

  @Test func `a pair in two aspects has two names`() throws {
    let sky = [Placement(.sun, at: Longitude(0)), Placement(.moon, at: Longitude(105))]
    let chart = try Chart(
      planets: sky,
      aspects: [Aspect(.sun, .moon, .trine, orb: 15), Aspect(.sun, .moon, .square, orb: 15)])
    let wheel = Wheel.ruled(chart)
    #expect(Set(wheel.chords.map(\.id.description)) == ["aspect.sun.moon", "aspect.sun.moon.trine"])
    expectNamed(wheel)
  }

  @Test func `a second sky of a kind gets a number`() throws {
    let chart = try SampleChart.oksana()
    let figure = WheelFigure(of: chart, around: [.init(chart, as: .natal), .init(chart, as: .natal)])
    #expect(figure.rings.map(\.name) == ["natal", "natal2", "natal3"])
  }
}

extension [Scene.Item] {
  /// Every group, however deep.
  fileprivate var groups: [Scene.Group] {
    flatMap { item -> [Scene.Group] in
      guard case .group(let group) = item else { return [] }
      return [group] + group.items.groups
    }
  }
}
