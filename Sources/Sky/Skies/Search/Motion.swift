import AstroChartModel
import AstroDiagnostics
import AstroEphemeris

/// The motion of a body along the zodiac; any function of time, so that searches can be tested with an
/// invented sky.
struct Motion {
  /// The longitude and speed of a body at an instant.
  struct Position {
    /// Degrees, which need not be continuous from one turn of the zodiac to the next.
    var longitude: Double
    /// Degrees per day.
    var speed: Double
  }

  /// Moments closer than this, in days, count as one: stored to the millisecond, a moment may be slightly
  /// before the true one.
  static let instant = 0.0006 / 86_400

  /// The position at a Julian day.
  let position: (Double) throws(Problem) -> Position

  init(_ position: @escaping (Double) throws(Problem) -> Position) { self.position = position }

  init(of body: Body, in zodiac: Zodiac, by ephemeris: SwissEphemeris) {
    position = { julianDay throws(Problem) in
      let place = try ephemeris.position(of: body, at: julianDay, in: zodiac)
      return Position(longitude: place.longitude, speed: place.speed)
    }
  }

  /// The instant, near a guess, at which a body that is never retrograde reaches a longitude.
  ///
  /// Newton's method, with an error below 10⁻⁸°, which the Sun travels in a millisecond.
  func meeting(_ longitude: Double, near guess: Double) throws(Problem) -> Double {
    var instant = guess
    for _ in 0..<50 {
      let place = try position(instant)
      let rest = Degrees.folded(longitude - place.longitude)
      instant += rest / place.speed
      // After a step this small, the remaining error is of second order in it.
      if abs(rest) < 1e-5 { return instant }
    }
    throw Problem(.calculation, SkyFault.notConverging(longitude))
  }

  /// The first instant strictly after another at which a body that is never retrograde reaches a longitude.
  ///
  /// - Parameter meanSpeed: Degrees per day.
  func firstMeeting(
    _ longitude: Double, after start: Double, meanSpeed: Double
  ) throws(Problem) -> Double {
    let way = Degrees.turned(longitude - (try position(start)).longitude)
    // A full turn more, if the body is at the longitude at the start itself.
    for turn in [0.0, 360] {
      let found = try meeting(longitude, near: start + (way + turn) / meanSpeed)
      if found > start + Motion.instant { return found }
    }
    throw Problem(.calculation, SkyFault.notConverging(longitude))
  }
}
