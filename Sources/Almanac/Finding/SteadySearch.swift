import Diagnostics

/// Finds when a way that goes on in one direction meets a value, by the secant method.
enum SteadySearch {
  struct Found {
    /// As a Julian day.
    var julianDay: Double
    /// The last day that the way was asked for, very near.
    var last: Double
    /// Degrees a day.
    var speed: Double
  }

  /// What is left is below a ten-millionth of a degree.
  ///
  /// - Parameters:
  ///   - guess: As a Julian day.
  ///   - speed: About that of the way there, in degrees a day.
  /// - Throws: `calculation` where the way does not go on steadily after all.
  static func meeting(
    _ goal: Double, near guess: Double, speed: Double, _ way: (Double) throws(Problem) -> Double
  ) throws(Problem) -> Found {
    var (here, speed, isMeasured) = (guess, speed, false)
    var rest = goal - (try way(here))
    for _ in 0..<50 {
      let next = here + rest / speed
      // A measured speed is right to a thousandth over so short a way.
      if abs(rest) < 1e-7 || isMeasured && abs(rest) < 5e-4 {
        return Found(julianDay: next, last: here, speed: speed)
      }
      let nextRest = goal - (try way(next))
      // A secant through points too close together would be noise.
      if abs(next - here) > 1e-6 {
        (speed, isMeasured) = ((rest - nextRest) / (next - here), abs(next - here) < 0.1)
      }
      (here, rest) = (next, nextRest)
    }
    throw Problem(.calculation, "the search for \(goal)° does not settle")
  }
}
