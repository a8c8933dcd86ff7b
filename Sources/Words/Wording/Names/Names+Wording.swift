public import AstroChartModel

extension Sign {
  /// The sign's name, as in “Taurus” and «Телець».
  public func name(in language: Language) -> String { name(in: language, .nominative) }

  /// The same in another grammatical case, as in «Тельці».
  package func name(in language: Language, _ form: GrammaticalCase) -> String {
    language.phrasebook.name(of: self, form)
  }

  /// The sign as a place: “in Taurus”, «у Тельці».
  ///
  /// - Parameter previous: The words just before, on which prepositions depend in some languages.
  package func whereabouts(in language: Language, after previous: String = "") -> String {
    language.phrasebook.whereabouts(in: self, after: previous)
  }

  /// Something in the sign: “Sun in Aries”, «Сонце в Овні».
  package func holding(_ name: String, in language: Language) -> String {
    "\(name) \(whereabouts(in: language, after: name))"
  }

  /// How a body in the sign acts, as two adverbs.
  func manner(in language: Language) -> String { language.phrasebook.manner(of: self) }
}

extension Element {
  /// The element's name, as in “fire” and «вогонь».
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension Modality {
  /// The name of the signs that share it, as a plural if the language has one.
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension Polarity {
  /// The name of the signs that share it, as a plural if the language has one.
  package func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension Area {
  /// The title of a report on the area.
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }

  /// One line about the content of a report on the area.
  public func summary(in language: Language) -> String { language.phrasebook.summary(of: self) }

  /// The name of an icon for the area in Apple's SF Symbols, such as `briefcase`.
  public var icon: String {
    switch self {
    case .finances: "dollarsign.circle"
    case .career: "briefcase"
    case .relationships: "heart"
    case .health: "leaf"
    case .general: "star"
    }
  }
}

extension Factor {
  /// The name of the factor, in the singular: “Venus in Leo”, «Венера в Леві».
  package func name(in language: Language) -> String { language.phrasebook.noun(for: self) }
}

extension Body {
  /// The body's name, as in “Sun” and «Сонце».
  public func name(in language: Language) -> String { name(in: language, .nominative) }

  /// The same in another grammatical case.
  package func name(in language: Language, _ form: GrammaticalCase) -> String {
    language.phrasebook.name(of: self, form)
  }

  /// What the body stands for, in two words that take a plural verb.
  func theme(in language: Language) -> String { language.phrasebook.theme(of: self) }

  /// What the body stands for, in one word.
  func keyword(in language: Language) -> String { language.phrasebook.keyword(of: .body(self)) }
}
