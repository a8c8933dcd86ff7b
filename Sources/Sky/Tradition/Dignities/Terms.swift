package import AstroChartModel

/// The Egyptian terms: five unequal parts of each sign, each ruled by one of the five planets that are no luminaries.
///
/// Source: Ptolemy, *Tetrabiblos* I.20, where they are told as those of the Egyptians; Paulus, chapter 3. Together the
/// parts of a planet are its greater years: Saturn 57, Jupiter 79, Mars 66, Venus 82, Mercury 76.
package enum EgyptianTerms {
  /// The ruler of the term that holds a place.
  package static func ruler(of longitude: Longitude) -> Body {
    let terms = terms(of: longitude.sign)
    return terms.first { longitude.degreeInSign < Double($0.end) }?.ruler ?? terms[4].ruler
  }

  /// The terms of a sign in order, with the degrees at which they end.
  package static func terms(of sign: Sign) -> [(ruler: Body, end: Int)] {
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
}
