import AstroChartModel
import AstroDiagnostics
import AstroEphemeris

/// The sunrise of a local day with the sunset and the sunrise that follow, at one place.
struct Daylight {
  /// As Julian days in universal time; `nil` where the Sun does not rise or set.
  private let edges: (sunrise: Double, sunset: Double, nextSunrise: Double)?

  init(at site: Site, in span: CalendarSpan, by ephemeris: SwissEphemeris) throws(Problem) {
    func next(_ isRising: Bool, after day: Double) throws(Problem) -> Double? {
      try ephemeris.sunOnHorizon(isRising: isRising, of: site, after: day)
    }
    guard let sunrise = try next(true, after: span.from.julianDay), sunrise < span.to.julianDay,
      let sunset = try next(false, after: sunrise), let end = try next(true, after: sunset),
      end - sunrise < 1.5
    else {
      edges = nil
      return
    }
    edges = (sunrise, sunset, end)
  }

  /// The hours of the planet that rules the day, in UTC.
  ///
  /// A planet rules every seventh hour: the first and the eighth of its day, the third and the tenth of the night.
  func hours(of ruler: Body) -> [PlanetaryHour] {
    guard let (sunrise, sunset, end) = edges else { return [] }
    func hour(_ number: Int, isByDay: Bool) -> PlanetaryHour? {
      let (first, last) = isByDay ? (sunrise, sunset) : (sunset, end)
      let edges = [number - 1, number].map { part in
        Moment(julianDay: first + (last - first) * Double(part) / 12)?.toMillisecond
      }
      guard let start = edges[0], let end = edges[1] else { return nil }
      return PlanetaryHour(of: ruler, number: number, isByDay: isByDay, from: start, to: end)
    }
    return [
      hour(1, isByDay: true), hour(8, isByDay: true), hour(3, isByDay: false), hour(10, isByDay: false),
    ]
    .compactMap(\.self)
  }
}
