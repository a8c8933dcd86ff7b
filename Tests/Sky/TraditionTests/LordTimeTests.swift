import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import AstroTradition
import TestSupport
import Testing

/// The lords of time as events of a calendar.
@Suite struct LordTimeTests {
  private func times(_ chart: Chart, _ from: String, _ to: String) throws -> [LordTime] {
    let moments = try [from, to].map { try #require(Moment(wholeSecond: $0)) }
    let span = try CalendarSpan(from: moments[0], to: moments[1])
    var calendar = SkyCalendar(around: span.from)
    return try calendar.events(CalendarRequest(span, kinds: [.lordTime]), of: chart).value.compactMap {
      if case .lordTime(let time) = $0 { time } else { nil }
    }
  }

  @Test func `each system is told without gaps, on both levels`() throws {
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let all = try times(chart, "1990-04-16T00:00:00Z", "2089-01-01T00:00:00Z")
    for system in LordTime.System.allCases {
      for level in 1...2 {
        let own = all.filter { $0.system == system && $0.level == level }
        #expect(own.count > 5)
        for (time, next) in zip(own, own.dropFirst()) where system != .firdaria || level == 1 {
          #expect(time.end == next.start, "\(system) \(level)")
        }
      }
    }
  }

  @Test func `a span has the times that two spans have together`() throws {
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let (a, b, c) = ("2026-01-01T00:00:00Z", "2027-06-01T00:00:00Z", "2030-01-01T00:00:00Z")
    let whole = Set(try times(chart, a, c))
    #expect(whole == Set(try times(chart, a, b)).union(try times(chart, b, c)))
    #expect(whole.count > 20)
  }

  @Test func `who rules at a moment by the calendar is who rules by the details`() throws {
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let moment = try #require(Moment(wholeSecond: "2026-11-26T00:00:00Z"))
    let details = try Skies(SwissEphemeris()).details(of: chart, [.timelords], on: moment)
    let lords = try #require(details.timeLords)
    let told = try times(chart, "2026-11-26T00:00:00Z", "2026-11-26T00:00:01Z")
    let names = told.map { "\($0.system.rawValue) \($0.level) \($0.ruler.name)" }
    let day = moment.julianDay
    let ruling =
      lords.firdaria.periods.ruling(at: day).enumerated().map { "firdaria \($0 + 1) \($1.lord.rawValue)" }
      + lords.spirit.ruling(at: day).prefix(2).map { "spirit \($0.level) \($0.sign.rawValue)" }
      + lords.fortune.ruling(at: day).prefix(2).map { "fortune \($0.level) \($0.sign.rawValue)" }
      + (lords.vimshottari?.ruling(at: day).prefix(2) ?? []).enumerated().map {
        "vimshottari \($0 + 1) \($1.lord.rawValue)"
      }
    #expect(Set(names) == Set(ruling) && names.count == 8)
  }

  @Test func `without a time of birth nobody rules, and before the birth nobody does`() throws {
    let (from, to) = ("2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z")
    let untimed = try SwissEphemeris().chart(
      of: BirthData(
        date: try #require(CivilDate(year: 1990, month: 4, day: 15)), time: nil, timeZone: "Europe/Kyiv",
        latitude: 50.45, longitude: 30.52))
    #expect(try times(untimed, from, to).isEmpty)
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    #expect(try times(chart, "1980-01-01T00:00:00Z", "1985-01-01T00:00:00Z").isEmpty)
  }
}
