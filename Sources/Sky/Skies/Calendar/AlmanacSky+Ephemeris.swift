import AstroAlmanac
import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import Glibc

extension AlmanacSky {
  /// The sky as the ephemeris computes it.
  ///
  /// - Parameters:
  ///   - zodiac: The zodiac in which longitudes are given.
  ///   - julianDay: A day in the centuries that are used most.
  ///   - bounds: The days for which there are positions.
  ///   - viewpoint: Where the Sun rises and sets, and whose clock gives the weekdays; `nil` if planetary
  ///     hours are not needed.
  init(
    _ ephemeris: SwissEphemeris, in zodiac: Zodiac, around julianDay: Double,
    within bounds: ClosedRange<Double>,
    seenFrom viewpoint: Skies.Viewpoint?
  ) {
    var (movers, declinations): ([Body: Mover], [Body: Mover]) = ([:], [:])
    for body in Body.planets {
      guard let pace = Mover.Pace(of: body) else { continue }
      movers[body] = Mover(
        pace, within: bounds, longitude: ephemeris.longitudes(of: body, in: zodiac, around: julianDay))
      guard body != .sun else { continue }
      declinations[body] = Mover(pace.swinging, within: bounds) { (day) throws(Problem) in
        let (declination, obliquity) = try ephemeris.declination(of: body, at: day)
        return AlmanacSky.bound * declination / obliquity
      }
    }
    self.init(
      movers: movers, declinations: declinations, elongation: MoonTheory.elongation,
      eclipses: { (days) throws(Problem) in try ephemeris.eclipses(in: days) },
      daylight: { (days) throws(Problem) in
        guard let viewpoint else { return Daylight([]) }
        return try Daylight(ephemeris, viewpoint, days)
      })
  }
}

extension Mover.Pace {
  /// The pace of something that swings as fast, without going around.
  fileprivate var swinging: Mover.Pace {
    Mover.Pace(days: days, order: order, mean: Mover.Mean(0, speed: 0), loop: 360)
  }
}

extension AlmanacSky.Daylight {
  /// The days of a place from sunrise to sunrise, without those on which the Sun does not rise or set.
  fileprivate init(
    _ ephemeris: SwissEphemeris, _ viewpoint: Skies.Viewpoint, _ span: ClosedRange<Double>
  ) throws(Problem) {
    func next(_ isRising: Bool, after day: Double) throws(Problem) -> Double? {
      try ephemeris.sunOnHorizon(isRising: isRising, of: viewpoint.site, after: day)
    }
    var days: [Day] = []
    // Starts two days early, because the last hours of a day may reach into the span.
    var start = span.lowerBound - 2
    while start < span.upperBound {
      guard let sunrise = try next(true, after: start) else {
        start += 1
        continue
      }
      if let sunset = try next(false, after: sunrise), let nextSunrise = try next(true, after: sunset),
        nextSunrise - sunrise < 1.5
      {
        let weekday = try viewpoint.weekday(at: sunrise)
        days.append(Day(sunrise: sunrise, sunset: sunset, nextSunrise: nextSunrise, weekday: weekday))
      }
      start = sunrise + 0.5
    }
    self.init(days)
  }
}

extension Skies.Viewpoint {
  /// The weekday from 0 for Sunday to 6 for Saturday, in the time zone of the place, or else its local mean
  /// time.
  func weekday(at julianDay: Double) throws(Problem) -> Int {
    guard let moment = Moment(julianDay: julianDay) else {
      throw Problem(.outOfRange, SkyFault.noPositions)
    }
    let local = try CivilTime.moment(moment, zone: timeZone ?? "LMT", longitude: site.longitude)
    // 1970-01-01 was a Thursday.
    return ((local.local.date.daysSince1970 + 4) % 7 + 7) % 7
  }
}

/// An approximation of the Moon's motion in a few terms, which narrows down the search for lunations.
enum MoonTheory {
  /// How fast the elongation grows on average, in degrees per day.
  static let speed = 12.190_749_11
  /// The Julian day from which all angles are counted.
  private static let start = 2_451_545.0
  /// The mean elongation then, in degrees.
  private static let meanStart = 297.850_19

  /// The elongation of the Moon from the Sun at a Julian day, accurate to about 0.2°.
  ///
  /// It has the mean elongation, the largest terms of the Moon, and the Sun's equation of center; see Meeus,
  /// Astronomical Algorithms, chapters 25 and 47.
  static func elongation(_ julianDay: Double) -> Double {
    let days = julianDay - start
    func turned(_ start: Double, _ speed: Double) -> Double { (start + speed * days) * .pi / 180 }
    let mean = meanStart + speed * days
    let elongation = turned(meanStart, speed)
    let (moon, sun) = (turned(134.963_40, 13.064_992_95), turned(357.529_11, 0.985_600_28))
    let latitude = turned(93.272_10, 13.229_350_24)
    let (main, second) = (6.289 * sin(moon) + 0.214 * sin(2 * moon), 1.274 * sin(2 * elongation - moon))
    let (variation, yearly) = (0.658 * sin(2 * elongation), -2.100 * sin(sun) - 0.020 * sin(2 * sun))
    let small = -0.114 * sin(2 * latitude) + 0.059 * sin(2 * elongation - 2 * moon)
    let smaller = 0.057 * sin(2 * elongation - sun - moon) + 0.053 * sin(2 * elongation + moon)
    return mean + main + second + variation + yearly + small + smaller + 0.046 * sin(2 * elongation - sun)
  }

  /// The instant near another at which the Moon is so far ahead of the Sun on average.
  static func meanMeeting(_ elongation: Double, near guess: Double) -> Double {
    let ahead = elongation - meanStart
    let rounds = (((guess - start) * speed - ahead) / 360).rounded()
    return start + (ahead + rounds * 360) / speed
  }

  /// The instant near another at which the Moon is so far ahead of the Sun, within half an hour.
  static func meeting(_ elongation: Double, near guess: Double) -> Double {
    (0..<6).reduce(guess) { instant, _ in
      instant + Degrees.folded(elongation - MoonTheory.elongation(instant)) / speed
    }
  }
}
