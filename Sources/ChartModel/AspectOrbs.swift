/// How far from exact aspects still count, in degrees: a table for each kind of pair.
///
/// A type without an entry is not looked for.
public struct AspectOrbs: Hashable, Sendable {
  /// Which pairs are looked for beside those of two planets.
  public enum Reach: String, CaseIterable, Hashable, Sendable, Codable {
    /// None.
    case planets
    /// Planets with the Ascendant, the Midheaven, the Moon's north node, Chiron and Lilith.
    case angles
    /// Planets with the Ascendant, the Midheaven and every point of the chart but the south node.
    case all
  }

  /// Planet with planet.
  package var planets: [AspectType: Double]
  /// Planet with Ascendant or Midheaven.
  package var angles: [AspectType: Double]
  /// Planet with point.
  package var points: [AspectType: Double]

  /// Degrees from exact, by the kind of aspect; kinds that are not named are not looked for.
  ///
  /// - Parameters:
  ///   - planets: Planet with planet.
  ///   - angles: Planet with Ascendant or Midheaven.
  ///   - points: Planet with node, Chiron and other points.
  public init(
    planets: [AspectType: Double], angles: [AspectType: Double], points: [AspectType: Double]
  ) {
    (self.planets, self.angles, self.points) = (planets, angles, points)
  }

  /// The tables that go with one of planets: angles take half of it and points three eighths.
  package init(planets: [AspectType: Double]) {
    self.init(
      planets: planets, angles: AspectOrbs.share(1.0 / 2, of: planets),
      points: AspectOrbs.share(3.0 / 8, of: planets))
  }

  /// The five major aspects, each with the orbs that are customary for its pairs.
  public static let major = AspectOrbs(
    planets: [.conjunction: 8, .opposition: 8, .trine: 7, .square: 7, .sextile: 5],
    angles: [.conjunction: 4, .opposition: 4, .trine: 4, .square: 4, .sextile: 3],
    points: [.conjunction: 3, .opposition: 3, .trine: 3, .square: 3, .sextile: 2])

  /// The major aspects as they are customary, and the six others.
  public static let all = AspectOrbs.major.filled(with: AspectOrbs(planets: minorOrbs))

  private static let minorOrbs: [AspectType: Double] = [
    .quincunx: 3, .semisextile: 2, .semisquare: 2, .sesquiquadrate: 2, .quintile: 2, .biquintile: 2,
  ]

  /// These tables, and what they lack from others.
  package func filled(with others: AspectOrbs) -> AspectOrbs {
    AspectOrbs(
      planets: planets.merging(others.planets) { own, _ in own },
      angles: angles.merging(others.angles) { own, _ in own },
      points: points.merging(others.points) { own, _ in own })
  }

  /// A part of each orb, rounded down to half degrees.
  private static func share(_ part: Double, of orbs: [AspectType: Double]) -> [AspectType: Double] {
    orbs.mapValues { ($0 * part * 2).rounded(.down) / 2 }
  }

  /// The table of a kind of pair.
  subscript(pair: AspectPair) -> [AspectType: Double] {
    switch pair {
    case .planets: planets
    case .angle: angles
    case .point: points
    }
  }

  /// How far from exact an aspect may be, in degrees; `nil` for one that is not looked for.
  package func widest(_ aspect: Aspect) -> Double? {
    AspectPair(aspect.body1, aspect.body2, reach: .all).flatMap { self[$0][aspect.type] }
  }
}

/// The kinds of pairs that are looked for, by what is in them beside a planet.
enum AspectPair: Hashable, CaseIterable {
  case planets, angle, point

  /// `nil` for a pair that is never looked for.
  ///
  /// One of the two is always a planet, so that no axis is in aspect with its own other end.
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
    // The other ends of axes are left to their opposites.
    case .angle(.descendant), .angle(.imumCoeli), .body(.southNode): return nil
    case .body:
      guard reach == .all else { return nil }
      self = .point
    }
  }
}
