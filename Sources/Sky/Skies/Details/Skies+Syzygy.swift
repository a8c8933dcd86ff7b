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
      let instant = try meeting(goal, near: julianDay - (past - goal) / MoonTheory.speed, zodiac)
      let (sun, moon) = try lights(at: instant, zodiac).longitudes
      guard goal == 180 else { return Syzygy(.newMoon, at: Longitude(sun)) }
      let isDay = try ephemeris.sunAltitude(at: instant, over: Sky.Horizon(site)) > 0
      return Syzygy(.fullMoon, at: Longitude(isDay ? sun : moon))
    } catch {
      guard error.code == .outOfRange else { throw error }
      return nil
    }
  }

  /// When the Moon is so far ahead of the Sun, by Newton's method; the error is far below a second.
  private func meeting(_ elongation: Double, near guess: Double, _ zodiac: Zodiac) throws(Problem) -> Double {
    var instant = guess
    for _ in 0..<8 {
      let lights = try lights(at: instant, zodiac)
      let step = Degrees.folded(elongation - lights.elongation) / lights.speed
      instant += step
      if abs(step) < 1e-7 { break }
    }
    return instant
  }

  private func lights(at julianDay: Double, _ zodiac: Zodiac) throws(Problem) -> Lights {
    Lights(
      sun: try ephemeris.position(of: .sun, at: julianDay, in: zodiac),
      moon: try ephemeris.position(of: .moon, at: julianDay, in: zodiac))
  }
}

/// The Sun and the Moon at an instant.
private struct Lights {
  let sun: Coordinates
  let moon: Coordinates

  var longitudes: (sun: Double, moon: Double) { (sun.longitude, moon.longitude) }
  /// How far the Moon is ahead, 0 ≤ degrees < 360.
  var elongation: Double { Degrees.turned(moon.longitude - sun.longitude) }
  /// How fast it gains, in degrees per day.
  var speed: Double { moon.speed - sun.speed }
}
