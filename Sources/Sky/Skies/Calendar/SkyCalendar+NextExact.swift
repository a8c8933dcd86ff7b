import AstroAlmanac
package import AstroChartModel
package import AstroDiagnostics

extension SkyCalendar {
  /// The next moment at which a transiting planet makes an exact aspect to a fixed place.
  ///
  /// - Parameters:
  ///   - body: The Sun to Pluto.
  ///   - place: The place of a natal body or angle, in the calendar's zodiac.
  ///   - days: How many days to search.
  /// - Returns: The moment in UTC, to the millisecond; `nil` if there is none within those days, for example
  ///   because the planet turns back before.
  /// - Throws: `usage` for a body that is not followed, `outOfRange` for a moment that the ephemeris does not
  ///   cover.
  package mutating func nextExact(
    _ type: AspectType, of body: Body, to place: Longitude, after moment: Moment, within days: Double = 366
  ) throws(Problem) -> Moment? {
    try check(moment)
    return try almanac.nextExact(type, of: body, to: place.degrees, after: moment, within: days)
  }
}
