public import AstroChartModel

/// A fixed star, and what stands with it.
///
/// Conjunctions are by longitude; the latitude is told, because a bright star may be far from the ecliptic: Vega is 61.7° off.
public struct FixedStar: Hashable, Sendable {
  /// What stands with a star.
  public struct Conjunction: Hashable, Sendable {
    /// The body or angle.
    public let end: AspectEnd
    /// The distance in longitude, 0…1 degrees.
    public let orb: Double
  }

  /// Which star it is.
  public let star: StarName
  /// Its place in the zodiac of the chart.
  public let longitude: Longitude
  /// Degrees north of the ecliptic.
  public let latitude: Double
  /// Its apparent magnitude; the brightest have the smallest.
  public let magnitude: Double
  /// What stands with it, the closest first.
  public let conjunctions: [Conjunction]

  /// The widest orb, in degrees.
  package static let widest = 1.0

  /// The stars of a chart; without a time of birth the Moon stands with none.
  package static func all(_ places: [StarPlace], in chart: Chart) -> [FixedStar] {
    let bodies = chart.placements.filter { $0.range == nil || $0.body != .moon }
    let ends =
      bodies.map { (AspectEnd.body($0.body), $0.longitude) }
      + (chart.angles.map { angles in ChartAngle.allCases.map { (AspectEnd.angle($0), angles[$0]) } } ?? [])
    return places.map { place in
      let near = ends.map { Conjunction(end: $0.0, orb: $0.1.separation(from: place.longitude)) }
      return FixedStar(
        star: place.star, longitude: place.longitude, latitude: place.latitude, magnitude: place.magnitude,
        conjunctions: near.filter { $0.orb <= widest }.sorted { ($0.orb, $0.end) < ($1.orb, $1.end) })
    }
  }
}

/// Where a star stands at a moment.
package struct StarPlace: Hashable, Sendable {
  package var star: StarName
  package var longitude: Longitude
  /// Degrees north of the ecliptic.
  package var latitude: Double
  package var magnitude: Double

  package init(_ star: StarName, at longitude: Longitude, latitude: Double, magnitude: Double) {
    (self.star, self.longitude, self.latitude, self.magnitude) = (star, longitude, latitude, magnitude)
  }
}
