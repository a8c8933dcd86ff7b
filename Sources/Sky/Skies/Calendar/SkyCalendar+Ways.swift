import AstroAlmanac
package import AstroChartModel
package import AstroDiagnostics

extension SkyCalendar {
  /// Where a body is on some days, close enough for drawing: some thousandths of a second of arc.
  ///
  /// - Parameter days: Julian days in universal time, in order.
  /// - Returns: Degrees, continuous from one turn of the zodiac to the next.
  package mutating func longitudes(of body: Body, on days: [Double]) throws(Problem) -> [Double] {
    try almanac.longitudes(of: body, on: days)
  }

  /// The places of a birth that the transits of a request meet; without a time of birth neither angles nor the Moon.
  ///
  /// - Throws: As ``nativity(of:for:)`` does.
  package mutating func places(
    of natal: Chart, for request: CalendarRequest
  ) throws(Problem) -> [(end: AspectEnd, longitude: Longitude)] {
    try nativity(of: natal, for: request).value.points.map { ($0.end, Longitude($0.longitude)) }
  }
}
