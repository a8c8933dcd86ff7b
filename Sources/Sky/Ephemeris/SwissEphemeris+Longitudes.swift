package import AstroChartModel
package import AstroDiagnostics
import CAstroSwissEphemeris

/// Longitudes alone, for searches that need thousands of them: they take half the time of full positions.
extension SwissEphemeris {
  /// The ecliptic longitude of a planet, in degrees.
  ///
  /// - Throws: `outOfRange` for an instant that the ephemeris does not cover.
  package func longitude(of body: Body, at julianDay: Double, in zodiac: Zodiac) throws(Problem) -> Double {
    try longitude(
      number(of: body, .usual), at: julianDay, in: zodiac, from: try volume(at: julianDay))
  }

  /// The ecliptic longitude of a planet as a function of time.
  ///
  /// - Parameter julianDay: In the centuries around it, the volume is not looked up again for each call.
  package func longitudes(
    of body: Body, in zodiac: Zodiac, around julianDay: Double
  ) -> @Sendable (Double) throws(Problem) -> Double {
    guard let number = try? number(of: body, .usual), let near = try? volume(at: julianDay) else {
      return { (day) throws(Problem) in try longitude(of: body, at: day, in: zodiac) }
    }
    let middle = near.middle
    return { (day) throws(Problem) in
      guard abs(day - middle) < SwissEphemeris.sureDays else {
        return try longitude(of: body, at: day, in: zodiac)
      }
      return try longitude(number, at: day, in: zodiac, from: near)
    }
  }

  /// How many days from its middle certainly belong to a volume, which spans 600 years.
  private static let sureDays = 109_000.0

  private func longitude(
    _ number: Int32, at julianDay: Double, in zodiac: Zodiac, from volume: EphemerisVolume?
  ) throws(Problem) -> Double {
    try OpenEphemeris.with(source, path, volume) { (open: borrowing OpenEphemeris) throws(Problem) in
      try open.longitude(number, at: julianDay, in: zodiac)
    }.longitude
  }
}
