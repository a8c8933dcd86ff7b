import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroPainting
import AstroShaping
import AstroThemes
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

@testable import AstroTimeline

@Suite struct YearTimelineTests {
  /// Made once for all tests.
  private static let figures = Result { try (1...4).map { try made(seed: $0) } }

  private func figure(seed: UInt64) throws -> YearFigure { try Self.figures.get()[Int(seed) - 1] }

  private static func made(seed: UInt64) throws -> YearFigure {
    var random = SeededGenerator(seed: seed)
    let year = try InventedYear(seed: &random)
    return YearFigure(
      of: "Оксана", facts: ["15 April 1990, 14:30", "Kyiv, Ukraine"], span: year.span,
      events: year.events(movers: Array(YearFigure.slowMovers)), places: year.places)
  }

  @Test(arguments: 1...4)
  func `in random years nothing overlaps, nothing is cut, nothing stands outside`(seed: UInt64) throws {
    let (figure, fonts) = (try figure(seed: seed), try FontBook())
    for language in Language.allCases {
      let year = YearTimeline(of: figure, theme: .light, language: language, shaper: fonts)
      #expect(year.audit() == [])
      #expect(year.groups.flatMap(\.bands).count > 10)
    }
  }

  @Test func `a double peak is one band, with a day over each peak`() throws {
    let figure = try figure(seed: 2)
    let year = YearTimeline(of: figure, theme: .light, language: .en, shaper: RulerShaper())
    let bands = year.groups.flatMap(\.bands)
    let double = try #require(bands.first { $0.peaks.count == 2 })
    #expect(double.marks.count == 3)
    let highest = double.curve.map(\.y).min()
    #expect(double.peaks.allSatisfy { abs($0.center.y - (highest ?? 0)) < 0.2 })
    // Between the two the curve is lower than at either.
    let between = double.curve.filter {
      $0.x > double.peaks[0].center.x + 1 && $0.x < double.peaks[1].center.x - 1
    }
    #expect(between.allSatisfy { $0.y > double.peaks[0].center.y })
  }

  @Test func `the slowest stands first, and every body has its way`() throws {
    let year = YearTimeline(of: try figure(seed: 1), theme: .light, language: .en, shaper: RulerShaper())
    #expect(
      year.groups.map(\.body) == [
        .pluto, .neptune, .uranus, .saturn, .jupiter, .mars, .sun, .venus, .mercury,
      ])
    for strip in year.groups.compactMap(\.strip) {
      #expect(strip.signs.first?.from == strip.box.minX)
      #expect(strip.signs.last?.to == strip.box.maxX)
      #expect(zip(strip.signs, strip.signs.dropFirst()).allSatisfy { $0.to == $1.from })
    }
  }

  @Test func `what has no room is counted`() throws {
    var figure = try figure(seed: 1)
    let all = figure.events
    // Every body's passages once more, a third of a day later, and again.
    for _ in 0..<6 { figure.events += all }
    let year = YearTimeline(of: figure, theme: .light, language: .en, shaper: RulerShaper())
    let drawn = year.groups.reduce(0) { $0 + $1.bands.count }
    let once = YearTimeline(
      of: try self.figure(seed: 1), theme: .light, language: .en, shaper: RulerShaper())
    let wanted = once.groups.reduce(0) { $0 + $1.bands.count } + once.omitted.values.reduce(0, +)
    #expect(drawn + year.omitted.values.reduce(0, +) == 7 * wanted)
    #expect(year.omitted[.mars] != nil)
    #expect(year.key.contains { $0.title.contains("more in the list") })
  }

  @Test func `a passage that is closest in another year is a band without a dot, with an arrow to its day`()
    throws
  {
    var figure = try figure(seed: 1)
    let passages = figure.events.compactMap { event -> Passage? in
      if case .transit(let passage) = event, passage.hits.count == 1, passage.transiting != .mars {
        passage
      } else {
        nil
      }
    }
    let passage = try #require(passages.first { $0.hits[0].moment.precedes(figure.span.to) })
    // The year now ends between the entering of the orb and the day of exactness.
    let middle = (passage.start.exactSeconds + passage.hits[0].moment.exactSeconds) / 2
    let end = try #require(Moment(julianDay: Moment.julianDay(seconds: middle)))
    figure = YearFigure(
      of: "Оксана", span: try CalendarSpan(from: figure.span.from, to: end), events: [],
      passing: [.transit(passage)],
      places: figure.places)
    for (language, told) in [(Language.en, "no dot"), (.uk, "без точки")] {
      let year = YearTimeline(of: figure, theme: .light, language: language, shaper: RulerShaper())
      let bands = year.groups.flatMap(\.bands)
      #expect(bands.count == 1 && bands[0].peaks.isEmpty)
      #expect(bands[0].marks.contains { $0.text.runs.contains { $0.text.contains("→") } })
      #expect(year.key.contains { $0.title.contains(told) } && year.audit() == [])
    }
  }

  @Test func `every id is that of one group`() throws {
    let year = YearTimeline(of: try figure(seed: 3), theme: .dark, language: .uk, shaper: RulerShaper())
    let ids = year.scene().items.flatMap(\.groupLabels)
    #expect(Set(ids).count == ids.count)
    #expect(year.marks.allSatisfy { ids.contains($0.id) })
    #expect(year.marks.allSatisfy { !$0.title.isEmpty })
  }

  @Test func `a year twice as wide is the same year at twice the size`() throws {
    let year = YearTimeline(of: try figure(seed: 3), theme: .light, language: .en, shaper: RulerShaper())
    let (small, large) = (year.scene(), year.scene(width: 2 * YearTimeline.size.width))
    #expect(large.size.height == 2 * small.size.height)
    #expect(large.items.flatMap(\.groupLabels) == small.items.flatMap(\.groupLabels))
  }

  @Test func `on a dark page a full moon is the lighter one`() {
    let style = { (theme: Theme) in CalendarType(theme: theme).moon }
    let light = MoonGlyph.shaped(4, style(.light), on: Theme.light.paper, by: RulerShaper())
    let dark = MoonGlyph.shaped(4, style(.dark), on: Theme.dark.paper, by: RulerShaper())
    #expect(light.runs[0].glyphs != dark.runs[0].glyphs)
    #expect(light.runs[0].text == dark.runs[0].text)
  }

  @Test(arguments: ["light", "print"])
  func `the picture of a year`(theme: String) throws {
    let fonts = try FontBook()
    let inks = try #require(Theme.builtIn(named: theme))
    let year = YearTimeline(of: try figure(seed: 1), theme: inks, language: .en, shaper: fonts)
    let png = try Renderer(fonts: fonts).png(year.scene(), pixelWidth: 320, info: DocumentInfo(title: ""))
    expectGolden(picture: png, "year-\(theme)")
  }
}

extension Scene.Item {
  /// The labels of this group and of all within.
  var groupLabels: [String] {
    guard case .group(let group) = self else { return [] }
    return [group.label] + group.items.flatMap(\.groupLabels)
  }
}
