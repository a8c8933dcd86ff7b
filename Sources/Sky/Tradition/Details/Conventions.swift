/// The choices that schools make differently, of everything that `Detail` names.
///
/// They are written beside the results, so that two programs can be compared.
public struct Conventions: Hashable, Sendable {
  /// Who rules the triplicities.
  public enum Triplicities: String, CaseIterable, Hashable, Sendable, Codable {
    /// Dorotheus of Sidon: a lord by day, one by night, and one who takes part in both.
    case dorothean
    /// William Lilly, *Christian Astrology* (1647), page 104: no third lord, and Mars in water by day and night.
    case lilly
  }

  /// Who rules the triplicities; by default as Dorotheus has it.
  public var triplicities: Triplicities
  /// How near to the Sun a planet is under its beams, in degrees: 15 by default, 17 with Lilly.
  public var beams: Double

  /// The customary choices.
  public init(triplicities: Triplicities = .dorothean, beams: Double = 15) {
    (self.triplicities, self.beams) = (triplicities, beams)
  }
}
