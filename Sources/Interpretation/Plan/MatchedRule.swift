package import ChartModel

/// A rule that holds in a chart, and why.
package struct MatchedRule: Hashable, Sendable {
  package var rule: Rule
  /// What makes each fact of the rule's condition hold, in the same order.
  package var evidence: [Factor]
  /// Higher comes first; comparable within one chart and area.
  package var rank: Double
}

extension MatchedRule {
  /// The aspect that is its only fact; a body on an angle is in conjunction with it.
  func aspect(in facts: ChartFacts) -> Aspect? {
    guard evidence.count == 1 else { return nil }
    return switch evidence[0] {
    case .aspect(let aspect), .rulerInAspect(_, _, let aspect): aspect
    case .angular(let body, let angle, _):
      facts.aspect(between: .body(body), and: .angle(angle)).flatMap { $0.type == .conjunction ? $0 : nil }
    default: nil
    }
  }
}
