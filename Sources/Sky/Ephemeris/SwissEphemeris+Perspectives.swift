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
      try body.map { (body) throws(Problem) in try self.number(of: body, .usual) } ?? SE_EARTH
    return try at(julianDay) { (open: borrowing OpenEphemeris) throws(Problem) in
      try open.heliocentric(number, at: julianDay, in: zodiac)
    }
  }

  /// Where bodies stand among the 36 sectors of their daily course, 1 ≤ sector < 37: 1 at rising, 10 at upper culmination,
  /// 19 at setting; without those that have no such place.
  ///
  /// - Parameter siderealTime: That of Greenwich at the same instant, in degrees.
  package func gauquelinSectors(
    of bodies: [Body], at julianDay: Double, over horizon: Sky.Horizon, siderealTime: Double
  ) throws(Problem) -> [Body: Double] {
    let numbers = try bodies.map { (body) throws(Problem) in try number(of: body, .usual) }
    let sectors = try OpenEphemeris.with(source, path, try volume(at: julianDay)) {
      (open: borrowing OpenEphemeris) throws(Problem) in
      try open.gauquelinSectors(numbers, at: julianDay, over: horizon, siderealTime: siderealTime)
    }
    return Dictionary(uniqueKeysWithValues: zip(bodies, sectors).filter { !$1.isNaN })
  }
}
