public import AstroChartModel

extension AspectType {
  /// The aspect's name, as in “trine” and «тригон».
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension AspectNature {
  package func name(in language: Language) -> String { language.phrasebook.name(of: self) }
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
  /// The dignity's name, as in “exaltation” and «екзальтація».
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension MoonPhase {
  /// The phase's name, as in “first quarter” and «перша чверть».
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension AspectEnd {
  /// The name of the body or the angle.
  package func name(in language: Language) -> String { name(in: language, .nominative) }

  /// The same in another grammatical case.
  package func name(in language: Language, _ form: GrammaticalCase) -> String {
    language.phrasebook.name(of: self, form)
  }
}
