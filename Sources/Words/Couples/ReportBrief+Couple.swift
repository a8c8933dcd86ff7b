import AstroChartModel
public import AstroDiagnostics
public import AstroInterpretation
public import AstroSynastry
public import AstroWording

extension ReportBrief {
  /// What a writer of a reading of two people is given.
  ///
  /// The two are called `{first}` and `{second}` in it; a text may name them so too, or by their names.
  ///
  /// - Throws: `noReport` for a language without texts.
  public init(of synastry: Synastry, in language: Language) throws(Problem) {
    let nameless = synastry.nameless
    // The plan is that of the book's own reading, whose lengths the names are part of.
    let plan = CouplePlan(synastry, for: try CoupleReport.tellings(synastry, language))
    let isTimed = [synastry.first, synastry.second].allSatisfy(\.hasBirthTime)
    self.init(
      area: .relationships, language: language, facts: nameless.facts(in: language), subjects: [],
      bounds: isTimed ? .couple : .untimedCouple, notes: [language.phrasebook.namelessCouple])
    kind = .couple
    care = language.phrasebook.care(on: .relationships)
    withheld = isTimed ? [] : language.phrasebook.withheld(isMoonSure: synastry.hasMoons)
    add(plan, try CoupleTelling(nameless, in: language))
  }

  /// Adds what a plan tells, each item with the words of the book.
  private mutating func add(_ plan: CouplePlan, _ telling: CoupleTelling) {
    let letters = plan.frame.map { frame in
      [("toFirst", frame.words(to: .first)), ("toSecond", frame.words(to: .second))]
    }
    let rows =
      plan.parts.map { ($0.stage.rawValue, $0.items) } + (letters ?? []) + [("advice", plan.advice)]
    let known = Set(facts.map(\.id))
    subjects = rows.enumerated().map { index, row in
      Subject(
        id: "subject.\(index + 1)", stage: nil, part: row.0,
        facts: row.1.flatMap(\.fact.briefIDs).filter(known.contains), rules: row.1.map { "couple." + $0.text }
      )
    }
    var told: Set<String> = []
    meanings = rows.flatMap(\.1).compactMap { item in
      guard told.insert(item.text).inserted else { return nil }
      return Meaning(rule: "couple." + item.text, text: telling.text(of: item))
    }
    guard let main = plan.frame?.main else { return }
    figures = [
      Figure(
        id: subjects.first { $0.facts.contains(CoupleFact.contact(main.aspect).id) }?.id ?? "",
        facts: [CoupleFact.contact(main.aspect).id], question: telling.question(of: main))
    ]
  }
}

extension ReportBounds {
  /// Those of the five parts of a reading of two; the opening, the words to each and the advice come besides.
  static let couple = ReportBounds(
    openingSentences: 2...9, analysisWords: 320...650, paragraphs: 4...5, pieces: 3...3)
  /// Where a time of birth is unknown.
  static let untimedCouple = ReportBounds(
    openingSentences: 2...9, analysisWords: 200...650, paragraphs: 3...5, pieces: 3...3)
}

extension CoupleFact {
  /// The ids of the facts of a brief on which a text about it rests.
  fileprivate var briefIDs: [String] {
    switch self {
    case .contact, .composite: [id]
    // The same body of either may stand in the same house of the other.
    case .overlay(_, of: let person, _): [ReportBrief.owned(id, by: person.owner)]
    case .place(let body, let sign, let person):
      [ReportBrief.owned(Factor.sign(.body(body), sign).id, by: person.owner)]
    case .seventh(let sign, let person): [ReportBrief.owned(Factor.cusp(7, sign).id, by: person.owner)]
    case .element, .modality, .score: []
    }
  }
}

extension Person {
  /// Whose facts are this person’s in a brief.
  fileprivate var owner: ReportBrief.Owner { self == .first ? .first : .second }
}

// MARK: - The facts

extension Synastry {
  /// The same charts without the names of their persons.
  fileprivate var nameless: Synastry {
    var (first, second) = (first, second)
    (first.name, second.name) = ("{first}", "{second}")
    return Synastry(of: first, with: second, composite: composite)
  }

  /// Whether both Moons stay in their signs all day.
  fileprivate var hasMoons: Bool {
    [first, second].allSatisfy { $0.placement(of: .moon)?.isSureOfSign ?? false }
  }

  /// Everything certain of the two: what ties them, whose bodies fall where, the composite, and each by themselves.
  fileprivate func facts(in language: Language) -> [ReportBrief.Fact] {
    let own = zip([first, second], [ReportBrief.Owner.first, .second]).flatMap { chart, owner in
      ReportBrief.facts(of: chart, as: owner, on: .relationships, in: language).map { fact in
        var fact = fact
        // What is between the two comes before what each is alone.
        fact.salience *= 0.6
        fact.words = "{\(owner.rawValue)}: \(fact.words ?? "")"
        return fact
      }
    }
    let all = ties(in: language) + guests(in: language) + middles(in: language) + own
    return all.enumerated().sorted {
      ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset)
    }.map(\.element)
  }

  private func ties(in language: Language) -> [ReportBrief.Fact] {
    aspects.filter { $0.isCertain && !$0.bodies.isEmpty }.map { aspect in
      // The body comes first, as it does in the fields of a fact.
      let isTurned = aspect.end1.body == nil
      let told =
        isTurned ? Aspect(between: aspect.end2, and: aspect.end1, aspect.type, orb: aspect.orb) : aspect
      return ReportBrief.Fact(
        .aspect(told), salience: CoupleContact(aspect, leader: .first)?.weight ?? 0.05,
        of: isTurned ? [.second, .first] : [.first, .second], words: words(for: aspect, in: language),
        id: CoupleFact.contact(aspect).id)
    }
  }

  /// The bodies of each in the houses of the other.
  private func guests(in language: Language) -> [ReportBrief.Fact] {
    Person.allCases.flatMap { person -> [ReportBrief.Fact] in
      Body.planets.compactMap { body in
        house(of: body, of: person).map { house in
          let name = "\(body.name(in: language)) ({\(person.owner.rawValue)})"
          let place = language.phrasebook.spelledWhereabouts(inHouse: house, after: name)
          return ReportBrief.Fact(
            .house(body, house), salience: body <= .mars ? 0.4 : 0.15,
            of: [person.owner, person.other.owner],
            words: "\(name) \(place) ({\(person.other.owner.rawValue)})",
            id: CoupleFact.overlay(body, of: person, house: house).briefIDs[0])
        }
      }
    }
  }

  /// The points of the composite chart in their signs.
  private func middles(in language: Language) -> [ReportBrief.Fact] {
    let bodies = [Body.sun, .moon, .venus, .mars].compactMap { body in
      composite.placement(of: body).flatMap { place in
        place.range == nil ? (point: ChartPoint.body(body), sign: place.sign) : nil
      }
    }
    let rising = composite.angles.map { (point: ChartPoint.ascendant, sign: $0.ascendant.sign) }
    return (bodies + [rising].compactMap(\.self)).map { point, sign in
      let factor = Factor.sign(point, sign)
      return ReportBrief.Fact(
        factor, salience: 0.3, of: [.composite],
        words: "\(SkyRole.composite.name(in: language)): \(factor.name(in: language))",
        id: CoupleFact.composite(point, sign).id)
    }
  }
}
