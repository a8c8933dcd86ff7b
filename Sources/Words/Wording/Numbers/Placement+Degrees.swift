package import AstroChartModel

extension Placement {
  /// Degrees and minutes within the sign, `25°11′`; about how many degrees, `≈14°`, for a body that moves far on
  /// a day whose hour is not known.
  package var degreesText: String {
    isBroad ? "≈\(longitude.degreeAndMinute.degree)°" : longitude.degreesText
  }

  /// The place in the zodiac in words: “25°11′ Aries”, «25°11′ Овна», “≈14° Taurus”, “Taurus – Gemini”.
  package func position(in language: Language) -> String {
    isSureOfSign ? language.phrasebook.position(degreesText, in: sign) : signNames(in: language)
  }

  /// Its sign; of one that is left on a day whose hour is not known both: “Taurus – Gemini”.
  package func signNames(in language: Language) -> String {
    possibleSigns.map { $0.name(in: language) }.joined(separator: " – ")
  }

  /// The symbols of the signs in which it may stand: “♉”, “♉♊”.
  package var signSymbols: String { possibleSigns.map(\.symbol).joined() }

  /// The body in its sign, and its degree: “Moon in Taurus”, “≈14°”.
  ///
  /// Of a sign that is left on a day whose hour is not known both are told: “Moon”, “Taurus – Gemini”.
  package func standing(in language: Language) -> (words: String, place: String) {
    let name = body.name(in: language)
    return isSureOfSign
      ? (sign.holding(name, in: language), degreesText) : (name.capitalizedFirst, signNames(in: language))
  }
}
