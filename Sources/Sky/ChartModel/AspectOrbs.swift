/// The largest distances from exact at which aspects still count, in degrees: a table for each kind of pair.
///
/// A type of aspect without an entry is not looked for.
public struct AspectOrbs: Hashable, Sendable, Codable {
  /// Which pairs are looked for in addition to pairs of two planets.
  public enum Reach: String, CaseIterable, Hashable, Sendable, Codable {
    /// No other pairs.
    case planets
    /// Planets with the Ascendant, the Midheaven, the Moon's north node, Chiron and Lilith.
    case angles
    /// Planets with the Ascendant, the Midheaven and every point of the chart except the south node.
    case all
  }

  /// The orbs of a planet with a planet.
  package var planets: [AspectType: Double]
  /// The orbs of a planet with the Ascendant or the Midheaven.
  package var angles: [AspectType: Double]
  /// The orbs of a planet with a point.
  package var points: [AspectType: Double]

  /// Orbs in degrees for each type of aspect; a type without an entry is not looked for.
  ///
  /// - Parameters:
  ///   - planets: The orbs of a planet with a planet.
  ///   - angles: The orbs of a planet with the Ascendant or the Midheaven.
  ///   - points: The orbs of a planet with a node, Chiron or another point.
  public init(
    planets: [AspectType: Double], angles: [AspectType: Double], points: [AspectType: Double]
  ) {
    (self.planets, self.angles, self.points) = (planets, angles, points)
  }

  /// Derives the other tables from that of planets: angles get half of each orb, points three eighths.
  package init(planets: [AspectType: Double]) {
    self.init(
      planets: planets, angles: AspectOrbs.share(1.0 / 2, of: planets),
      points: AspectOrbs.share(3.0 / 8, of: planets))
  }

  /// The five major aspects with the customary orbs for each kind of pair.
  public static let major = AspectOrbs(
    planets: [.conjunction: 8, .opposition: 8, .trine: 7, .square: 7, .sextile: 5],
    angles: [.conjunction: 4, .opposition: 4, .trine: 4, .square: 4, .sextile: 3],
    points: [.conjunction: 3, .opposition: 3, .trine: 3, .square: 3, .sextile: 2])

  /// The major aspects with their customary orbs, and the six minor ones.
  public static let all = AspectOrbs.major.filled(with: AspectOrbs(planets: minorOrbs))

  private static let minorOrbs: [AspectType: Double] = [
    .quincunx: 3, .semisextile: 2, .semisquare: 2, .sesquiquadrate: 2, .quintile: 2, .biquintile: 2,
  ]

  /// These tables, with missing entries taken from others.
  package func filled(with others: AspectOrbs) -> AspectOrbs {
    AspectOrbs(
      planets: planets.merging(others.planets) { own, _ in own },
      angles: angles.merging(others.angles) { own, _ in own },
      points: points.merging(others.points) { own, _ in own })
  }

  /// The given fraction of each orb, rounded down to half a degree.
  private static func share(_ part: Double, of orbs: [AspectType: Double]) -> [AspectType: Double] {
    orbs.mapValues { ($0 * part * 2).rounded(.down) / 2 }
  }

  /// The table for a kind of pair.
  subscript(pair: AspectPair) -> [AspectType: Double] {
    switch pair {
    case .planets: planets
    case .angle: angles
    case .point: points
    }
  }

  /// The largest distance from exact allowed for an aspect, in degrees; `nil` if it is not looked for.
  package func widest(_ aspect: Aspect) -> Double? {
    AspectPair(aspect.end1, aspect.end2, reach: .all).flatMap { self[$0][aspect.type] }
  }
}

/// The kinds of pairs that are looked for, named after what a planet is paired with.
enum AspectPair: Hashable, CaseIterable {
  case planets, angle, point

  /// `nil` for a pair that is never looked for.
  ///
  /// At least one of the two must be a planet, so that the two ends of an axis never form an aspect.
  init?(_ first: AspectEnd, _ second: AspectEnd, reach: AspectOrbs.Reach) {
    switch (first.isPlanet, second.isPlanet) {
    case (true, true): self = .planets
    case (true, false): self.init(with: second, reach)
    case (false, true): self.init(with: first, reach)
    case (false, false): return nil
    }
  }

  private init?(with end: AspectEnd, _ reach: AspectOrbs.Reach) {
    switch end {
    case _ where reach == .planets: return nil
    case .angle(.ascendant), .angle(.midheaven): self = .angle
    case .body(.northNode), .body(.chiron), .body(.lilith): self = .point
    // These are covered by the opposite end of their axis.
    case .angle(.descendant), .angle(.imumCoeli), .body(.southNode): return nil
    case .body:
      guard reach == .all else { return nil }
      self = .point
    }
  }
}
