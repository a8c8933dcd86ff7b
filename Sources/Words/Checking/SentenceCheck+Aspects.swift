import AstroChartModel
import AstroWording

/// Whether an aspect that is told is one of the chart.
extension SentenceCheck {
  func areTied(_ claim: Claim, _ types: [AspectType]) -> Bool {
    if isEveryday(claim) { return true }
    var pairs = pairs(beside: claim)
    let ends = ends
    let (left, right) = (
      ends.last { $0.words.upperBound <= claim.words.lowerBound },
      ends.first { $0.words.lowerBound >= claim.words.upperBound }
    )
    if hasPronoun(beside: claim) || left == nil || pairs.isEmpty {
      // “The trine to Saturn gives patience” tells of whatever the paragraph is about.
      let others = left == nil && ends.count == 1 ? named + antecedents : antecedents
      for end in [left, right].compactMap(\.self).flatMap(\.entities) {
        pairs += others.map { ($0, end) }
      }
    }
    if pairs.isEmpty, let end = (left ?? right)?.entities.first {
      pairs = context.bodies.map { (.body($0), end) }
    }
    if pairs.isEmpty, ends.isEmpty { pairs = pairsOfContext }
    // “Marta’s Mercury squares Daniel’s” names one body of two people.
    if cast.isOfTwo, ends.count == 1, let end = ends.first?.entities[0] { pairs.append((end, end)) }
    // Without two ends there can be no aspect: the word has its everyday sense.
    if !cast.isOfTwo { pairs = pairs.filter { $0.0 != $0.1 } }
    return pairs.isEmpty
      || pairs.contains { !known.aspects(between: $0.0, and: $0.1).isDisjoint(with: types) }
  }

  /// The subjects that aspects are told of.
  private var ends: [ClaimReader.Subject] {
    reader.subjects.filter { subject in
      subject.entities.allSatisfy(\.canBeInAspect) && (subject.entities.count == 1 || subject.isOfLights)
    }
  }

  /// How many subjects before an aspect, and how many behind it, may be its ends.
  private static let (mostBefore, mostAfter) = (4, 3)

  /// The pairs of what is named around an aspect.
  private func pairs(beside claim: Claim) -> [(KnownFacts.Entity, KnownFacts.Entity)] {
    let left = ends.filter { $0.words.upperBound <= claim.words.lowerBound }
    let right = ends.filter { $0.words.lowerBound >= claim.words.upperBound }
    var pairs = left.flatMap { one in right.prefix(2).map { (one, $0) } }
    for row in [Array(right.prefix(Self.mostAfter)), Array(left.suffix(Self.mostBefore))] {
      pairs += row.indices.flatMap { one in row[(one + 1)...].map { (row[one], $0) } }
    }
    return pairs.flatMap { one, other in
      one.entities.flatMap { entity in other.entities.map { (entity, $0) } }
    }
  }

  /// Whether “opposed” and its like have their everyday sense: where nothing that can be in aspect is named, or where
  /// another word says which aspect it is, as in “opposes the Sun's wishes by square”.
  private func isEveryday(_ claim: Claim) -> Bool {
    let row = reader.sentence.words
    guard row[claim.words].allSatisfy(words.everydayAspects.contains), !isNamed(claim) else { return false }
    let others = reader.claims.filter { other in
      guard case .aspects = other.predicate else { return false }
      return other.words != claim.words
        && row[..<other.words.lowerBound].last.map(words.aspectLeads.contains) ?? false
    }
    let clause = reader.sentence.clause(of: claim.words.lowerBound)
    return !others.isEmpty || !reader.subjects.contains { clause.overlaps($0.words) }
  }

  /// Whether an aspect is called one: “the opposition asks for patience”.
  private func isNamed(_ claim: Claim) -> Bool {
    reader.sentence.words[..<claim.words.lowerBound].last.map {
      words.articles.contains($0) || words.aspectLeads.contains($0)
    } ?? false
  }

  /// Whether a pronoun may be an end of the aspect: “it squares the Moon”, but not “Sun square Moon, and people feel it”.
  private func hasPronoun(beside claim: Claim) -> Bool {
    let all = reader.sentence.words
    let reach = 4
    let near = max(0, claim.words.lowerBound - reach)..<min(all.count, claim.words.upperBound + reach)
    if all[near].contains(where: words.pronouns.contains) { return true }
    // “It squares the Sun and is in trine to Uranus”.
    return reader.sentence.clause(of: claim.words.lowerBound).first.map { words.pronouns.contains(all[$0]) }
      ?? false
  }

  /// The pairs that may be meant by a sentence that names no body.
  private var pairsOfContext: [(KnownFacts.Entity, KnownFacts.Entity)] {
    let bodies = context.bodies.sorted().map { KnownFacts.Entity.body($0) }
    return bodies.indices.flatMap { one in bodies[(one + 1)...].map { (bodies[one], $0) } }
  }
}

extension ClaimReader.Subject {
  /// Whether it is “one of the lights”.
  fileprivate var isOfLights: Bool { entities == [.body(.sun), .body(.moon)] }
}
