import ChartModel
import Diagnostics
import Ephemeris

/// How far the Sun goes from birth to a progressed instant.
struct SolarArc {
  let ephemeris: SwissEphemeris
  /// Julian days in universal time.
  let birth: Double
  let progressed: Double
  /// Years of life.
  let age: Double

  /// In longitude, in a zodiac.
  func inLongitude(_ zodiac: Zodiac) throws(Problem) -> Double {
    let start = try ephemeris.position(of: .sun, at: birth, in: zodiac).longitude
    return unwrapped(try ephemeris.position(of: .sun, at: progressed, in: zodiac).longitude - start)
  }

  /// In right ascension.
  func inRightAscension() throws(Problem) -> Double {
    let start = try ephemeris.rightAscension(of: .sun, at: birth)
    return unwrapped(try ephemeris.rightAscension(of: .sun, at: progressed) - start)
  }

  /// By the mean Sun.
  var naibod: Double { whole(ProgressedTime.naibod * age) }

  /// Of all turns that a difference may stand for, that which the mean Sun goes, less whole turns; before birth it is negative.
  private func unwrapped(_ difference: Double) -> Double {
    let mean = ProgressedTime.naibod * age
    return whole(mean + Degrees.folded(difference - mean))
  }

  private func whole(_ arc: Double) -> Double { arc.truncatingRemainder(dividingBy: 360) }
}
