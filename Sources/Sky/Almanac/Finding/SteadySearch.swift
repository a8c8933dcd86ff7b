import AstroChartModel
import AstroDiagnostics

/// Finds when a way without changes of direction meets a value, by the secant method.
enum SteadySearch {
  struct Found {
    /// The instant as a Julian day.
    var julianDay: Double
    /// The last Julian day at which the way was sampled, very close to the result.
    var last: Double
    /// The speed in degrees per day.
    var speed: Double
  }

  /// The meeting with a value; the error is below a ten-millionth of a degree.
  ///
  /// - Parameters:
  ///   - guess: A first guess, as a Julian day.
  ///   - speed: The approximate speed of the way, in degrees per day.
  /// - Throws: `calculation` if the way turns out not to be steady.
  static func meeting(
    _ goal: Double, near guess: Double, speed: Double, _ way: (Double) throws(Problem) -> Double
  ) throws(Problem) -> Found {
    var (here, speed, isMeasured) = (guess, speed, false)
    var rest = goal - (try way(here))
    for _ in 0..<50 {
      let next = here + rest / speed
      // Over such a short distance, a measured speed has a relative error below a thousandth.
      if abs(rest) < 1e-7 || isMeasured && abs(rest) < 5e-4 {
        return Found(julianDay: next, last: here, speed: speed)
      }
      let nextRest = goal - (try way(next))
      // A secant through points that are too close together would be noise.
      if abs(next - here) > 1e-6 {
        (speed, isMeasured) = ((rest - nextRest) / (next - here), abs(next - here) < 0.1)
      }
      (here, rest) = (next, nextRest)
    }
    throw Problem(.calculation, SkyFault.notConverging(goal))
  }
}
