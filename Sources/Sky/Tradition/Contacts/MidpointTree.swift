public import AstroChartModel

/// The midpoints that one place strikes, as astrologers draw them: a trunk with its branches.
///
/// The same contacts as in ``MidpointAxis``, told from the other side.
public struct MidpointTree: Hashable, Sendable {
  /// A midpoint whose axis the place stands on.
  public struct Branch: Hashable, Sendable {
    /// The two places of the midpoint, in the order of chart files.
    public let ends: [AspectEnd]
    /// The near midpoint.
    public let midpoint: Longitude
    /// The angle to it: conjunction, opposition, square, semisquare or sesquiquadrate.
    public let aspect: AspectType
    /// The distance from exact, in degrees.
    public let orb: Double
  }

  /// The body or angle that stands there.
  public let end: AspectEnd
  /// Its place.
  public let longitude: Longitude
  /// The midpoints, the closest first.
  public let branches: [Branch]

  /// The trees of the ten planets, the hypothetical planets of the chart, Ascendant and Midheaven, in the order of chart
  /// files; without a time of birth, of the planets but the Moon.
  ///
  /// - Parameter aspects: The contacts that are told.
  package static func all(of chart: Chart, by aspects: Set<AspectType>) -> [MidpointTree] {
    let axes = MidpointAxis.all(of: chart)
    return MidpointAxis.places(of: chart).map { end, longitude in
      let branches = axes.flatMap { axis in
        axis.struck.filter { $0.end == end && aspects.contains($0.aspect) }.map {
          Branch(ends: axis.ends, midpoint: axis.longitude, aspect: $0.aspect, orb: $0.orb)
        }
      }
      return MidpointTree(
        end: end, longitude: longitude,
        branches: branches.sorted { ($0.orb, $0.ends[0], $0.ends[1]) < ($1.orb, $1.ends[0], $1.ends[1]) })
    }
  }
}
