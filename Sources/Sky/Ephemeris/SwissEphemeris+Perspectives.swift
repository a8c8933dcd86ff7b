package import AstroChartModel
package import AstroDiagnostics
import CAstroSwissEphemeris

/// The sky as it is seen from elsewhere than the center of the Earth.
extension SwissEphemeris {
  /// The place of a planet as it is seen from the Sun; `nil` as a body is the Earth.
  package func heliocentric(_ body: Body?, at julianDay: Double, in zodiac: Zodiac) throws(Problem)
    -> Coordinates
  {
    let number =
      try body.map { (body) throws(Problem) in try self.number(of: body, ChartSettings()) } ?? SE_EARTH
    return try at(julianDay) { (open: borrowing OpenEphemeris) throws(Problem) in
      try open.heliocentric(number, at: julianDay, in: zodiac)
    }
  }

  /// Where a body stands among the 36 sectors of its daily course, 1 ≤ sector < 37: 1 at its rising, 10 at its upper
  /// culmination, 19 at its setting; `nil` where it does not rise or set.
  package func gauquelinSector(
    of body: Body, at julianDay: Double, over horizon: Sky.Horizon
  ) throws(Problem) -> Double? {
    let number = try number(of: body, ChartSettings())
    return try OpenEphemeris.with(source, path, try volume(at: julianDay)) {
      (open: borrowing OpenEphemeris) throws(Problem) in
      open.gauquelinSector(number, at: julianDay, over: horizon).map { [$0] } ?? []
    }.first
  }
}
