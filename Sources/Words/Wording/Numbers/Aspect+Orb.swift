package import AstroChartModel

extension Aspect {
  /// The orb to the minute, `2°04′`, or about how many degrees it is, `≈2°`.
  package var orbText: String { isOrbKnown ? Degrees.text(orb) : "≈\(Int(orb.rounded()))°" }

  /// What is told of it beside its orb: “applying”, “lasts minutes”, “not certain without a time of birth”.
  ///
  /// Whether the Moon comes or goes at some hour of a day is not told.
  package func conditions(in language: Language) -> [String] {
    let phrases = language.phrasebook
    let motion = isBroad ? nil : isApplying.map { $0 ? phrases.applying : phrases.separating }
    return [motion, isFleeting ? phrases.fleeting : nil, isCertain ? nil : phrases.uncertain].compactMap(
      \.self)
  }
}
