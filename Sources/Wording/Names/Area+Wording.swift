public import ChartModel

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
