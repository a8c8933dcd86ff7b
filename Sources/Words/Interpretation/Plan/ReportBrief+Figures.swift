import AstroChartModel
import AstroWording

extension ReportBrief {
  /// The book's words for rules, each once.
  static func meanings(
    of rules: [MatchedRule], _ texts: [String: RuleText], in language: Language
  ) -> [Meaning] {
    var known: Set<String> = []
    return rules.compactMap { match in
      let text = texts[match.rule.id]?.filled(with: SlotValues(match.evidence), in: language)
      guard let words = text?.lead ?? text?.clause, known.insert(match.rule.id).inserted else { return nil }
      return Meaning(rule: match.rule.id, text: words)
    }
  }

  /// Adds the figures and the contradictions of a choice by figures.
  ///
  /// - Parameter texts: The words of the rules, by rule id.
  mutating func tell(_ chosen: Choice.Chosen, in texts: [String: RuleText]) {
    guard !chosen.leads.isEmpty else { return }
    func words(of match: MatchedRule) -> RuleText? {
      texts[match.rule.id]?.filled(with: SlotValues(match.evidence), in: language)
    }
    figures = zip(subjects, chosen.paragraphs).compactMap { subject, rules in
      rules.first { $0.rule.role != .resolution }.map { joint in
        Figure(id: subject.id, facts: joint.evidence.map(\.id), question: words(of: joint)?.question)
      }
    }
    conflicts = chosen.paragraphs.compactMap { rules in
      guard let last = rules.last, last.rule.role == .bridge, let bridge = words(of: last)?.lead else {
        return nil
      }
      return Conflict(facts: last.evidence.map(\.id), bridge: bridge)
    }
  }
}
