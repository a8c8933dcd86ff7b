import AstroChartModel
import AstroDiagnostics
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

@Suite struct MonthSheetTests {
  private func events(seed: UInt64) throws -> [SkyEvent] {
    var random = SeededGenerator(seed: seed)
    return try InventedYear(seed: &random).events(movers: [.sun, .mercury, .venus, .mars, .jupiter])
  }

  @Test func `in no month does anything overlap, leave its day or get lost`() throws {
    let (events, fonts) = (try events(seed: 6), try FontBook())
    for month in 1...12 {
      let figure = try MonthFigure(of: "Оксана", year: 2027, month: month, events: events)
      let sheet = MonthSheet(of: figure, theme: .dark, language: .uk, shaper: fonts)
      #expect(sheet.audit() == [])
      #expect(sheet.days.count == CivilDate.days(inMonth: month, of: 2027))
    }
  }

  @Test func `on a full day the last line says how many more there are`() throws {
    let events = try events(seed: 6)
    let figure = try MonthFigure(
      of: nil, year: 2027, month: 5, events: Array(repeating: events, count: 12).flatMap(\.self))
    let sheet = MonthSheet(of: figure, theme: .light, language: .en, shaper: RulerShaper())
    let full = try #require(sheet.days.first { $0.hidden > 0 })
    #expect(full.marks.contains { $0.title == "\(full.hidden) more" })
    #expect(sheet.audit() == [])
  }

  @Test func `a phase of the Moon is told as the aspect that it is`() throws {
    let figure = try MonthFigure(of: nil, year: 2027, month: 3, events: try events(seed: 7))
    let sheet = MonthSheet(of: figure, theme: .light, language: .en, shaper: RulerShaper())
    let words = sheet.days.flatMap(\.marks).map { $0.text.runs.map(\.text).joined() }
    for aspect in ["☌", "□", "☍"] {
      #expect(words.contains { $0.contains("☽") && $0.contains(aspect) && $0.contains("☉") }, "\(words)")
    }
  }

  @Test func `a key explains houses only where there are any`() throws {
    let events = try events(seed: 6)
    let untimed = events.map { event -> SkyEvent in
      guard case .transit(var passage) = event else { return event }
      passage.house = nil
      return .transit(passage)
    }
    for (events, isTimed) in [(events, true), (untimed, false)] {
      let figure = try MonthFigure(of: "Оксана", year: 2027, month: 5, events: events)
      let sheet = MonthSheet(of: figure, theme: .light, language: .en, shaper: RulerShaper())
      #expect(sheet.furniture.contains { $0.title == "natal house" } == isTimed)
    }
  }

  @Test func `a day's strip is the Moon's way through it`() throws {
    let figure = try MonthFigure(of: nil, year: 2027, month: 3, events: try events(seed: 7))
    let sheet = MonthSheet(of: figure, theme: .light, language: .en, shaper: RulerShaper())
    for day in sheet.days {
      #expect(day.signs.first?.from == day.box.minX)
      #expect(abs((day.signs.last?.to ?? 0) - day.box.maxX) < 1e-9)
    }
    // What one day ends in the next begins in.
    for (day, next) in zip(sheet.days, sheet.days.dropFirst()) {
      #expect(day.signs.last?.sign == next.signs.first?.sign)
    }
  }

  @Test func `a void is drawn for as long as it lasts, over midnight too`() throws {
    let start = try #require(CivilDate("2027-03-10")).daysSince1970 * 86_400
    let void = VoidOfCourse(
      from: moment(start - 21_600), to: moment(start + 43_200), leaving: .aries, for: .taurus, last: nil)
    let figure = try MonthFigure(of: nil, year: 2027, month: 3, events: [.void(void)])
    let sheet = MonthSheet(of: figure, theme: .light, language: .en, shaper: RulerShaper())
    let widths = sheet.days.map { $0.voids.reduce(0) { $0 + $1.width } / $0.box.width }
    #expect(abs(widths[8] - 0.25) < 1e-9)
    #expect(abs(widths[9] - 0.5) < 1e-9)
    #expect(widths.count { $0 > 0 } == 2)
  }

  @Test func `each day has the Moon as it is at noon, to half a degree`() throws {
    var random = SeededGenerator(seed: 7)
    let year = try InventedYear(seed: &random)
    let figure = try MonthFigure(of: nil, year: 2027, month: 3, events: year.events(movers: []))
    let sheet = MonthSheet(of: figure, theme: .light, language: .en, shaper: RulerShaper())
    for day in sheet.days {
      let noon = Double(day.date.daysSince1970 * 86_400 + 43_200)
      let ahead = year.sky.longitude(of: .moon, at: noon) - year.sky.longitude(of: .sun, at: noon)
      let drawn = try #require(day.elongation)
      #expect(abs(turned(drawn - ahead)) < 0.5, "\(day.date.day)")
    }
    #expect(Set(sheet.days.compactMap(\.elongation)).count == 31)
  }

  @Test func `there is no thirteenth month`() {
    #expect(throws: Problem.self) { try MonthFigure(of: nil, year: 2027, month: 13, events: []) }
  }

  @Test func `an audit tells words over a border, and what is missing`() throws {
    let figure = try MonthFigure(of: nil, year: 2027, month: 3, events: try events(seed: 7))
    var sheet = MonthSheet(of: figure, theme: .light, language: .en, shaper: RulerShaper())
    sheet.days[4].marks[0].origin.x = sheet.days[4].box.minX - 2
    sheet.days[5].shown += 1
    let kinds = Set(sheet.audit().map(\.kind))
    #expect(kinds.isSuperset(of: [.crossing, .cut, .missing]))
  }

  @Test func `the picture of a month`() throws {
    let fonts = try FontBook()
    let figure = try MonthFigure(of: "Оксана", year: 2027, month: 2, events: try events(seed: 6))
    let sheet = MonthSheet(of: figure, theme: .dark, language: .uk, shaper: fonts)
    let png = try Renderer(fonts: fonts).png(sheet.scene(), pixelWidth: 320, info: DocumentInfo(title: ""))
    expectGolden(picture: png, "month-dark")
  }
}
