import AstroChartModel
import AstroDiagnostics
import AstroInterpretation
import AstroWording

/// Checks what one sentence says against the known facts.
struct SentenceCheck {
  let reader: ClaimReader
  let known: KnownFacts
  let words: any MentionWords
  /// What the paragraph is about, for sentences that do not name it.
  let context: KnownFacts
  /// What the sentences before it spoke of, which “it” and “they” may mean.
  var antecedents: [KnownFacts.Entity] = []
  /// What all sentences of the paragraph before it named, of which it may tell an aspect without naming it again.
  var named: [KnownFacts.Entity] = []
  /// The signs that they named.
  var namedSigns: Set<Sign> = []
  /// The people whose names say whose a body is.
  var cast = Cast.none
  /// What is known of the Sun's return, if the sentence is about it.
  var returned: KnownFacts?

  /// What the sentence says that is not true, in a few words each.
  var findings: [Objection] {
    reader.claims.compactMap(finding) + wrongRulers
      + SkyCheck(sentence: reader.sentence, known: known, words: words).findings
  }

  /// What “it” may mean in the next sentence: what this one speaks of, or else what it took from those before.
  var spokenOf: [KnownFacts.Entity] {
    let own = reader.subjects.flatMap(\.entities)
    if own.isEmpty { return antecedents }
    return hasOpenAspect || beginsWithPronoun ? own + antecedents : own
  }

  /// Whether it goes on with what the sentence before spoke of: “it rules the second house too”.
  private var beginsWithPronoun: Bool { reader.sentence.words.first.map(words.pronouns.contains) ?? false }

  /// Whether it tells an aspect of what the sentence before spoke of: “the square to Saturn asks for more”.
  private var hasOpenAspect: Bool {
    let ends = reader.subjects.count { $0.entities.count == 1 && $0.entities[0].canBeInAspect }
    return ends == 1 && reader.claims.contains { if case .aspects = $0.predicate { true } else { false } }
  }

  /// The bodies that it makes a true statement about.
  var confirmed: Set<Body> {
    let told = reader.claims.filter { finding($0) == nil }.flatMap { claim in
      if case .aspects(let types) = claim.predicate {
        tied(by: types)
      } else {
        near(claim).flatMap(\.entities)
      }
    }
    return Set((told + standing).compactMap(\.body))
  }

  /// The bodies that are in one of some aspects to another that the sentence names, or one before it.
  private func tied(by types: [AspectType]) -> [KnownFacts.Entity] {
    let named = reader.subjects.flatMap(\.entities)
    return named.filter { one in
      (named + antecedents).contains {
        $0 != one && !known.aspects(between: one, and: $0).isDisjoint(with: types)
      }
    }
  }

  /// The bodies that are named with the angle at which they stand.
  private var standing: [KnownFacts.Entity] {
    let named = reader.subjects.flatMap(\.entities)
    return named.filter { one in
      named.contains { known.aspects(between: one, and: $0).contains(.conjunction) && $0.body == nil }
    }
  }

  private func finding(_ claim: Claim) -> Objection? {
    switch claim.predicate {
    case .signs(let signs) where isAbsence(claim):
      known.missingElements.isSuperset(of: signs.map(\.element))
        ? nil : Objection(.sign, ClaimFault.emptySigns(signs))
    case .signs(let signs)
    where miscounts(claim) { known.stands($0, inAnyOf: Sign.allCases) && !known.stands($0, inAnyOf: signs) }:
      Objection(.sign, ClaimFault.inSigns(signs))
    case .houses(let houses)
    where miscounts(claim) { known.stands($0, inAnyOf: Array(1...12)) && !known.stands($0, inAnyOf: houses) }:
      Objection(.house, ClaimFault.inHouses(houses))
    case .signs(let signs):
      isTrue(claim) { entity, facts in facts.stands(entity, inAnyOf: signs) }
        || speaksOnly(of: signs, claim) || isOfYear || isPersonified(signs, claim)
        || gathers(claim) { known.stands($0, inAnyOf: signs) }
        || isOfLooseCusp(claim) || isPossible(signs, claim)
        ? nil : Objection(.sign, ClaimFault.inSigns(signs))
    case .houses(let houses):
      isTrue(claim) { entity, facts in facts.stands(entity, inAnyOf: houses) }
        || speaksOnly(of: houses, claim) || isSubject(houses, claim) || isOfYear
        || gathers(claim) { known.stands($0, inAnyOf: houses) }
        ? nil : Objection(.house, ClaimFault.inHouses(houses))
    case .aspects(let types):
      areTied(claim, types) ? nil : Objection(.aspect, ClaimFault.aspects(types))
    case .motion(let isRetrograde):
      isDenied(claim) || moves(claim, isRetrograde)
        ? nil : Objection(.motion, ClaimFault.motion(isRetrograde: isRetrograde))
    }
  }

  // MARK: - Checking claims

  private func isTrue(_ claim: Claim, _ holds: (KnownFacts.Entity, KnownFacts) -> Bool) -> Bool {
    let owned = near(claim).compactMap { subject in
      cast.facts(of: subject.words, claim.words, in: reader.sentence).map { (subject.entities, $0) }
    }
    if !owned.isEmpty {
      return owned.contains { entities, its in entities.contains { holds($0, its) } }
    }
    let facts = sky(of: claim)
    if let list = list(before: claim) {
      return list.allSatisfy { $0.entities.contains { holds($0, facts) } }
    }
    let near = near(claim).flatMap(\.entities) + meant(by: claim)
    if !near.isEmpty { return near.contains { holds($0, facts) } }
    return context.entities.contains { holds($0, context) }
  }

  /// What a pronoun before a claim, or a sentence that begins without a subject, may mean.
  private func meant(by claim: Claim) -> [KnownFacts.Entity] {
    let before = reader.sentence.words[..<claim.words.lowerBound]
    let subjects = reader.subjects.filter { claim.canBe(of: $0) }
    // “He says little, as Mars is in Scorpio”: what stands at the place is what is there.
    let isNamed = subjects.contains { (0...1).contains(claim.words.lowerBound - $0.words.upperBound) }
    let hasSubject = subjects.contains {
      $0.words.upperBound <= claim.words.lowerBound || follows($0, claim)
    }
    return isNamed || hasSubject && !before.contains(where: words.pronouns.contains) ? [] : antecedents
  }

  /// The facts of the sky that a claim is about: a return has its own houses, beside those of the birth.
  private func sky(of claim: Claim) -> KnownFacts {
    guard let returned else { return known }
    let clause = reader.sentence.words[reader.sentence.clause(of: claim.words.lowerBound)]
    return clause.contains { word in words.birthWords.contains(where: word.hasPrefix) } ? known : returned
  }

  private func isDenied(_ claim: Claim) -> Bool {
    reader.sentence.words[..<claim.words.lowerBound].suffix(1).contains { words.denyingWords.contains($0) }
  }

  private func moves(_ claim: Claim, _ isRetrograde: Bool) -> Bool {
    let bodies = self.bodies
    let next = bodies.first { $0.words.lowerBound - claim.words.upperBound == 0 }
    let last = bodies.last { $0.words.upperBound <= claim.words.lowerBound }
    // What turns is what moves, however near another body is named: “Pluto conjoins your Uranus and turns retrograde”.
    let isTurning = reader.sentence.words[..<claim.words.lowerBound].suffix(2).contains {
      words.turningWords.contains($0)
    }
    let meant = isTurning ? [] : [next ?? last].compactMap(\.self).map(\.body)
    let all = meant.isEmpty ? bodies.map(\.body) : meant
    if !all.isEmpty { return all.contains { known.moves($0, isRetrograde: isRetrograde) } }
    let before = antecedents.compactMap(\.body)
    if !before.isEmpty { return before.contains { known.moves($0, isRetrograde: isRetrograde) } }
    return context.bodies.contains { known.moves($0, isRetrograde: isRetrograde) }
  }

  var bodies: [(body: Body, words: Range<Int>)] {
    reader.subjects.compactMap { subject in
      guard subject.entities.count == 1, case .body(let body) = subject.entities[0] else { return nil }
      return (body, subject.words)
    }
  }
}

extension KnownFacts.Entity {
  /// The body that it is, if it is one.
  var body: Body? { if case .body(let body) = self { body } else { nil } }

  /// Whether aspects are told of it.
  var canBeInAspect: Bool { if case .cusp = self { false } else { true } }
}

extension KnownFacts {
  /// The aspects between two bodies, or a body and an angle.
  func aspects(between one: Entity, and other: Entity) -> Set<AspectType> {
    switch (one, other) {
    case (.body(let one), .body(let other)): aspects(between: BodyPair(one, other))
    case (.body(let body), .angle(let angle)), (.angle(let angle), .body(let body)):
      aspects(of: body, with: angle)
    default: []
    }
  }

  /// Everything whose sign or house is known.
  var entities: Set<Entity> { Set(signs.keys).union(houses.keys.map { .body($0) }) }

  /// Whether a fact is about one of the houses.
  func namesHouse(among some: [Int]) -> Bool {
    some.contains { house in
      houses.values.contains { $0.contains(house) } || rulers[house] != nil || signs[.cusp(house)] != nil
        || stelliumHouses.contains(house)
    }
  }
}
