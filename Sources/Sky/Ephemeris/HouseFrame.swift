package import AstroChartModel

/// The houses and angles of a place at a moment, in the requested zodiac.
package struct HouseFrame: Sendable {
  /// A point that moves with the rotation of the Earth.
  struct Turning: Sendable {
    var longitude: Longitude
    /// The speed in degrees per day.
    var speed: Double
  }

  /// The system that was used, which need not be the requested one.
  package var system: HouseSystem
  package var houses: Houses
  var ascendant: Turning
  var midheaven: Longitude
  var vertex: Turning

  package var angles: Angles { Angles(ascendant: ascendant.longitude, midheaven: midheaven) }

  /// Whether each house has some width.
  ///
  /// At the poles the cusps of many systems coincide, and Pullen's sinusoidal delta has houses of no width
  /// where a quadrant is narrower than 30°. Such a house could never contain anything.
  var isDefined: Bool { (1...12).allSatisfy { houses.span($0) > 0 } }
}
