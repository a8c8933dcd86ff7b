public import ChartModel
public import Diagnostics

/// What an almanac knows of the sky, all of it functions of time.
public struct AlmanacSky: Sendable {
  /// The sunrises and sunsets of a place, in order of time.
  public struct Daylight: Hashable, Sendable {
    /// A time from sunrise to the next sunrise, as Julian days in universal time.
    public struct Day: Hashable, Sendable {
      public var sunrise: Double
      public var sunset: Double
      public var nextSunrise: Double
      /// 0 for Sunday … 6 for Saturday, where the Sun rises.
      public var weekday: Int

      public init(sunrise: Double, sunset: Double, nextSunrise: Double, weekday: Int) {
        (self.sunrise, self.sunset, self.nextSunrise) = (sunrise, sunset, nextSunrise)
        self.weekday = weekday
      }
    }

    public var days: [Day]

    public init(_ days: [Day]) { self.days = days }
  }

  public typealias Span = ClosedRange<Double>

  /// The bodies that move.
  public var movers: [Body: Mover]
  /// About how far the Moon is ahead of the Sun, in degrees, so that lunations are looked for nearby.
  public var elongation: @Sendable (Double) -> Double
  /// All eclipses of some days, and maybe some around them.
  public var eclipses: @Sendable (Span) throws(Problem) -> [Eclipse]
  /// All days that any part of some days lies in; those without sunrise or sunset are left out.
  public var daylight: @Sendable (Span) throws(Problem) -> Daylight

  /// A sky without eclipses and of no place, unless they are given.
  public init(
    movers: [Body: Mover], elongation: (@Sendable (Double) -> Double)? = nil,
    eclipses: @escaping @Sendable (Span) throws(Problem) -> [Eclipse] = { _ in [] },
    daylight: @escaping @Sendable (Span) throws(Problem) -> Daylight = { _ in Daylight([]) }
  ) {
    (self.movers, self.eclipses, self.daylight) = (movers, eclipses, daylight)
    let (moon, sun) = (movers[.moon]?.pace.mean, movers[.sun]?.pace.mean)
    self.elongation =
      elongation ?? { (moon?.longitude(at: $0) ?? 0) - (sun?.longitude(at: $0) ?? 0) }
  }

  func mover(of body: Body) throws(Problem) -> Mover {
    guard let mover = movers[body] else {
      throw Problem(
        .usage, at: .field("movers"), "\(body.rawValue) is not followed through the sky",
        hint: "name some of the Sun to Pluto")
    }
    return mover
  }
}

/// What an almanac knows of a birth.
public struct Nativity: Sendable {
  /// A point of the birth chart.
  public struct Point: Hashable, Sendable {
    public var end: AspectEnd
    /// Degrees, to the last digit known.
    public var longitude: Double

    public init(_ end: AspectEnd, longitude: Double) { (self.end, self.longitude) = (end, longitude) }
  }

  /// Those whose places are known.
  public var points: [Point]
  /// `nil` without a time of birth.
  public var houses: Houses?
  /// `nil` without a time of birth.
  public var ascendant: Longitude?
  /// The instant in universal time; `nil` where nobody knows the day either.
  public var julianDay: Double?

  public init(
    points: [Point], houses: Houses? = nil, ascendant: Longitude? = nil, julianDay: Double? = nil
  ) {
    (self.points, self.houses, self.ascendant, self.julianDay) = (points, houses, ascendant, julianDay)
  }

  func longitude(of body: Body) -> Double? { points.first { $0.end == .body(body) }?.longitude }
}
