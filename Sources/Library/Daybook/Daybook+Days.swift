import AstroAlmanac
package import AstroChartModel
package import AstroDiagnostics
import AstroEphemeris
package import AstroPeriods
import AstroSkies
package import AstroWording

extension Daybook {
  /// The day that it is at a moment.
  ///
  /// - Parameters:
  ///   - zone: The zone whose clock tells; by default that of the birth, else UTC.
  ///   - natal: The chart of the birth; `nil` for a sign alone.
  package static func today(
    at moment: Moment, zone: String?, for natal: Chart?
  ) throws(Problem) -> CivilDate {
    try clock(of: zone, for: natal).clock.date(moment)
  }

  /// The clock that bounds a day, and its name.
  static func clock(
    of zone: String?, for natal: Chart?
  ) throws(Problem) -> (clock: LocalClock, name: String) {
    let zone = zone ?? natal?.birth?.zoneToday
    return (try LocalClock(of: zone, longitude: natal?.birth?.longitude), zone ?? "UTC")
  }

  /// The reading of a day for a birth.
  ///
  /// - Parameters:
  ///   - natal: The chart of the birth.
  ///   - date: The local day.
  ///   - zone: The zone whose clock begins and ends it; by default that of the birth, else UTC.
  /// - Throws: `unknownZone`, `outOfRange` for a day without positions, `invalidChart` for a derived chart.
  package mutating func day(
    of natal: Chart, on date: CivilDate, zone: String? = nil, in language: Language,
    generatedAt: Moment? = nil
  ) throws(Problem) -> Made<PeriodReport> {
    let (clock, name) = try Daybook.clock(of: zone, for: natal)
    let sky = try sky(of: date, by: clock, in: natal.settings.zodiac)
    let telling = try telling(in: language)
    let plan = try plan(of: natal, sky, by: clock)
    let hours = try hours(of: natal, on: date, in: sky.span, clock)
    return plan.map { plan in
      PeriodReport(
        plan, .day, in: sky.span, zone: name, elements: DayElements(of: date, hours: hours, told: telling),
        beside: sky.beside, told: telling, generatedAt: generatedAt)
    }
  }

  private mutating func plan(
    of natal: Chart, _ sky: DaySky, by clock: LocalClock
  ) throws(Problem) -> Made<PeriodPlan> {
    try withCalendar(of: natal.settings.zodiac, around: sky.span.from) { (calendar) throws(Problem) in
      let request = CalendarRequest(sky.span, kinds: [.transit])
      let birth = try calendar.nativity(of: natal, for: request)
      let planner = DayPlanner(sky, houses: birth.value.houses)
      let near = try calendar.nearnesses(request, of: birth.value)
      let plan = try planner.plan(near) { () throws(Problem) in
        try calendar.nearnesses(
          CalendarRequest(sky.span, kinds: [.transit], movers: [.moon]), of: birth.value)
      } peaks: { (near) throws(Problem) in
        try calendar.peaks(of: near)
      } follow: { (near) throws(Problem) in
        try calendar.passage(of: near, request, of: birth.value)?.told(clock.told)
      } enter: { (body) throws(Problem) in
        try calendar.houseIngresses(of: [body], in: sky.span, birth.value).first?.told(clock.told)
      }
      return birth.map { _ in plan }
    }
  }

  /// The reading of a day for everybody born under a sign.
  ///
  /// - Throws: As ``day(of:on:zone:in:generatedAt:)`` does.
  package mutating func day(
    of sign: Sign, on date: CivilDate, zone: String? = nil, zodiac: Zodiac = .tropical,
    in language: Language, generatedAt: Moment? = nil
  ) throws(Problem) -> PeriodReport {
    let (clock, name) = try Daybook.clock(of: zone, for: nil)
    let sky = try sky(of: date, by: clock, in: zodiac)
    let telling = try telling(in: language)
    return PeriodReport(
      SignPlanner(sign, sky).plan, .sign, sign: sign, in: sky.span, zone: name,
      elements: DayElements(of: date, hours: [], told: telling), told: telling, generatedAt: generatedAt)
  }

  /// The hours of the planet that rules a day, at the place of a birth; none without a place, or without a sunrise.
  private mutating func hours(
    of natal: Chart, on date: CivilDate, in span: CalendarSpan, _ clock: LocalClock
  ) throws(Problem) -> [PlanetaryHour] {
    guard let birth = natal.birth else { return [] }
    return try daylight(at: Site(birth), in: span).hours(of: DayElements.ruler(of: date)).map {
      PlanetaryHour(
        of: $0.ruler, number: $0.number, isByDay: $0.isByDay, from: clock.told($0.start),
        to: clock.told($0.end))
    }
  }
}
