public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris
import AstroTimeline

extension CalendarSpan {
  /// A year of the Gregorian calendar, from its first instant in a time zone to that of the next year.
  ///
  /// - Parameters:
  ///   - zone: An IANA name, an offset such as `+03:00`, or `LMT`.
  ///   - longitude: Degrees east, for local mean time.
  /// - Throws: `outOfRange` at `year`, `unknownZone`.
  public static func year(_ year: Int, in zone: String, longitude: Double = 0) throws(Problem) -> CalendarSpan
  {
    try CalendarSpan(ofYear: year, by: LocalClock(of: zone, longitude: longitude))
  }

  /// A month of the Gregorian calendar, from its first instant in a time zone to that of the next month.
  ///
  /// - Parameters:
  ///   - month: 1 for January … 12 for December.
  ///   - zone: An IANA name, an offset such as `+03:00`, or `LMT`.
  ///   - longitude: Degrees east, for local mean time.
  /// - Throws: `outOfRange` at `month` or `year`, `unknownZone`.
  public static func month(
    _ month: Int, of year: Int, in zone: String, longitude: Double = 0
  ) throws(Problem) -> CalendarSpan {
    let clock = try LocalClock(of: zone, longitude: longitude)
    guard (1...12).contains(month) else {
      throw Problem(.outOfRange, at: .field("month"), ChartFault.outOfRange(Double(month), 1...12))
    }
    guard let first = CivilDate(year: year, month: month, day: 1),
      let next = CivilDate(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
    else { throw CalendarSpan.outOfRange(year) }
    return try CalendarSpan(from: clock.start(of: first), to: clock.start(of: next))
  }

  /// The span from the first instant of a year to that of the next.
  ///
  /// - Throws: `outOfRange` at `year`.
  init(ofYear year: Int, by clock: LocalClock) throws(Problem) {
    guard let first = CivilDate(year: year, month: 1, day: 1),
      let next = year == CivilDate.years.upperBound ? nil : CivilDate(year: year + 1, month: 1, day: 1)
    else { throw CalendarSpan.outOfRange(year) }
    try self.init(from: clock.start(of: first), to: clock.start(of: next))
  }

  /// Whether more than some hours of a page's days are covered: bounds in UTC begin or end within a day elsewhere.
  ///
  /// A span of two days or less is worth every page that it touches.
  ///
  /// - Parameter next: The first day after the page.
  func isWorthAPage(from first: CivilDate, to next: CivilDate, by clock: LocalClock) -> Bool {
    guard to.secondsSince1970 - from.secondsSince1970 > 2 * 86_400 else { return true }
    let start = max(clock.start(of: first).secondsSince1970, from.secondsSince1970)
    let end = min(clock.start(of: next).secondsSince1970, to.secondsSince1970)
    return end - start >= 86_400
  }

  private static func outOfRange(_ year: Int) -> Problem {
    let (least, most) = (CivilDate.years.lowerBound, CivilDate.years.upperBound - 1)
    return Problem(
      .outOfRange, at: .field("year"), ChartFault.outOfRange(Double(year), Double(least)...Double(most)))
  }
}

extension SpanUnit {
  /// From its first instant in a time zone to that of what follows.
  ///
  /// - Parameter longitude: Degrees east, for local mean time.
  /// - Throws: `outOfRange`, `unknownZone`.
  package func span(in zone: String, longitude: Double) throws(Problem) -> CalendarSpan {
    guard let month else { return try .year(year, in: zone, longitude: longitude) }
    return try .month(month, of: year, in: zone, longitude: longitude)
  }
}
