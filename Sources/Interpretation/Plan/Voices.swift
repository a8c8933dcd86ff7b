import ChartModel

/// Who speaks in the opening of a report.
enum Voices {
  /// The three that rank highest, of bodies that differ as long as there are such.
  static func among(_ matches: [MatchedRule]) -> [MatchedRule] {
    var rest = matches.sorted { ($1.rank, $0.rule.id) < ($0.rank, $1.rule.id) }
    var voices: [MatchedRule] = []
    while voices.count < 3, !rest.isEmpty {
      let heard = Set(voices.flatMap { $0.evidence.flatMap(\.bodies) })
      let next = rest.firstIndex { heard.isDisjoint(with: $0.evidence.flatMap(\.bodies)) } ?? 0
      voices.append(rest.remove(at: next))
    }
    return voices
  }
}
