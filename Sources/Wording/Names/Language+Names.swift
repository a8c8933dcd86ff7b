import ChartModel

extension Language {
  /// The names of bodies and signs in every form that sentences use.
  package var astrologicalNames: [String] {
    let forms = GrammaticalCase.allCases
    return forms.flatMap { form in
      Body.allCases.map { phrasebook.name(of: $0, form) }
        + Sign.allCases.map { phrasebook.name(of: $0, form) }
    }
  }
}
