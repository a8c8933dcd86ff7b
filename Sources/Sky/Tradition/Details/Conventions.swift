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

  /// Who rules the terms.
  public enum Terms: String, CaseIterable, Hashable, Sendable, Codable {
    /// Those that Ptolemy tells of as the Egyptians'.
    case egyptian
    /// Those that Lilly has as Ptolemy's, *Christian Astrology* (1647), page 104.
    case ptolemaic
  }

  /// Where the nodes stand among the firdaria of those born by night.
  public enum Firdaria: String, CaseIterable, Hashable, Sendable, Codable {
    /// At the end, as by day: Abu Ma‘shar.
    case abuMashar
    /// After Mars, before the Sun: Guido Bonatti.
    case bonatti
  }

  /// How long the years of Vimshottari are.
  public enum DashaYear: String, CaseIterable, Hashable, Sendable, Codable {
    /// 365.25 days.
    case julian = "365.25"
    /// 365.2425 days.
    case gregorian = "365.2425"
    /// 365.25636 days: the Sun returns to the same star.
    case sidereal
    /// 360 days.
    case savana = "360"

    /// The length in days.
    public var days: Double {
      switch self {
      case .julian: 365.25
      case .gregorian: 365.2425
      case .sidereal: 365.25636
      case .savana: 360
      }
    }
  }

  /// Who rules the triplicities; by default as Dorotheus has it.
  public var triplicities: Triplicities
  /// Who rules the terms; by default as the Egyptians have it.
  public var terms: Terms
  /// How near to the Sun a planet is under its beams, in degrees: 15 by default, 17 with Lilly.
  public var beams: Double
  /// Where the nodes stand among the firdaria by night; by default at the end.
  public var firdaria: Firdaria
  /// How long the years of Vimshottari are; by default 365.25 days.
  public var dashaYear: DashaYear

  /// The customary choices.
  public init(
    triplicities: Triplicities = .dorothean, terms: Terms = .egyptian, beams: Double = 15,
    firdaria: Firdaria = .abuMashar, dashaYear: DashaYear = .julian
  ) {
    (self.triplicities, self.terms, self.beams) = (triplicities, terms, beams)
    (self.firdaria, self.dashaYear) = (firdaria, dashaYear)
  }
}
