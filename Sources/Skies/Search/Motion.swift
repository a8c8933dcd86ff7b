import ChartModel
import Diagnostics
import Ephemeris

/// A body's way along the zodiac; any function of time, so that searches can be tested with an invented sky.
struct Motion {
  /// Where it is at an instant.
  struct Position {
    /// Degrees; from one turn to the next they may begin again.
    var longitude: Double
    /// Degrees a day.
    var speed: Double
  }

  /// Days within which two moments are one: as they are kept to the millisecond, the moment of a meeting may be a
  /// little before it.
  static let instant = 0.0006 / 86_400

  /// At a Julian day.
  let position: (Double) throws(Problem) -> Position

  init(_ position: @escaping (Double) throws(Problem) -> Position) { self.position = position }

  init(of body: Body, in zodiac: Zodiac, by ephemeris: SwissEphemeris) {
    position = { julianDay throws(Problem) in
      let place = try ephemeris.position(of: body, at: julianDay, in: zodiac)
      return Position(longitude: place.longitude, speed: place.speed)
    }
  }

  /// The instant near a guess at which a body that never turns back stands at a longitude.
  ///
  /// Newton's method. What it leaves is less than 10⁻⁸°, a thousandth of a second of the Sun.
  func meeting(_ longitude: Double, near guess: Double) throws(Problem) -> Double {
    var instant = guess
    for _ in 0..<50 {
      let place = try position(instant)
      let rest = Degrees.folded(longitude - place.longitude)
      instant += rest / place.speed
      // The step that was just made leaves what is of the second order in it.
      if abs(rest) < 1e-5 { return instant }
    }
    throw Problem(.calculation, "the search for a longitude of \(longitude)° does not settle")
  }

  /// The first instant after another, strictly, at which a body that never turns back stands at a longitude.
  ///
  /// - Parameter meanSpeed: Degrees a day.
  func firstMeeting(
    _ longitude: Double, after start: Double, meanSpeed: Double
  ) throws(Problem) -> Double {
    let way = Degrees.turned(longitude - (try position(start)).longitude)
    // A turn more where the body stands there at the start itself.
    for turn in [0.0, 360] {
      let found = try meeting(longitude, near: start + (way + turn) / meanSpeed)
      if found > start + Motion.instant { return found }
    }
    throw Problem(.calculation, "the search for a longitude of \(longitude)° does not settle")
  }
}
