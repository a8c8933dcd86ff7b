package import AstroChartModel

extension Placement {
  /// Degrees and minutes within the sign, `25°11′`; about how many degrees, `≈14°`, for a body that moves far on
  /// a day whose hour is not known.
  package var degreesText: String {
    isBroad ? "≈\(longitude.degreeAndMinute.degree)°" : longitude.degreesText
  }

  /// The place in the zodiac in words: “25°11′ Aries”, «25°11′ Овна», “≈14° Taurus”.
  package func position(in language: Language) -> String {
    language.phrasebook.position(degreesText, in: sign)
  }

  /// The body in its sign, and its degree: “Moon in Taurus”, “≈14°”.
  ///
  /// Of a sign that is left on a day whose hour is not known both are told: “Moon”, “Taurus – Gemini”.
  package func standing(in language: Language) -> (words: String, place: String) {
    let name = body.name(in: language)
    guard let range, !isSureOfSign else { return (sign.holding(name, in: language), degreesText) }
    let signs = [range.atMidnight, range.atNextMidnight].map { $0.sign.name(in: language) }
    return (name.capitalizedFirst, signs.joined(separator: " – "))
  }
}
