package import AstroChartModel

/// A rule that holds in a chart, with its evidence.
package struct MatchedRule: Hashable, Sendable {
  package var rule: Rule
  /// What makes each fact of the rule's condition true, in the same order.
  package var evidence: [Factor]
  /// Rules of higher rank come first; ranks are comparable within one chart and area.
  package var rank: Double
}

extension MatchedRule {
  /// The aspect that is its only fact, if it is one; a body on an angle counts as a conjunction with it.
  func aspect(in facts: ChartFacts) -> Aspect? {
    guard evidence.count == 1 else { return nil }
    guard case .angular(let body, let angle, _) = evidence[0] else { return evidence[0].tie }
    return facts.aspect(between: .body(body), and: .angle(angle)).flatMap {
      $0.type == .conjunction ? $0 : nil
    }
  }
}
