import AstroChartModel

/// The texts that can stand beside the figures of a report: those on one fact, and joints in one sentence.
///
/// A class, because many drafts have the same figures: what can stand beside a figure is found once.
final class FigureNeighbours {
  /// The texts, the highest-ranked first.
  private let candidates: [Candidate]
  private let facts: ChartFacts
  /// What each angle has to do with: the ruler of its house, and the lights.
  private let kin: [Topic: [Topic]]
  private var beside: [String: [Candidate]] = [:]
  private var advisers: [String: [Candidate]] = [:]
  private var onAspects: [EndPair: [Candidate]] = [:]

  /// - Parameter candidates: All texts, the highest-ranked first.
  init(among candidates: [Candidate], in facts: ChartFacts) {
    self.candidates = candidates.filter {
      $0.isJoint ? $0.canJoin : $0.match.rule.role == .paragraph && $0.match.evidence.count == 1
    }
    self.facts = facts
    let houses: [(Topic, Int)] = [(.ascendant, 1), (.midheaven, 10)]
    kin = Dictionary(
      uniqueKeysWithValues: houses.map { angle, house in
        (angle, (facts.rulers(of: house).prefix(1) + [.sun, .moon]).map { .body($0) })
      })
  }

  /// The texts on a member of a figure that do not contradict it.
  func beside(_ joint: Candidate) -> [Candidate] {
    remembered(\.beside, joint.id) {
      stands($0, beside: joint) && $0.match.rule.values.isAtPeace(with: joint.match.rule.values, .unopposed)
    }
  }

  /// The texts with advice on one of the facts of a joint.
  func advisers(of joint: Candidate) -> [Candidate] {
    remembered(\.advisers, joint.id) { !$0.isJoint && $0.hasAdvice && $0.keys.isSubset(of: joint.keys) }
  }

  /// The clauses on an aspect.
  func clauses(on aspect: Aspect) -> [Candidate] {
    remembered(\.onAspects, EndPair(aspect.end1, aspect.end2)) { $0.canJoin && $0.tells(aspect) }
  }

  /// The clauses on a fact, the highest-ranked first.
  func clauses(on key: FactorKey) -> [Candidate] { candidates.filter { $0.canJoin && $0.keys == [key] } }

  /// Whether a text is about a member of a figure; one on an aspect may be about either end.
  ///
  /// - Parameter isOfPortrait: Whether what is about an angle may also stand beside its ruler and the lights.
  func stands(_ candidate: Candidate, beside joint: Candidate, asPartOfPortrait isOfPortrait: Bool = false)
    -> Bool
  {
    let isOfTwo = candidate.isTie || candidate.isJoint || candidate.tellsAspects
    var topics = isOfTwo ? candidate.topics : Array(candidate.topics.prefix(1))
    if isOfPortrait { topics += topics.flatMap { kin[$0] ?? [] } }
    return topics.contains(where: joint.topics.contains)
      && facts.isWhole(candidate.match.evidence, beside: joint.match.evidence)
  }

  private func remembered<Key>(
    _ memory: ReferenceWritableKeyPath<FigureNeighbours, [Key: [Candidate]]>, _ key: Key,
    _ isWanted: (Candidate) -> Bool
  ) -> [Candidate] {
    if let known = self[keyPath: memory][key] { return known }
    let found = candidates.filter(isWanted)
    self[keyPath: memory][key] = found
    return found
  }
}
