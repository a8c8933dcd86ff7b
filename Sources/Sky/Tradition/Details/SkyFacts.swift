public import AstroChartModel

/// What only an ephemeris knows about the moment of a chart.
package struct SkyFacts: Hashable, Sendable {
  /// The true obliquity of the ecliptic of date, in degrees.
  package var obliquity: Double?
  /// How high the center of the Sun stands over the true horizon, in degrees, without refraction.
  package var sunAltitude: Double?
  /// The new or full moon before the birth.
  package var syzygy: Syzygy?
  /// The planets of the day and the hour; `nil` also where the Sun does not rise.
  package var rulers: RulersOfTime?
  /// The stars, in the order of the zodiac.
  package var stars: [StarPlace]?
  /// How far the sidereal zodiac begins after that of the chart, in degrees.
  package var siderealStart: Double?
  /// The planets as they are seen from the Sun.
  package var heliocentric: [HeliocentricPlace]?
  /// Where planets stand in their daily course, 1 ≤ position < 37; those are missing that do not rise or set.
  package var sectors: [Body: Double] = [:]
  /// The moment for which the lords of time are told.
  package var on: Moment?
  /// The year and the month of profection at that moment.
  package var profections: [Profection] = []

  package init() {}
}

/// The last new or full moon before a birth, where it was seen from the place of birth.
public struct Syzygy: Hashable, Sendable {
  /// The new or the full moon.
  public let phase: MoonPhase
  /// Of the new moon, its degree; of the full moon, that of the luminary that was above the horizon then.
  public let longitude: Longitude

  package init(_ phase: MoonPhase, at longitude: Longitude) {
    (self.phase, self.longitude) = (phase, longitude)
  }
}

/// The planets that rule the day, counted from sunrise, and the planetary hour of a birth.
public struct RulersOfTime: Hashable, Sendable {
  /// The planet of the weekday that began at sunrise.
  public let day: Body
  /// The planet of the hour, a twelfth of daylight or of the night.
  public let hour: Body

  package init(day: Body, hour: Body) { (self.day, self.hour) = (day, hour) }
}
