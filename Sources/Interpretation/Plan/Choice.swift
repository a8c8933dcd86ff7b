import ChartModel

/// MatchedRules chosen so far, none of them on the same factor.
struct Choice {
  private(set) var candidates: [Candidate] = []
  private(set) var words = 0
  private(set) var stages: [Stage: Int] = [:]
  private var keys: Set<FactorKey> = []
  private var bodies: [Body: Int] = [:]

  /// With one more match, or `nil` where that would break the demands or say something twice.
  func adding(_ candidate: Candidate, _ demands: Demands) -> Choice? {
    guard words + candidate.words <= demands.words.upperBound,
      candidates.count < demands.paragraphs.upperBound,
      stages[candidate.stage, default: 0] < demands.perStage,
      candidate.bodies.allSatisfy({ bodies[$0, default: 0] < demands.perBody }),
      keys.isDisjoint(with: candidate.keys)
    else { return nil }
    var wider = self
    wider.candidates.append(candidate)
    wider.words += candidate.words
    wider.stages[candidate.stage, default: 0] += 1
    wider.keys.formUnion(candidate.keys)
    for body in candidate.bodies { wider.bodies[body, default: 0] += 1 }
    return wider
  }
}
