import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroTradition

extension Skies {
  /// The last new or full moon before an instant.
  ///
  /// Of a full moon the place is that of the luminary which stood above the horizon of the place at that instant.
  /// - Returns: `nil` where the ephemeris begins after it.
  func syzygy(before julianDay: Double, seenFrom site: Site, in zodiac: Zodiac) throws(Problem) -> Syzygy? {
    do throws(Problem) {
      let past = try lights(at: julianDay, zodiac).elongation
      let goal: Double = past >= 180 ? 180 : 0
      let meeting = try meeting(goal, near: julianDay - (past - goal) / MoonTheory.speed, zodiac)
      let (sun, moon) = meeting.lights.longitudes
      guard goal == 180 else { return Syzygy(.newMoon, at: Longitude(sun)) }
      let isDay = try ephemeris.sunAltitude(at: meeting.instant, over: Sky.Horizon(site)) > 0
      return Syzygy(.fullMoon, at: Longitude(isDay ? sun : moon))
    } catch {
      guard error.code == .outOfRange else { throw error }
      return nil
    }
  }

  /// When the Moon is so far ahead of the Sun, by Newton's method, and where both are then; the error is far below a second.
  private func meeting(_ elongation: Double, near guess: Double, _ zodiac: Zodiac) throws(Problem) -> (
    instant: Double, lights: Lights
  ) {
    var instant = MoonTheory.meeting(elongation, near: guess)
    var lights = try lights(at: instant, zodiac)
    for _ in 0..<8 {
      let step = Degrees.folded(elongation - lights.elongation) / lights.speed
      instant += step
      // On so short a way both move evenly to a hundred-millionth of a degree.
      if abs(step) < 1e-5 { return (instant, lights.moved(by: step)) }
      lights = try self.lights(at: instant, zodiac)
    }
    return (instant, lights)
  }

  private func lights(at julianDay: Double, _ zodiac: Zodiac) throws(Problem) -> Lights {
    Lights(
      sun: try ephemeris.position(of: .sun, at: julianDay, in: zodiac),
      moon: try ephemeris.position(of: .moon, at: julianDay, in: zodiac))
  }
}

/// The Sun and the Moon at an instant.
private struct Lights {
  var sun: Coordinates
  var moon: Coordinates

  var longitudes: (sun: Double, moon: Double) { (sun.longitude, moon.longitude) }
  /// How far the Moon is ahead, 0 ≤ degrees < 360.
  var elongation: Double { Degrees.turned(moon.longitude - sun.longitude) }
  /// How fast it gains, in degrees per day.
  var speed: Double { moon.speed - sun.speed }

  /// Where both are some days later if their speeds stay what they are.
  func moved(by days: Double) -> Lights {
    var lights = self
    lights.sun.longitude += sun.speed * days
    lights.moon.longitude += moon.speed * days
    return lights
  }
}
