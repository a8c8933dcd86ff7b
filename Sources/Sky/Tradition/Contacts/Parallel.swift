public import AstroChartModel

/// Two planets equally far from the celestial equator.
///
/// Declinations are those of date. Near the equator both kinds can hold; then the closer one alone is told.
public struct Parallel: Hashable, Sendable {
  /// Whether the two are on the same side of the equator.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// On the same side.
    case parallel
    /// On opposite sides.
    case contraparallel
  }

  /// The earlier of the two in the order of chart files.
  public let body1: Body
  /// The other one.
  public let body2: Body
  /// Whether the two are on the same side of the equator.
  public let kind: Kind
  /// The distance from exact, 0…1 degrees.
  public let orb: Double

  /// The widest orb, in degrees.
  package static let widest = 1.0

  /// The parallels of the ten planets; without a time of birth the Moon has none.
  package static func all(of chart: Chart) -> [Parallel] {
    chart.settledPlanets.pairs.compactMap { one, other in
      guard let first = one.declination, let second = other.declination else { return nil }
      let (same, across) = (Longitude.rounded(abs(first - second)), Longitude.rounded(abs(first + second)))
      let orb = min(same, across)
      guard orb <= widest else { return nil }
      return Parallel(
        body1: one.body, body2: other.body, kind: same <= across ? .parallel : .contraparallel, orb: orb)
    }
  }
}
