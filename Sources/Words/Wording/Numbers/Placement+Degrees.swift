package import AstroChartModel

extension Placement {
  /// Degrees and minutes within the sign, `25°11′`; for a body that moves far on a day whose hour is not known
  /// about how many degrees at noon, `≈14°`, and nothing if it is in two signs on that day.
  package var degreesText: String {
    guard isSureOfSign else { return "" }
    return isBroad ? "≈\(longitude.degreeAndMinute.degree)°" : longitude.degreesText
  }

  /// The place in the zodiac in words: “25°11′ Aries”, «25°11′ Овна», “≈14° Taurus”, “Taurus or Gemini”.
  package func position(in language: Language) -> String {
    isSureOfSign ? language.phrasebook.position(degreesText, in: sign) : signNames(in: language)
  }

  /// Its sign; of one that is left on a day whose hour is not known both: “Taurus or Gemini”.
  package func signNames(in language: Language) -> String {
    possibleSigns.map { $0.name(in: language) }.joined(separator: " \(language.phrasebook.or) ")
  }

  /// The symbols of the signs in which it may stand: “♉”, “♉/♊”.
  package var signSymbols: String { possibleSigns.map(\.symbol).joined(separator: "/") }

  /// The body in its sign, and its degree: “Moon in Taurus”, “≈14°”.
  ///
  /// Of a sign that is left on a day whose hour is not known both are told: “Moon”, “Taurus or Gemini”.
  package func standing(in language: Language) -> (words: String, place: String) {
    let name = body.name(in: language)
    return isSureOfSign
      ? (sign.holding(name, in: language), degreesText) : (name.capitalizedFirst, signNames(in: language))
  }
}
