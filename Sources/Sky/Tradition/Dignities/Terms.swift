package import AstroChartModel

/// The terms: five unequal parts of each sign, each ruled by one of the five planets that are no luminaries.
extension Conventions.Terms {
  /// The ruler of the term that holds a place.
  package func ruler(of longitude: Longitude) -> Body {
    let terms = terms(of: longitude.sign)
    return terms.first { longitude.degreeInSign < Double($0.end) }?.ruler ?? terms[4].ruler
  }

  /// The terms of a sign in order, with the degrees at which they end.
  package func terms(of sign: Sign) -> [(ruler: Body, end: Int)] {
    switch self {
    case .egyptian: Conventions.Terms.egyptian(of: sign)
    case .ptolemaic: Conventions.Terms.ptolemaic(of: sign)
    }
  }

  /// As Ptolemy tells those of the Egyptians.
  ///
  /// Source: Ptolemy, *Tetrabiblos* I.20, where they are told as those of the Egyptians; Paulus, chapter 3. Together the
  /// parts of a planet are its greater years: Saturn 57, Jupiter 79, Mars 66, Venus 82, Mercury 76.
  private static func egyptian(of sign: Sign) -> [(ruler: Body, end: Int)] {
    switch sign {
    case .aries: [(.jupiter, 6), (.venus, 12), (.mercury, 20), (.mars, 25), (.saturn, 30)]
    case .taurus: [(.venus, 8), (.mercury, 14), (.jupiter, 22), (.saturn, 27), (.mars, 30)]
    case .gemini: [(.mercury, 6), (.jupiter, 12), (.venus, 17), (.mars, 24), (.saturn, 30)]
    case .cancer: [(.mars, 7), (.venus, 13), (.mercury, 19), (.jupiter, 26), (.saturn, 30)]
    case .leo: [(.jupiter, 6), (.venus, 11), (.saturn, 18), (.mercury, 24), (.mars, 30)]
    case .virgo: [(.mercury, 7), (.venus, 17), (.jupiter, 21), (.mars, 28), (.saturn, 30)]
    case .libra: [(.saturn, 6), (.mercury, 14), (.jupiter, 21), (.venus, 28), (.mars, 30)]
    case .scorpio: [(.mars, 7), (.venus, 11), (.mercury, 19), (.jupiter, 24), (.saturn, 30)]
    case .sagittarius: [(.jupiter, 12), (.venus, 17), (.mercury, 21), (.saturn, 26), (.mars, 30)]
    case .capricorn: [(.mercury, 7), (.jupiter, 14), (.venus, 22), (.saturn, 26), (.mars, 30)]
    case .aquarius: [(.mercury, 7), (.venus, 13), (.jupiter, 20), (.mars, 25), (.saturn, 30)]
    case .pisces: [(.venus, 12), (.jupiter, 16), (.mercury, 19), (.mars, 28), (.saturn, 30)]
    }
  }

  /// As Lilly has those of Ptolemy.
  ///
  /// Source: Lilly, *Christian Astrology* (1647), page 104. Prints of Ptolemy's own, *Tetrabiblos* I.21, differ in several
  /// signs; in Pisces some have Mars to 25° only. The parts of Saturn, Venus and Mercury add up to their greater years,
  /// those of Jupiter are one more, those of Mars one less.
  private static func ptolemaic(of sign: Sign) -> [(ruler: Body, end: Int)] {
    switch sign {
    case .aries: [(.jupiter, 6), (.venus, 14), (.mercury, 21), (.mars, 26), (.saturn, 30)]
    case .taurus: [(.venus, 8), (.mercury, 15), (.jupiter, 22), (.saturn, 26), (.mars, 30)]
    case .gemini: [(.mercury, 7), (.jupiter, 14), (.venus, 21), (.saturn, 25), (.mars, 30)]
    case .cancer: [(.mars, 6), (.jupiter, 13), (.mercury, 20), (.venus, 27), (.saturn, 30)]
    case .leo: [(.saturn, 6), (.mercury, 13), (.venus, 19), (.jupiter, 25), (.mars, 30)]
    case .virgo: [(.mercury, 7), (.venus, 13), (.jupiter, 18), (.saturn, 24), (.mars, 30)]
    case .libra: [(.saturn, 6), (.venus, 11), (.jupiter, 19), (.mercury, 24), (.mars, 30)]
    case .scorpio: [(.mars, 6), (.jupiter, 14), (.venus, 21), (.mercury, 27), (.saturn, 30)]
    case .sagittarius: [(.jupiter, 8), (.venus, 14), (.mercury, 19), (.saturn, 25), (.mars, 30)]
    case .capricorn: [(.venus, 6), (.mercury, 12), (.jupiter, 19), (.mars, 25), (.saturn, 30)]
    case .aquarius: [(.saturn, 6), (.mercury, 12), (.venus, 20), (.jupiter, 25), (.mars, 30)]
    case .pisces: [(.venus, 8), (.jupiter, 14), (.mercury, 20), (.mars, 26), (.saturn, 30)]
    }
  }
}
