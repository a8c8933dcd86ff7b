import AstroAlmanac
import AstroChartModel
import AstroDiagnostics
package import AstroEphemeris
import AstroPeriods
import AstroSkies
import AstroWording

/// Reads days for any number of births.
///
/// What a day's sky has for all of them is computed once, and so are the texts of a language.
package struct Daybook {
  package let ephemeris: SwissEphemeris
  /// The fitted skies, by zodiac.
  private var calendars: [Zodiac: SkyCalendar] = [:]
  /// What days have for every birth.
  private var skies: [DayKey: DaySky] = [:]
  private var tellings: [Language: PeriodTelling] = [:]
  /// The sunrises and sunsets of days, by place: births share their cities.
  private var daylights: [DaylightKey: Daylight] = [:]

  package init(_ ephemeris: SwissEphemeris = SwissEphemeris()) { self.ephemeris = ephemeris }

  /// A day as one clock bounds it, in a zodiac.
  private struct DayKey: Hashable {
    var zodiac: Zodiac
    var date: CivilDate
    var from: Moment
    var to: Moment
  }

  /// A place, whatever its name, and the seconds since 1970 that bound a day.
  private struct DaylightKey: Hashable {
    var latitude: Double
    var longitude: Double
    var from: Int
    var to: Int
  }

  /// How many places are kept for a day of the world.
  private static let keptPlaces = 20_000

  /// How many days are kept; clocks differ by half an hour at least, so that a day of the whole world is some forty.
  private static let kept = 128

  // MARK: - What is shared

  mutating func telling(in language: Language) throws(Problem) -> PeriodTelling {
    if let known = tellings[language] { return known }
    let made = PeriodTelling(try PeriodBook.book(in: language))
    tellings[language] = made
    return made
  }

  /// The daylight of a day at a place.
  mutating func daylight(at site: Site, in span: CalendarSpan) throws(Problem) -> Daylight {
    let key = DaylightKey(
      latitude: site.latitude, longitude: site.longitude, from: span.from.secondsSince1970,
      to: span.to.secondsSince1970)
    if let known = daylights[key] { return known }
    let found = try Daylight(at: site, in: span, by: ephemeris)
    if daylights.count >= Daybook.keptPlaces { daylights.removeAll(keepingCapacity: true) }
    daylights[key] = found
    return found
  }

  /// Calls a closure with the sky of a zodiac, and keeps what is fitted during the call.
  mutating func withCalendar<Result>(
    of zodiac: Zodiac, around moment: Moment,
    _ use: (inout SkyCalendar) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let known = calendars.removeValue(forKey: zodiac)
    var calendar =
      known.flatMap { $0.serves(zodiac, around: moment, seenFrom: nil) ? $0 : nil }
      ?? SkyCalendar(ephemeris, in: zodiac, around: moment)
    defer { calendars[zodiac] = calendar }
    return try use(&calendar)
  }

  /// What a day has for every birth.
  mutating func sky(of date: CivilDate, by clock: LocalClock, in zodiac: Zodiac) throws(Problem) -> DaySky {
    let next = CivilDate(daysSince1970: date.daysSince1970 + 1)
    let span = try Daybook.span(from: date, to: next, by: clock)
    let key = DayKey(zodiac: zodiac, date: date, from: span.from, to: span.to)
    if let known = skies[key] { return known }
    let sky = try withCalendar(of: zodiac, around: span.from) { (calendar) throws(Problem) in
      try DaySky(of: date, in: span, by: clock, from: &calendar)
    }
    if skies.count >= Daybook.kept { skies.removeAll(keepingCapacity: true) }
    skies[key] = sky
    return sky
  }
}

extension DaySky {
  /// - Parameter clock: The clock that bounds the day and tells its times.
  fileprivate init(
    of date: CivilDate, in span: CalendarSpan, by clock: LocalClock, from calendar: inout SkyCalendar
  ) throws(Problem) {
    // The Moon stays in a sign for less than three days, and never long without an aspect.
    let around = try CalendarSpan(from: span.from.moved(by: -3), to: span.to.moved(by: 2))
    let kinds: Set<EventKind> = [.ingress, .station, .lunation, .aspect]
    let orbs = SkyRole.transit.crossOrbs
    let request = CalendarRequest(around, kinds: kinds, movers: Body.planets, orbs: orbs)
    var events = try calendar.events(request).value
    let hasLunation = events.contains { event in
      if case .lunation(let lunation) = event {
        lunation.phase.mayBeEclipse && span.contains(event.moment)
      } else {
        false
      }
    }
    if hasLunation {
      events += try calendar.events(
        CalendarRequest(
          CalendarSpan(from: span.from.moved(by: -1), to: span.to.moved(by: 1)), kinds: [.eclipse],
          movers: Body.planets, orbs: orbs)
      ).value
    }
    events = events.map { $0.told(clock.told) }
    let noon = Moment(
      secondsSince1970: (span.from.secondsSince1970 + span.to.secondsSince1970) / 2)
    self.init(
      date, span, moon: try calendar.longitude(of: .moon, at: noon),
      moonBefore: try calendar.longitude(of: .moon, at: noon.moved(by: -1)), events: events,
      places: try calendar.places(of: Body.planets, in: span, times: 3))
  }
}

extension Lunation.Phase {
  fileprivate var mayBeEclipse: Bool { self == .newMoon || self == .fullMoon }
}

extension Moment {
  func moved(by days: Int) -> Moment {
    var moved = self
    moved.secondsSince1970 += days * 86_400
    return moved
  }
}
