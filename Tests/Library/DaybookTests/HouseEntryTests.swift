import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroPeriods
import AstroSkies
import AstroWording
import DaySupport
import TestSupport
import Testing

@testable import AstroDaybook

/// What readings tell of houses that Mars to Pluto enter.
@Suite struct HouseEntryTests {
  private static let slow = Body.planets.filter { $0 > .venus }

  /// The houses that bodies enter in 2027 by the calendar.
  private static func entries(of natal: Chart) throws -> [HouseIngress] {
    let span = CalendarSpan.year(2027)
    var calendar = SkyCalendar(around: span.from)
    let request = CalendarRequest(span, kinds: [.houseIngress], movers: slow)
    return try calendar.events(request, of: natal).value.compactMap {
      if case .houseIngress(let ingress) = $0 { ingress.told(\.inUTC) } else { nil }
    }
  }

  private static func told(_ reading: PeriodReport) -> [HouseIngress] {
    reading.paragraphs.flatMap(\.events).compactMap {
      if case .houseIngress(let ingress) = $0 { ingress.told(\.inUTC) } else { nil }
    }
  }

  @Test func `days, weeks, months and the year tell houses only as the calendar has them entered`() throws {
    var daybook = Daybook()
    var days = 0
    for birth in try Days.random(2, seed: 9) where birth.natal.houses != nil {
      let entries = try Self.entries(of: birth.natal)
      #expect(!entries.isEmpty)
      for entry in entries {
        let day = try daybook.day(of: birth.natal, on: entry.moment.utc.date, zone: "UTC", in: .en).value
        let told = Self.told(day)
        #expect(told.allSatisfy(entries.contains), "\(day.text)")
        days += told.count
      }
      let year = try daybook.year(of: birth.natal, 2027, zone: "UTC", in: .uk).value
      #expect(Self.told(year).allSatisfy(entries.contains))
      #expect(Self.told(year).isEmpty || entries.contains { $0.body > .mars })
      for entry in entries.prefix(2) {
        let (month, date) = (entry.moment.utc.date.month, entry.moment.utc.date)
        let monthly = try daybook.month(of: birth.natal, month, of: 2027, zone: "UTC", in: .en).value
        #expect(Self.told(monthly).count == 1 && Self.told(monthly).allSatisfy(entries.contains))
        let weekly = try daybook.week(of: birth.natal, with: date, zone: "UTC", in: .uk).value
        #expect(Self.told(weekly).allSatisfy { entries.contains($0) || $0.moment.utc.date.year != 2027 })
      }
    }
    #expect(days > 3)
  }

  @Test func `a day on which a body turns beside a natal one of another motion is refused by nothing`() throws
  {
    // Pluto turns on 6 May 2026, beside a natal Mars that is direct, as Mars is on that day.
    var daybook = Daybook()
    let born = try BirthData(
      date: CivilDate(daysSince1970: 9_897), time: ClockTime(hour: 12, minute: 0), timeZone: "+00:00",
      latitude: 50, longitude: 30)
    let natal = try SwissEphemeris().chart(of: born)
    var audit = DayAudit()
    let told = try Language.allCases.map { language in
      [try daybook.day(of: natal, on: CivilDate(daysSince1970: 20_579), zone: "UTC", in: language).value]
    }
    try audit.read(told, of: natal)
    #expect(told[0][0].text.contains("Pluto trines your Mars within a degree and turns retrograde"))
    #expect(audit.broken == [:])
  }
}
