public import ChartModel

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
