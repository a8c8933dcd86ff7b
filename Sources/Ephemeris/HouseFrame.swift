package import ChartModel

/// The houses and angles of a place at a moment, in the zodiac asked for.
package struct HouseFrame: Sendable {
  /// A place that moves with the turning Earth.
  struct Turning: Sendable {
    var longitude: Longitude
    /// Degrees a day.
    var speed: Double
  }

  /// The one used, which need not be the one asked for.
  package var system: HouseSystem
  package var houses: Houses
  var ascendant: Turning
  var midheaven: Longitude
  var vertex: Turning

  package var angles: Angles { Angles(ascendant: ascendant.longitude, midheaven: midheaven) }

  /// Whether each house holds some of the zodiac.
  ///
  /// At the poles cusps of many systems fall together, and Pullen's sinusoidal delta has houses of no width where a
  /// quadrant is narrower than 30°: nothing could ever stand in them.
  var isDefined: Bool { (1...12).allSatisfy { houses.span($0) > 0 } }
}
