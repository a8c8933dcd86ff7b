import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroTradition

/// A new or a full moon, kept for charts of the half month after it.
struct KeptSyzygy {
  /// How far the Moon was ahead of the Sun, in degrees: 0 or 180.
  let elongation: Double
  let zodiac: Zodiac
  /// The Julian day.
  let instant: Double
  /// Where both were, in degrees of that zodiac.
  let longitudes: (sun: Double, moon: Double)
  /// Of a full moon, how the Sun stood over the horizons of the Earth.
  let sky: (sun: Coordinates, siderealTime: Double)?

  /// Whether it is the last one before an instant.
  ///
  /// Between one and the next of the same kind lie more than 29 days, and the other kind.
  func isLast(before julianDay: Double, _ lights: Lights, in zodiac: Zodiac) -> Bool {
    self.zodiac == zodiac && elongation == lights.lastGoal && (0..<20).contains(julianDay - instant)
  }

  /// The same where it is seen from.
  ///
  /// Of a full moon the place is that of the luminary which stood above the horizon of the place at that instant.
  func seen(from horizon: Sky.Horizon) -> Syzygy {
    guard let sky else { return Syzygy(.newMoon, at: Longitude(longitudes.sun)) }
    let isDay = horizon.altitude(of: sky.sun, siderealTime: sky.siderealTime) > 0
    return Syzygy(.fullMoon, at: Longitude(isDay ? longitudes.sun : longitudes.moon))
  }
}

extension DetailFinder {
  /// The last new or full moon before an instant; looked up once for charts of the same half month.
  ///
  /// - Parameter now: The Sun and the Moon at that instant.
  /// - Returns: `nil` where the ephemeris begins after it.
  mutating func syzygy(
    before julianDay: Double, _ now: Lights, seenFrom horizon: Sky.Horizon, in zodiac: Zodiac
  ) throws(Problem) -> Syzygy? {
    if let syzygy, syzygy.isLast(before: julianDay, now, in: zodiac) { return syzygy.seen(from: horizon) }
    do throws(Problem) {
      let found = try ephemeris.syzygy(before: julianDay, now, in: zodiac)
      syzygy = found
      return found.seen(from: horizon)
    } catch {
      guard error.code == .outOfRange else { throw error }
      return nil
    }
  }
}

extension SwissEphemeris {
  fileprivate func syzygy(
    before julianDay: Double, _ now: Lights, in zodiac: Zodiac
  ) throws(Problem) -> KeptSyzygy {
    let goal = now.lastGoal
    let meeting = try meeting(goal, near: julianDay - (now.elongation - goal) / MoonTheory.speed, zodiac)
    let sky =
      goal == 180
      ? (
        sun: try equator(of: .sun, at: meeting.instant),
        siderealTime: try earth(at: meeting.instant).siderealTime
      ) : nil
    return KeptSyzygy(
      elongation: goal, zodiac: zodiac, instant: meeting.instant, longitudes: meeting.lights.longitudes,
      sky: sky)
  }

  /// When the Moon is so far ahead of the Sun, by Newton's method, and where both are then; the error is far below a second.
  ///
  /// The search begins at the mean moon nearest to the guess, so that whoever asks finds the same to the last digit.
  private func meeting(_ elongation: Double, near guess: Double, _ zodiac: Zodiac) throws(Problem) -> (
    instant: Double, lights: Lights
  ) {
    var instant = MoonTheory.meeting(elongation, near: MoonTheory.meanMeeting(elongation, near: guess))
    var lights = try lights(at: instant, in: zodiac)
    for _ in 0..<8 {
      let step = Degrees.folded(elongation - lights.elongation) / lights.speed
      instant += step
      // On so short a way both move evenly to a hundred-millionth of a degree.
      if abs(step) < 1e-5 { return (instant, lights.moved(by: step)) }
      lights = try self.lights(at: instant, in: zodiac)
    }
    return (instant, lights)
  }

  func lights(at julianDay: Double, in zodiac: Zodiac) throws(Problem) -> Lights {
    Lights(
      sun: try position(of: .sun, at: julianDay, in: zodiac),
      moon: try position(of: .moon, at: julianDay, in: zodiac))
  }
}

/// The Sun and the Moon at an instant.
struct Lights {
  var sun: Coordinates
  var moon: Coordinates

  var longitudes: (sun: Double, moon: Double) { (sun.longitude, moon.longitude) }
  /// How far the Moon is ahead, 0 ≤ degrees < 360.
  var elongation: Double { Degrees.turned(moon.longitude - sun.longitude) }
  /// How far it was ahead at the last new or full moon: 0 or 180.
  var lastGoal: Double { elongation >= 180 ? 180 : 0 }
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
