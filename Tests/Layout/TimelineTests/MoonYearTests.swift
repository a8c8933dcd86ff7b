import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroShaping
import AstroThemes
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

@testable import AstroTimeline

@Suite struct MoonYearTests {
  private struct Leap {
    let sky: InventedSky
    let events: [SkyEvent]

    /// A leap year of an invented sky, with a void before every ingress.
    init() throws {
      var random = SeededGenerator(seed: 7)
      let start = try #require(CivilDate("2028-01-01")).daysSince1970 * 86_400
      let year = try InventedYear(seed: &random, from: start, days: 366)
      let found = year.events(movers: [])
      var voids: [SkyEvent] = []
      for case .ingress(let ingress) in found where ingress.body == .moon {
        let length = 3600 * Int.random(in: 1..<50, using: &random)
        voids.append(
          .void(
            VoidOfCourse(
              from: moment(ingress.moment.secondsSince1970 - length), to: ingress.moment,
              leaving: Sign(index: ingress.sign.index - 1), for: ingress.sign, last: nil)))
      }
      (sky, events) = (year.sky, found + voids)
    }
  }

  private static let leap = Result { try Leap() }
  private let sky: InventedSky
  private let events: [SkyEvent]

  init() throws {
    let leap = try MoonYearTests.leap.get()
    (sky, events) = (leap.sky, leap.events)
  }

  private func picture(
    _ clock: LocalClock = .utc, south: Bool = false, _ language: Language = .uk, events: [SkyEvent]? = nil
  ) -> MoonYear {
    let figure = MoonYearFigure(of: 2028, clock: clock, isSouthern: south, events: events ?? self.events)
    return MoonYear(of: figure, theme: .light, language: language, shaper: RulerShaper())
  }

  /// Two hours ahead of UTC, from April to October three.
  private var changing: LocalClock {
    LocalClock { moment in
      let isSummer = (4...9).contains(moment.inUTC.local.date.month)
      return Moment(
        secondsSince1970: moment.secondsSince1970, nanoseconds: moment.nanoseconds,
        utcOffsetSeconds: isSummer ? 10_800 : 7200, offsetSource: .fixed)
    }
  }

  @Test func `a leap year has a cell for every day, and nothing overlaps or gets lost`() throws {
    let fonts = try FontBook()
    for language in [Language.en, .uk] {
      let figure = MoonYearFigure(of: 2028, clock: changing, events: events)
      let year = MoonYear(of: figure, theme: .celestial, language: language, shaper: fonts)
      #expect(year.audit() == [])
      #expect(year.days.count == 366 && year.days.count { $0.eclipse != nil } > 3)
    }
  }

  @Test func `every disc is true at the noon of the clock, in summer too`() throws {
    for day in picture(changing).days {
      let offset = (4...9).contains(day.date.month) ? 10_800 : 7200
      let noon = Double(day.date.daysSince1970 * 86_400 + 43_200 - offset)
      let ahead = sky.longitude(of: .moon, at: noon) - sky.longitude(of: .sun, at: noon)
      #expect(abs(turned(try #require(day.elongation) - ahead)) < 0.01, "\(day.date)")
    }
  }

  @Test func `the south sees the same Moon turned round`() throws {
    let (north, south) = (picture(), picture(south: true))
    for day in [3, 9, 17, 25].map({ north.days[$0] }) {
      let (right, left) = (try #require(lit(day, of: north)), try #require(lit(day, of: south)))
      #expect(abs((right.minX - day.moon.x) + (left.maxX - day.moon.x)) < 2e-3)
      #expect(abs((right.maxX - day.moon.x) + (left.minX - day.moon.x)) < 2e-3)
      #expect(abs(right.minX - left.minX) > 0.01)
    }
    #expect(zip(north.days, south.days).allSatisfy { $0.elongation == $1.elongation })
    #expect(south.description != north.description)
  }

  /// The box of the lit part of a day's Moon.
  private func lit(_ day: MoonYear.Day, of year: MoonYear) -> Rect? {
    var queue = year.scene(shaper: RulerShaper()).items
    while let item = queue.popLast() {
      guard case .group(let group) = item else { continue }
      if group.label != day.id {
        queue += group.items
        continue
      }
      for case .fill(let path, let paint) in group.items where paint.token == "moonLight" {
        return path.controlBounds
      }
    }
    return nil
  }

  @Test func `a day on which the sign changes has both and the hour, any other one`() {
    let days = picture(changing).days
    for (day, next) in zip(days, days.dropFirst()) {
      let parts = day.marks.map { $0.id.dropFirst(day.id.count) }
      #expect(parts.contains(".hour") == (day.ingress != nil))
      #expect(parts.contains(".sign") == (day.ingress == nil))
      let last = day.marks.last { $0.id.contains(".sign") }?.title
      #expect(next.marks.first { $0.id.contains(".sign") }?.title == last)
    }
  }

  @Test func `a void is nearer to its own month's hours than to the next month's numbers`() throws {
    let year = MoonYear(
      of: MoonYearFigure(of: 2028, clock: .utc, isSouthern: false, events: events), theme: .light,
      language: .uk, shaper: try FontBook())
    for bar in year.voids {
      let month = try #require(Int(bar.id.split(separator: ".").last ?? ""))
      func boxes(_ month: Int) -> [Rect] {
        year.days.filter { $0.date.month == month }.flatMap(\.marks).map(\.box)
      }
      let above = bar.box.minY - (boxes(month).map(\.maxY).max() ?? 0)
      guard let below = boxes(month + 1).map(\.minY).min() else { continue }
      #expect(above < below - bar.box.maxY)
    }
  }

  @Test func `a void is as long as it lasts, over midnight, months and the year's end`() throws {
    func void(_ from: Int, _ to: Int) throws -> SkyEvent {
      let start = try #require(CivilDate("2028-02-29")).daysSince1970 * 86_400
      return .void(
        VoidOfCourse(
          from: moment(start + from), to: moment(start + to), leaving: .aries, for: .taurus, last: nil))
    }
    let days = { (bars: [MoonYear.VoidBar]) in
      bars.map { ($0.box.width / MoonYearPlan.cell.width * 1000).rounded() / 1000 }
    }
    let over = picture(events: [try void(43_200, 86_400 + 21_600)])
    #expect(days(over.voids) == [0.5, 0.25] && over.audit() == [])
    #expect(over.voids.first?.box.maxX == over.days[59].box.maxX)
    #expect(over.voids.last?.box.minX == over.days[60].box.minX)
    // Until midnight exactly: nothing of March.
    #expect(days(picture(events: [try void(0, 86_400)]).voids) == [1])
    let newYear = try #require(CivilDate("2029-01-01")).daysSince1970 * 86_400
    let late = VoidOfCourse(
      from: moment(newYear - 43_200), to: moment(newYear + 43_200), leaving: .aries, for: .taurus, last: nil)
    #expect(days(picture(events: [.void(late)]).voids) == [0.5])
  }

  @Test func `an eclipse on the other side of midnight has its own time`() throws {
    let midnight = try #require(CivilDate("2028-07-07")).daysSince1970 * 86_400
    let full = Lunation(.fullMoon, at: moment(midnight - 60), Longitude(280))
    let eclipse = Eclipse(of: .moon, .partial, greatest: moment(midnight + 120), magnitude: 0.4, saros: nil)
    let days = picture(events: [.lunation(full), .eclipse(eclipse)]).days
    #expect(days[187].lunation != nil && days[187].eclipse == nil)
    #expect(days[188].lunation == nil && days[188].eclipse != nil)
    #expect(days[187].marks.contains { $0.title.hasSuffix("23:59") })
    #expect(days[188].marks.filter { $0.title.hasSuffix("00:02") }.map(\.id).count == 2)
  }

  @Test func `weekends are set in bold`() throws {
    let figure = MoonYearFigure(of: 2028, events: [])
    let year = MoonYear(of: figure, theme: .print, language: .en, shaper: try FontBook())
    for day in year.days {
      #expect((day.marks[0].text.runs[0].face == .interSemiBold) == (day.date.weekday > 5), "\(day.date)")
    }
  }

  @Test func `the foot tells noon, the zone and the kind of voids, and a zodiac that is not tropical`() {
    let figure = MoonYearFigure(
      of: 2028, zone: "Europe/Kyiv", zodiac: .sidereal(.lahiri), voids: .modern, isSouthern: true, events: [])
    let note = MoonYearNote(figure, .en).text
    for word in ["12:00", "southern", "Europe/Kyiv", "Pluto", "Lahiri"] { #expect(note.contains(word)) }
    #expect(!MoonYearNote(MoonYearFigure(of: 2028, events: []), .en).text.contains("zodiac"))
  }

  @Test func `an audit tells what overlaps, is moved, and is lost`() {
    var year = picture()
    year.days[4].marks[0].origin.x += MoonYearPlan.cell.width
    year.days[20].marks[0].origin.y += 12
    let bar = year.voids[3].box
    year.voids[3].box = Rect(x: bar.minX, y: bar.minY, width: bar.width + 4, height: bar.height)
    year.days[year.days.firstIndex { $0.lunation != nil } ?? 0].lunation = nil
    let kinds = Set(year.audit().map(\.kind))
    #expect(kinds == [.overlap, .cut, .crossing, .misplaced, .missing])
  }
}
