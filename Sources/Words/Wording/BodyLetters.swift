package import AstroChartModel

/// The letters of bodies that have no symbol, in the alphabets of the languages.
package enum BodyLetters {
  /// The letters for a hypothetical or a minor planet in the alphabet of a language; any other symbol as it is.
  ///
  /// - Parameters:
  ///   - letters: As `Body.symbol` has them.
  ///   - language: A BCP 47 tag.
  package static func spelling(of letters: String, in language: String) -> String {
    // Most symbols are no letters: they are written with three bytes.
    guard let first = letters.utf8.first, first < 0xE0, language.hasPrefix("uk") else { return letters }
    return cyrillic[letters] ?? letters
  }

  private static let hamburg = [
    "Cup": "Куп", "Had": "Гад", "Zeu": "Зев", "Kro": "Кро", "Apo": "Апо", "Adm": "Адм", "Vul": "Вул",
    "Pos": "Пос",
  ]

  private static let cyrillic = hamburg.merging(UkrainianPhrasebook.minorPlanetLetters) { own, _ in own }
}

extension AspectEnd {
  /// Its symbol, or its letters in the alphabet of a language.
  package func symbol(in language: Language) -> String {
    BodyLetters.spelling(of: symbol, in: language.tag)
  }
}

extension Body {
  /// Its symbol, or its letters in the alphabet of a language.
  package func symbol(in language: Language) -> String { AspectEnd.body(self).symbol(in: language) }
}
