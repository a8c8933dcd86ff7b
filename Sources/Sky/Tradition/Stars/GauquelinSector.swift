public import AstroChartModel

/// Where a planet stands in its daily course, in 36 sectors: the first begins with its rising, the 10th with its upper
/// culmination, the 19th with its setting.
///
/// Source: Michel and Françoise Gauquelin, *Birth and Planetary Data* (1970–71). The place with its latitude counts, without
/// refraction.
public struct GauquelinSector: Hashable, Sendable {
  /// The planet.
  public let body: Body
  /// The place in the course, 1 ≤ position < 37.
  public let position: Double

  /// The sector, 1…36.
  public var sector: Int { Int(position) }

  /// Whether it is one of the zones after rising and after culmination in which Gauquelin counted: 36, 1, 2, 3 and 9, 10,
  /// 11, 12.
  public var isPlusZone: Bool { [36, 1, 2, 3, 9, 10, 11, 12].contains(sector) }

  /// Those of a chart, in the order of chart files.
  package static func all(_ positions: [Body: Double]) -> [GauquelinSector] {
    positions.sorted { $0.key < $1.key }.map { GauquelinSector($0.key, at: $0.value) }
  }

  private init(_ body: Body, at position: Double) {
    (self.body, self.position) = (body, Longitude.rounded(position))
  }
}
