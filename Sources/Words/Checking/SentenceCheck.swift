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

  /// What the sentence says that is not true, in a few words each.
  var findings: [Told] {
    reader.claims.compactMap(finding) + wrongRulers
      + SkyCheck(sentence: reader.sentence, known: known, words: words).findings
  }

  /// The bodies that it makes a true statement about.
  var confirmed: Set<Body> {
    Set(
      reader.claims.filter { finding($0) == nil }.flatMap { claim in
        near(claim).flatMap(\.entities).compactMap { entity in
          if case .body(let body) = entity { body } else { nil }
        }
      })
  }

  private func finding(_ claim: Claim) -> Told? {
    switch claim.predicate {
    case .signs(let signs) where isAbsence(claim):
      known.missingElements.isSuperset(of: signs.map(\.element))
        ? nil : ClaimFault.emptySigns(signs)
    case .signs(let signs):
      isTrue(claim) { entity, facts in facts.signs[entity].map(signs.contains) ?? false }
        || speaksOnly(of: signs, claim)
        ? nil : ClaimFault.inSigns(signs)
    case .houses(let houses):
      isTrue(claim) { entity, facts in SentenceCheck.stands(entity, in: houses, facts) }
        || speaksOnly(of: houses, claim)
        ? nil : ClaimFault.inHouses(houses)
    case .aspects(let types):
      areTied(claim, types) ? nil : ClaimFault.aspects(types)
    case .motion(let isRetrograde):
      isDenied(claim) || moves(claim, isRetrograde)
        ? nil : ClaimFault.motion(isRetrograde: isRetrograde)
    }
  }

  private static func stands(_ entity: KnownFacts.Entity, in houses: [Int], _ facts: KnownFacts) -> Bool {
    guard case .body(let body) = entity, let house = facts.houses[body] else { return false }
    return houses.contains(house)
  }

  /// Whether a house is mentioned on its own, in a sentence that names nothing that stands in it.
  private func speaksOnly(of houses: [Int], _ claim: Claim) -> Bool {
    near(claim).isEmpty && context.namesHouse(among: houses)
  }

  /// Whether an element is mentioned on its own, in a sentence that names nothing that stands in it.
  private func speaksOnly(of signs: [Sign], _ claim: Claim) -> Bool {
    near(claim).isEmpty && signs.count > 1 && context.dominantElements.isSuperset(of: signs.map(\.element))
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

  /// How many words before or after a claim its subject may stand.
  private static let (reachBefore, reachAfter) = (6, 4)

  /// The subjects of a claim about a place: the one before “in Leo”, or the one after “Leo on the cusp”;
  /// otherwise any in the sentence.
  private func near(_ claim: Claim) -> [ClaimReader.Subject] {
    let subjects = reader.subjects.filter { claim.canBe(of: $0) }
    let before = subjects.last { $0.words.upperBound <= claim.words.lowerBound }
    let after = subjects.first { $0.words.lowerBound >= claim.words.upperBound }
    let isBefore = before.map { claim.words.lowerBound - $0.words.upperBound <= Self.reachBefore } ?? false
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

  // MARK: - Checking claims

  private func isTrue(_ claim: Claim, _ holds: (KnownFacts.Entity, KnownFacts) -> Bool) -> Bool {
    let near = near(claim).flatMap(\.entities)
    if !near.isEmpty { return near.contains { holds($0, known) } }
    return context.entities.contains { holds($0, context) }
  }

  private func isDenied(_ claim: Claim) -> Bool {
    reader.sentence.words[..<claim.words.lowerBound].suffix(1).contains { words.denyingWords.contains($0) }
  }

  private func moves(_ claim: Claim, _ isRetrograde: Bool) -> Bool {
    let bodies = self.bodies
    let next = bodies.first { $0.words.lowerBound - claim.words.upperBound == 0 }
    let last = bodies.last { $0.words.upperBound <= claim.words.lowerBound }
    let meant = [next ?? last].compactMap(\.self).map(\.body)
    let all = meant.isEmpty ? bodies.map(\.body) : meant
    if !all.isEmpty { return all.contains { known.retrograde[$0] == isRetrograde } }
    return context.bodies.contains { known.retrograde[$0] == isRetrograde }
  }

  private var bodies: [(body: Body, words: Range<Int>)] {
    reader.subjects.compactMap { subject in
      guard subject.entities.count == 1, case .body(let body) = subject.entities[0] else { return nil }
      return (body, subject.words)
    }
  }

  private func areTied(_ claim: Claim, _ types: [AspectType]) -> Bool {
    if let (body, angle) = angleTie(claim) {
      return !known.aspects(of: body, with: angle).isDisjoint(with: types)
    }
    let before = bodies.filter { $0.words.upperBound <= claim.words.lowerBound }.map(\.body).suffix(2)
    let after = bodies.filter { $0.words.lowerBound >= claim.words.upperBound }.map(\.body).prefix(2)
    let (left, right) = (Array(before), Array(after))
    var pairs: [BodyPair] = []
    if let last = left.last, let first = right.first { pairs.append(BodyPair(last, first)) }
    if left.count == 2 { pairs.append(BodyPair(left[0], left[1])) }
    if right.count == 2 { pairs.append(BodyPair(right[0], right[1])) }
    if pairs.isEmpty { pairs = pairsOfContext(with: left.last ?? right.first) }
    // Without two bodies there can be no aspect: the word has its everyday sense.
    return pairs.isEmpty || pairs.contains { !known.aspects(between: $0).isDisjoint(with: types) }
  }

  /// How many words may stand between an aspect and its body or angle.
  private static let angleReach = 3

  /// A body and an angle on either side of the aspect: “Mars square your Ascendant”.
  private func angleTie(_ claim: Claim) -> (Body, ChartAngle)? {
    let before = reader.subjects.last { $0.words.upperBound <= claim.words.lowerBound }
    let after = reader.subjects.first { $0.words.lowerBound >= claim.words.upperBound }
    guard let before, let after, claim.words.lowerBound - before.words.upperBound <= Self.angleReach,
      after.words.lowerBound - claim.words.upperBound <= Self.angleReach,
      before.entities.count == 1, after.entities.count == 1
    else { return nil }
    switch (before.entities[0], after.entities[0]) {
    case (.body(let body), .angle(let angle)), (.angle(let angle), .body(let body)): return (body, angle)
    default: return nil
    }
  }

  /// The pairs that may be meant by a sentence that names one body or none.
  private func pairsOfContext(with body: Body?) -> [BodyPair] {
    let others = Array(context.bodies)
    if let body { return others.filter { $0 != body }.map { BodyPair(body, $0) } }
    return others.flatMap { one in others.filter { one < $0 }.map { BodyPair(one, $0) } }
  }

  /// Messages about bodies that are said to rule a house but do not.
  private var wrongRulers: [Told] {
    reader.rulers.compactMap { house, words in
      guard !bodies.contains(where: { $0.words.upperBound == words.lowerBound }),
        let named = bodies.first(where: { (0...1).contains($0.words.lowerBound - words.upperBound) }),
        let rulers = known.rulers[house], !rulers.contains(named.body)
      else { return nil }
      return ClaimFault.ruler(named.body, of: house)
    }
  }
}

extension KnownFacts {
  /// Everything whose sign or house is known.
  fileprivate var entities: Set<Entity> { Set(signs.keys).union(houses.keys.map { .body($0) }) }

  /// Whether a fact is about one of the houses.
  fileprivate func namesHouse(among some: [Int]) -> Bool {
    some.contains { house in
      houses.values.contains(house) || rulers[house] != nil || signs[.cusp(house)] != nil
        || stelliumHouses.contains(house)
    }
  }
}
