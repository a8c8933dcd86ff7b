public import AstroChartModel
public import AstroSynastry

extension CoupleDomain {
  /// Its name as a title, as in “Emotional” and «Почуття».
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }

  /// What it is about, in half a line.
  public func summary(in language: Language) -> String { language.phrasebook.summary(of: self) }
}

extension DiscepoloScore.Band {
  /// What Discepolo calls the number of points.
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension Synastry {
  /// A reason in words that name whose each body is, as in “Venus (Marta) trine Mars (Daniel)”.
  public func words(for reason: ScoreReason, in language: Language) -> String {
    words(for: reason, in: language, byMarks: false)
  }

  /// - Parameter byMarks: Whether owners are named by their marks, as in “Venus (M) trine Mars (D)”.
  package func words(for reason: ScoreReason, in language: Language, byMarks: Bool) -> String {
    switch reason.cause {
    case .aspect(let aspect): words(for: aspect, in: language, byMarks: byMarks)
    case .sharedElement(let element, let count): language.phrasebook.shared(element, count: count)
    case .median: language.phrasebook.median
    }
  }

  /// A rule of Discepolo's score in words.
  public func words(for reason: DiscepoloScore.Reason, in language: Language) -> String {
    reason.aspect.map { words(for: $0, in: language) } ?? language.phrasebook.sunsOfOneModality
  }

  /// An aspect between the two, the first person's end first.
  public func words(for aspect: Aspect, in language: Language) -> String {
    words(for: aspect, in: language, byMarks: false)
  }

  private func words(for aspect: Aspect, in language: Language, byMarks: Bool) -> String {
    let (phrasebook, owners) = (language.phrasebook, owners(in: language))
    func owned(_ thing: String, by sky: Int) -> String {
      byMarks ? owners.marked(thing, by: sky) : owners.owned(thing, by: sky)
    }
    let first = owned(phrasebook.name(of: aspect.end1, .nominative), by: 0)
    let second = phrasebook.name(of: aspect.end2, phrasebook.form(ofSecondEnd: aspect.type))
    return phrasebook.tie(first, aspect.type, owned(second, by: 1))
  }

  /// The names of the two, told apart where they are equal; charts without a name are the first and the second
  /// person.
  package func owners(in language: Language) -> SkyOwners {
    SkyOwners(
      [
        (kind: .natal, person: first.name ?? language.phrasebook.firstPerson),
        (kind: .partner, person: second.name ?? language.phrasebook.secondPerson),
      ], in: language)
  }
}
