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
  /// The people whose names say whose a body is.
  var cast = Cast.none

  /// What the sentence says that is not true, in a few words each.
  var findings: [Objection] {
    reader.claims.compactMap(finding) + wrongRulers
      + SkyCheck(sentence: reader.sentence, known: known, words: words).findings
  }

  /// What “it” may mean in the next sentence: what this one speaks of, or else what it took from those before.
  var spokenOf: [KnownFacts.Entity] {
    let own = reader.subjects.flatMap(\.entities)
    if own.isEmpty { return antecedents }
    return hasOpenAspect ? own + antecedents : own
  }

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
        || isOfLooseCusp(claim)
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

  /// Whether it tells of several planets together, “four planets in Sagittarius”, and at least so many are there.
  private func gathers(_ claim: Claim, _ isThere: (KnownFacts.Entity) -> Bool) -> Bool {
    let before = Array(reader.sentence.words[..<claim.words.lowerBound].suffix(Self.reachOfGroup))
    guard let group = before.lastIndex(where: { word in words.groupWords.contains(where: word.hasPrefix) })
    else { return false }
    let number = before[..<group].reversed().lazy.compactMap { words.smallNumbers[$0] }.first ?? 2
    return Body.planets.count { isThere(.body($0)) } >= number
  }

  /// How many words before a sign “planets” may stand.
  private static let reachOfGroup = 5

  /// Whether it counts more planets than are left when those go that are elsewhere: “eight planets in Leo”.
  private func miscounts(_ claim: Claim, _ isElsewhere: (KnownFacts.Entity) -> Bool) -> Bool {
    let before = Array(reader.sentence.words[..<claim.words.lowerBound].suffix(Self.reachOfCount))
    guard isPlaced(claim), near(claim).isEmpty, !cast.isOfTwo,
      let group = before.lastIndex(where: { word in words.groupWords.contains(where: word.hasPrefix) }),
      group > 0, let number = words.smallNumbers[before[group - 1]]
    else { return false }
    return Body.planets.count { !isElsewhere(.body($0)) } < number
  }

  /// How many words a counted group, and what leads from it to its place, may have: “eight planets are in”.
  private static let reachOfCount = 4

  /// Whether a sign is said to stand on the cusp of a house that is not named by its number.
  private func isOfLooseCusp(_ claim: Claim) -> Bool {
    reader.sentence.found.contains { found in
      found.mention == .cusp && abs(found.words.lowerBound - claim.words.upperBound) <= Self.reachAfter
    }
  }

  /// Whether a house is mentioned on its own, in a sentence that names nothing that stands in it.
  private func speaksOnly(of houses: [Int], _ claim: Claim) -> Bool {
    near(claim).isEmpty && !isOfPronoun(claim) && context.namesHouse(among: houses)
  }

  /// Whether a house is what its clause tells of: “and the crowded eleventh house wants to be seen”.
  private func isSubject(_ houses: [Int], _ claim: Claim) -> Bool {
    let before = reader.sentence.words[..<claim.words.lowerBound].suffix(Self.reachOfClause)
    return !isPlaced(claim) && before.contains(where: words.clauseWords.contains)
      && context.namesHouse(among: houses)
  }

  /// How many words before a house its clause may begin.
  private static let reachOfClause = 3

  /// Whether a place is told of what a pronoun at the beginning stands for: “It works in the first house”.
  private func isOfPronoun(_ claim: Claim) -> Bool {
    isPlaced(claim) && !antecedents.isEmpty
      && reader.sentence.words.first.map(words.pronouns.contains) ?? false
  }

  /// Whether an element is mentioned on its own, in a sentence that names nothing that stands in it.
  private func speaksOnly(of signs: [Sign], _ claim: Claim) -> Bool {
    near(claim).isEmpty && signs.count > 1 && context.dominantElements.isSuperset(of: signs.map(\.element))
  }

  /// Whether it tells the sign and the house of a profected year.
  private var isOfYear: Bool {
    guard reader.sentence.words.contains(where: { word in words.yearWords.contains(where: word.hasPrefix) })
    else {
      return false
    }
    return known.profected.contains { house, sign in
      reader.claims.allSatisfy { claim in
        switch claim.predicate {
        case .signs(let signs): signs == [sign]
        case .houses(let houses): houses == [house]
        default: true
        }
      }
    }
  }

  /// Whether a sign stands for what is in it, in a sentence that names nothing else: “Aries can afford to be brave”.
  private func isPersonified(_ signs: [Sign], _ claim: Claim) -> Bool {
    !isPlaced(claim) && reader.subjects.isEmpty
      && known.entities.contains { known.stands($0, inAnyOf: signs) }
  }

  /// How many words before a sign “no planet” may stand.
  private static let reachOfAbsence = 8

  /// Whether it says that nothing stands in a sign: “no planet of yours stands in a fire sign”.
  private func isAbsence(_ claim: Claim) -> Bool {
    let before = Array(reader.sentence.words[..<claim.words.lowerBound].suffix(Self.reachOfAbsence))
    return words.absences.contains { row in
      before.indices.contains { start in
        let found = before[start...].prefix(row.count)
        return found.count == row.count && zip(found, row).allSatisfy { $0.hasPrefix($1) }
      }
    }
  }

  // MARK: - Subjects of claims

  /// How many words before or after a claim its subject may stand; before a place it may be farther, since nothing
  /// else is named between.
  private static let (reachBefore, reachOfPlace, reachAfter) = (6, 12, 4)

  /// The subjects of a claim about a place: the one before “in Leo”, or the one after “Leo on the cusp”;
  /// otherwise any in the sentence.
  private func near(_ claim: Claim) -> [ClaimReader.Subject] {
    let subjects = reader.subjects.filter { claim.canBe(of: $0) }
    let before = subjects.last { $0.words.upperBound <= claim.words.lowerBound }
    let after = subjects.first { $0.words.lowerBound >= claim.words.upperBound }
    let reach = isPlaced(claim) ? Self.reachOfPlace : Self.reachBefore
    let isBefore = before.map { claim.words.lowerBound - $0.words.upperBound <= reach } ?? false
    let isAfter = after.map { $0.words.lowerBound - claim.words.upperBound <= Self.reachAfter } ?? false
    if isPlaced(claim), isBefore, let before { return listed(upTo: before) }
    if isAfter, let after {
      return [after] + (isBefore && !isPlaced(claim) ? [before].compactMap(\.self) : [])
    }
    return subjects
  }

  /// Whether the words before it introduce a place.
  private func isPlaced(_ claim: Claim) -> Bool {
    reader.sentence.words[..<claim.words.lowerBound].suffix(2).contains(where: words.placingWords.contains)
  }

  /// The list whose last member is the given subject: “Sun and Moon”.
  private func listed(upTo last: ClaimReader.Subject) -> [ClaimReader.Subject] {
    var members = [last]
    for subject in reader.subjects.reversed() where subject.words.upperBound <= members[0].words.lowerBound {
      guard members[0].words.lowerBound - subject.words.upperBound <= 2,
        !reader.claims.contains(where: {
          $0.words.lowerBound >= subject.words.upperBound
            && $0.words.upperBound <= members[0].words.lowerBound
        })
      else { break }
      members.insert(subject, at: 0)
    }
    return members
  }

  /// The list of which all are said to be in a place: “Sun and Moon both stand in Leo”; `nil` if there is none.
  private func list(before claim: Claim) -> [ClaimReader.Subject]? {
    let members = near(claim)
    guard isPlaced(claim), members.count > 1, members.allSatisfy({ $0.entities.count == 1 }) else {
      return nil
    }
    let isJoined = zip(members, members.dropFirst()).allSatisfy { one, next in
      let between = reader.sentence.words[one.words.upperBound..<next.words.lowerBound]
      return between.count == 1 && between.allSatisfy(words.joiningWords.contains)
    }
    return isJoined ? members : nil
  }

  // MARK: - Checking claims

  private func isTrue(_ claim: Claim, _ holds: (KnownFacts.Entity, KnownFacts) -> Bool) -> Bool {
    let owned = near(claim).compactMap { subject in
      cast.facts(of: subject.words, claim.words, in: reader.sentence).map { (subject.entities, $0) }
    }
    if !owned.isEmpty {
      return owned.contains { entities, its in entities.contains { holds($0, its) } }
    }
    if let list = list(before: claim) {
      return list.allSatisfy { $0.entities.contains { holds($0, known) } }
    }
    let near = near(claim).flatMap(\.entities) + meant(by: claim)
    if !near.isEmpty { return near.contains { holds($0, known) } }
    return context.entities.contains { holds($0, context) }
  }

  /// What a pronoun before a claim, or a sentence that begins without a subject, may mean.
  private func meant(by claim: Claim) -> [KnownFacts.Entity] {
    let before = reader.sentence.words[..<claim.words.lowerBound]
    let hasSubject = reader.subjects.contains {
      claim.canBe(of: $0) && $0.words.upperBound <= claim.words.lowerBound
    }
    return hasSubject && !before.contains(where: words.pronouns.contains) ? [] : antecedents
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

  private var bodies: [(body: Body, words: Range<Int>)] {
    reader.subjects.compactMap { subject in
      guard subject.entities.count == 1, case .body(let body) = subject.entities[0] else { return nil }
      return (body, subject.words)
    }
  }

  private func areTied(_ claim: Claim, _ types: [AspectType]) -> Bool {
    let ends = reader.subjects.filter { $0.entities.count == 1 && $0.entities[0].canBeInAspect }
    let left = ends.filter { $0.words.upperBound <= claim.words.lowerBound }.map { $0.entities[0] }
    let right = ends.filter { $0.words.lowerBound >= claim.words.upperBound }.map { $0.entities[0] }
    var pairs = left.flatMap { one in right.prefix(2).map { (one, $0) } }
    if right.count > 1 { pairs.append((right[0], right[1])) }
    if right.count > 2 { pairs += [(right[0], right[2]), (right[1], right[2])] }
    let last = Array(left.suffix(3))
    pairs += last.indices.flatMap { one in last[(one + 1)...].map { (last[one], $0) } }
    if hasPronoun(beside: claim) || left.isEmpty || pairs.isEmpty {
      for end in [left.last, right.first].compactMap(\.self) { pairs += antecedents.map { ($0, end) } }
    }
    if pairs.isEmpty, let end = left.last ?? right.first { pairs = context.bodies.map { (.body($0), end) } }
    if pairs.isEmpty, ends.isEmpty { pairs = pairsOfContext }
    // “Marta’s Mercury squares Daniel’s” names one body of two people.
    if cast.isOfTwo, ends.count == 1, let end = ends.first?.entities[0] { pairs.append((end, end)) }
    // Without two ends there can be no aspect: the word has its everyday sense.
    if !cast.isOfTwo { pairs = pairs.filter { $0.0 != $0.1 } }
    return pairs.isEmpty
      || pairs.contains { !known.aspects(between: $0.0, and: $0.1).isDisjoint(with: types) }
  }

  /// Whether a pronoun may be an end of the aspect: “it squares the Moon”, but not “Sun square Moon, and people feel it”.
  private func hasPronoun(beside claim: Claim) -> Bool {
    let all = reader.sentence.words
    let reach = 4
    let near = max(0, claim.words.lowerBound - reach)..<min(all.count, claim.words.upperBound + reach)
    return all[near].contains(where: words.pronouns.contains)
  }

  /// The pairs that may be meant by a sentence that names no body.
  private var pairsOfContext: [(KnownFacts.Entity, KnownFacts.Entity)] {
    let bodies = context.bodies.sorted().map { KnownFacts.Entity.body($0) }
    return bodies.indices.flatMap { one in bodies[(one + 1)...].map { (bodies[one], $0) } }
  }

  private func isCompanion(_ word: String) -> Bool { words.companionWords.contains(word) }

  /// Messages about bodies that are said to rule a house but do not.
  private var wrongRulers: [Objection] {
    reader.rulers.compactMap { house, words in
      guard !bodies.contains(where: { $0.words.upperBound == words.lowerBound }),
        let named = bodies.first(where: { (0...1).contains($0.words.lowerBound - words.upperBound) }),
        // “… rules your Ascendant, with Saturn …” begins another thing.
        !reader.sentence.words[words.upperBound..<named.words.lowerBound].contains(where: isCompanion),
        let rulers = known.rulers[house], !rulers.contains(named.body)
      else { return nil }
      return Objection(.ruler, ClaimFault.ruler(named.body, of: house))
    }
  }
}

extension KnownFacts.Entity {
  /// The body that it is, if it is one.
  var body: Body? { if case .body(let body) = self { body } else { nil } }

  /// Whether aspects are told of it.
  fileprivate var canBeInAspect: Bool { if case .cusp = self { false } else { true } }
}

extension KnownFacts {
  /// The aspects between two bodies, or a body and an angle.
  fileprivate func aspects(between one: Entity, and other: Entity) -> Set<AspectType> {
    switch (one, other) {
    case (.body(let one), .body(let other)): aspects(between: BodyPair(one, other))
    case (.body(let body), .angle(let angle)), (.angle(let angle), .body(let body)):
      aspects(of: body, with: angle)
    default: []
    }
  }

  /// Everything whose sign or house is known.
  fileprivate var entities: Set<Entity> { Set(signs.keys).union(houses.keys.map { .body($0) }) }

  /// Whether a fact is about one of the houses.
  fileprivate func namesHouse(among some: [Int]) -> Bool {
    some.contains { house in
      houses.values.contains { $0.contains(house) } || rulers[house] != nil || signs[.cusp(house)] != nil
        || stelliumHouses.contains(house)
    }
  }
}
