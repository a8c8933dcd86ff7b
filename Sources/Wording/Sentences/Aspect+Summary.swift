public import ChartModel

extension Aspect {
  /// The aspect in a clause: “Sun trine Moon, orb 2°04′”, «Сонце в тригоні з Місяцем, орб 2°04′».
  package func words(in language: Language) -> String {
    let phrases = language.phrasebook
    return "\(phrases.tie(self)), \(phrases.orb(Degrees.text(orb)))"
  }

  /// One sentence that says what the aspect is and one that says what that is taken to mean.
  public func summary(in language: Language) -> String {
    let phrases = language.phrasebook
    let motion = isApplying.map { $0 ? phrases.applying : phrases.separating }
    let doubt = isCertain ? nil : phrases.uncertain
    let parts = [words(in: language), motion, doubt].compactMap(\.self)
    return "\(parts.joined(separator: ", ")). \(phrases.meaning(of: self))"
  }
}
