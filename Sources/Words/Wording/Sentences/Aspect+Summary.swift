public import AstroChartModel

extension Aspect {
  /// The aspect as a clause: “Sun trine Moon, orb 2°04′”, «Сонце в тригоні з Місяцем, орб 2°04′».
  package func words(in language: Language) -> String {
    let phrases = language.phrasebook
    return "\(phrases.tie(self)), \(phrases.orb(orbText))"
  }

  /// One sentence that names the aspect and one on its meaning.
  public func summary(in language: Language) -> String {
    let parts = [words(in: language)] + conditions(in: language)
    return "\(parts.joined(separator: ", ")). \(language.phrasebook.meaning(of: self))"
  }
}

extension Placement {
  /// The position of the body: “Sun in Aries in the 9th house”, «Сонце в Овні, у 9-му домі».
  package func whereabouts(in language: Language) -> String {
    language.phrasebook.whereabouts(of: body, in: sign, house: house)
  }

  /// One sentence on the position of the body and one on its meaning; none on a sign that it may have left.
  public func summary(in language: Language) -> String {
    let phrases = language.phrasebook
    guard isSureOfSign else {
      return "\(body.name(in: language).capitalizedFirst) (\(signNames(in: language)), \(phrases.uncertain))."
    }
    var facts = [degreesText]
    if isRetrograde { facts.append(phrases.retrogradeMotion) }
    if let dignity { facts.append(dignity.name(in: language)) }
    let meaning = phrases.meaning(of: body, in: sign, house: house)
    return "\(whereabouts(in: language)) (\(facts.joined(separator: ", "))). \(meaning)"
  }
}
