public import ChartModel

extension Sign {
  /// The sign's name, as in “Taurus” and «Телець».
  public func name(in language: Language) -> String { name(in: language, .nominative) }

  /// The same in another grammatical case, as in «Тельці».
  package func name(in language: Language, _ form: GrammaticalCase) -> String {
    language.phrasebook.name(of: self, form)
  }

  /// Where something stands: “in Taurus”, «у Тельці».
  ///
  /// - Parameter previous: What is said just before, which some languages' prepositions heed.
  package func whereabouts(in language: Language, after previous: String = "") -> String {
    language.phrasebook.whereabouts(in: self, after: previous)
  }

  /// What stands in the sign, and that it does: “Sun in Aries”, «Сонце в Овні».
  package func holding(_ name: String, in language: Language) -> String {
    "\(name) \(whereabouts(in: language, after: name))"
  }

  /// How what stands in the sign goes about things, as two adverbs.
  func manner(in language: Language) -> String { language.phrasebook.manner(of: self) }
}

extension Element {
  /// The element's name, as in “fire” and «вогонь».
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension Modality {
  /// The name of the signs that share it, where the language has a plural for them.
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension Polarity {
  /// The name of the signs that share it, where the language has a plural for them.
  package func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension Area {
  /// What a report on the area is called.
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }

  /// One line about what a report on the area holds.
  package func summary(in language: Language) -> String { language.phrasebook.summary(of: self) }
}

extension Factor {
  /// What the factor is called, in the singular: “Venus in Leo”, «Венера в Леві».
  package func name(in language: Language) -> String { language.phrasebook.noun(for: self) }
}

extension Body {
  /// The body's name, as in “Sun” and «Сонце».
  public func name(in language: Language) -> String { name(in: language, .nominative) }

  /// The same in another grammatical case.
  package func name(in language: Language, _ form: GrammaticalCase) -> String {
    language.phrasebook.name(of: self, form)
  }

  /// What the body stands for, in two words that go with a plural.
  func theme(in language: Language) -> String { language.phrasebook.theme(of: self) }

  /// What the body stands for, in one word.
  func keyword(in language: Language) -> String { language.phrasebook.keyword(of: .body(self)) }
}
