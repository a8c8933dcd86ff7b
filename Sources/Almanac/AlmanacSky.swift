package import ChartModel
package import Diagnostics

/// What an almanac knows of the sky, all of it functions of time.
package struct AlmanacSky: Sendable {
  /// The sunrises and sunsets of a place, in order of time.
  package struct Daylight: Hashable, Sendable {
    /// A time from sunrise to the next sunrise, as Julian days in universal time.
    package struct Day: Hashable, Sendable {
      package var sunrise: Double
      package var sunset: Double
      package var nextSunrise: Double
      /// 0 for Sunday … 6 for Saturday, where the Sun rises.
      package var weekday: Int

      package init(sunrise: Double, sunset: Double, nextSunrise: Double, weekday: Int) {
        (self.sunrise, self.sunset, self.nextSunrise) = (sunrise, sunset, nextSunrise)
        self.weekday = weekday
      }
    }

    package var days: [Day]

    package init(_ days: [Day]) { self.days = days }
  }

  package typealias Span = ClosedRange<Double>

  /// The bodies that move.
  package var movers: [Body: Mover]
  /// About how far the Moon is ahead of the Sun, in degrees, so that lunations are looked for nearby.
  package var elongation: @Sendable (Double) -> Double
  /// All eclipses of some days, and maybe some around them.
  package var eclipses: @Sendable (Span) throws(Problem) -> [Eclipse]
  /// All days that any part of some days lies in; those without sunrise or sunset are left out.
  package var daylight: @Sendable (Span) throws(Problem) -> Daylight

  /// A sky without eclipses and of no place, unless they are given.
  package init(
    movers: [Body: Mover], elongation: (@Sendable (Double) -> Double)? = nil,
    eclipses: @escaping @Sendable (Span) throws(Problem) -> [Eclipse] = { _ in [] },
    daylight: @escaping @Sendable (Span) throws(Problem) -> Daylight = { _ in Daylight([]) }
  ) {
    (self.movers, self.eclipses, self.daylight) = (movers, eclipses, daylight)
    let (moon, sun) = (movers[.moon]?.pace.mean, movers[.sun]?.pace.mean)
    self.elongation =
      elongation ?? { (moon?.longitude(at: $0) ?? 0) - (sun?.longitude(at: $0) ?? 0) }
  }

  package func mover(of body: Body) throws(Problem) -> Mover {
    guard let mover = movers[body] else {
      throw Problem(
        .usage, at: .field("movers"), "\(body.rawValue) is not followed through the sky",
        hint: "name some of the Sun to Pluto")
    }
    return mover
  }
}

/// What an almanac knows of a birth.
package struct Nativity: Sendable {
  /// A point of the birth chart.
  package struct Point: Hashable, Sendable {
    package var end: AspectEnd
    /// Degrees, to the last digit known.
    package var longitude: Double

    package init(_ end: AspectEnd, longitude: Double) { (self.end, self.longitude) = (end, longitude) }
  }

  /// Those whose places are known.
  package var points: [Point]
  /// `nil` without a time of birth.
  package var houses: Houses?
  /// `nil` without a time of birth.
  package var ascendant: Longitude?
  /// The instant in universal time; `nil` where nobody knows the day either.
  package var julianDay: Double?

  package init(
    points: [Point], houses: Houses? = nil, ascendant: Longitude? = nil, julianDay: Double? = nil
  ) {
    (self.points, self.houses, self.ascendant, self.julianDay) = (points, houses, ascendant, julianDay)
  }

  func longitude(of body: Body) -> Double? { points.first { $0.end == .body(body) }?.longitude }
}
