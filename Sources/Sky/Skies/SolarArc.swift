import AstroChartModel
import AstroDiagnostics
import AstroEphemeris

/// The motion of the Sun from birth to a progressed instant.
struct SolarArc {
  let ephemeris: SwissEphemeris
  /// Julian days in universal time.
  let birth: Double
  let progressed: Double
  /// The age in years.
  let age: Double

  /// The arc in longitude, in a zodiac.
  func inLongitude(_ zodiac: Zodiac) throws(Problem) -> Double {
    let start = try ephemeris.position(of: .sun, at: birth, in: zodiac).longitude
    return unwrapped(try ephemeris.position(of: .sun, at: progressed, in: zodiac).longitude - start)
  }

  /// The arc in right ascension.
  func inRightAscension() throws(Problem) -> Double {
    let start = try ephemeris.rightAscension(of: .sun, at: birth)
    return unwrapped(try ephemeris.rightAscension(of: .sun, at: progressed) - start)
  }

  /// The arc of the mean Sun.
  var naibod: Double { whole(ProgressedTime.naibod * age) }

  /// The arc nearest to the motion of the mean Sun, of all that differ by whole turns, less its whole turns;
  /// negative before birth.
  private func unwrapped(_ difference: Double) -> Double {
    let mean = ProgressedTime.naibod * age
    return whole(mean + Degrees.folded(difference - mean))
  }

  private func whole(_ arc: Double) -> Double { arc.truncatingRemainder(dividingBy: 360) }
}
