public import ChartModel

extension AspectType {
  /// The aspect's name, as in “trine” and «тригон».
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension AspectNature {
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension ChartAngle {
  /// The angle's name, as in “Ascendant” and «Асцендент».
  public func name(in language: Language) -> String { name(in: language, .nominative) }

  /// The same in another grammatical case.
  package func name(in language: Language, _ form: GrammaticalCase) -> String {
    language.phrasebook.name(of: self, form)
  }
}

extension Dignity {
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension MoonPhase {
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension AspectEnd {
  /// What the body or the angle is called.
  public func name(in language: Language) -> String { name(in: language, .nominative) }

  /// The same in another grammatical case.
  package func name(in language: Language, _ form: GrammaticalCase) -> String {
    language.phrasebook.name(of: self, form)
  }
}
