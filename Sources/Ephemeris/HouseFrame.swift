import ChartModel

/// The houses and angles of a place at a moment, in the zodiac asked for.
struct HouseFrame {
  /// A place that moves with the turning Earth.
  struct Turning {
    var longitude: Longitude
    /// Degrees a day.
    var speed: Double
  }

  /// The one used, which need not be the one asked for.
  var system: HouseSystem
  var houses: Houses
  var ascendant: Turning
  var midheaven: Longitude
  var vertex: Turning

  var angles: Angles { Angles(ascendant: ascendant.longitude, midheaven: midheaven) }
}
