import Almanac
package import ChartModel
package import Diagnostics

extension SkyCalendar {
  /// When a planet passing over the sky next makes an aspect to a fixed place exactly.
  ///
  /// - Parameters:
  ///   - body: The Sun to Pluto.
  ///   - place: Of a natal body or angle, in the calendar's zodiac.
  ///   - days: How far to look.
  /// - Returns: The moment in UTC, to the millisecond; `nil` where there is none within those days, as when the planet
  ///   turns back before.
  /// - Throws: `usage` for a body that is not followed, `outOfRange` for a moment that the ephemeris does not cover.
  package mutating func nextExact(
    _ type: AspectType, of body: Body, to place: Longitude, after moment: Moment, within days: Double = 366
  ) throws(Problem) -> Moment? {
    try check(moment)
    return try almanac.nextExact(type, of: body, to: place.degrees, after: moment, within: days)
  }
}
