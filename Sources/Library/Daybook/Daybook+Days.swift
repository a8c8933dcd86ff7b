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
    let zodiac = natal.settings.zodiac
    let sky = try sky(of: date, by: clock, in: zodiac)
    let telling = try telling(in: language)
    let hours = try hours(of: natal, on: date, in: sky.span, clock)
    return try withCalendar(of: zodiac, around: sky.span.from) { (calendar) throws(Problem) in
      let request = CalendarRequest(sky.span, kinds: [.transit])
      let birth = try calendar.nativity(of: natal, for: request)
      let planner = DayPlanner(sky, houses: birth.value.houses, zone: name)
      let near = try calendar.nearnesses(request, of: birth.value)
      let beside = SpanSky(
        events: sky.events, places: try calendar.places(of: Body.planets, in: sky.span, times: 3))
      let plan = try planner.plan(near) { () throws(Problem) in
        try calendar.nearnesses(
          CalendarRequest(sky.span, kinds: [.transit], movers: [.moon]), of: birth.value)
      } follow: { (near) throws(Problem) in
        try calendar.passage(of: near, request, of: birth.value)?.told(clock.told)
      }
      return birth.map { _ in
        PeriodReport(
          plan, .day, in: sky.span, zone: name, elements: DayElements(of: date, hours: hours, told: telling),
          beside: beside, told: telling, generatedAt: generatedAt)
      }
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
      SignPlanner(sign, sky, zone: name).plan, .sign, sign: sign, in: sky.span, zone: name,
      elements: DayElements(of: date, hours: [], told: telling), told: telling, generatedAt: generatedAt)
  }

  /// The hours of the planet that rules a day, at the place of a birth; none without a place, or without a sunrise.
  ///
  /// A planet rules every seventh hour: the first and the eighth of its day, the third and the tenth of the night.
  private func hours(
    of natal: Chart, on date: CivilDate, in span: CalendarSpan, _ clock: LocalClock
  ) throws(Problem) -> [PlanetaryHour] {
    guard let birth = natal.birth else { return [] }
    func next(_ isRising: Bool, after day: Double) throws(Problem) -> Double? {
      try ephemeris.sunOnHorizon(isRising: isRising, of: Site(birth), after: day)
    }
    guard let sunrise = try next(true, after: span.from.julianDay), sunrise < span.to.julianDay,
      let sunset = try next(false, after: sunrise), let end = try next(true, after: sunset),
      end - sunrise < 1.5
    else { return [] }
    let ruler = DayElements.ruler(of: date)
    func hour(_ number: Int, isByDay: Bool) -> PlanetaryHour? {
      let (first, last) = isByDay ? (sunrise, sunset) : (sunset, end)
      let edges = [number - 1, number].map { part in
        Moment(julianDay: first + (last - first) * Double(part) / 12)?.toMillisecond
      }
      guard let start = edges[0], let end = edges[1] else { return nil }
      return PlanetaryHour(
        of: ruler, number: number, isByDay: isByDay, from: clock.told(start), to: clock.told(end))
    }
    return [
      hour(1, isByDay: true), hour(8, isByDay: true), hour(3, isByDay: false), hour(10, isByDay: false),
    ]
    .compactMap(\.self)
  }
}
