public import ChartModel
import Wording

/// Which rules hold in a chart, those that say most about it first.
public struct Ranking: Sendable {
  /// Highest rank first; equal ranks by rule id.
  public let matches: [MatchedRule]

  public init(of rules: [Rule], in chart: Chart) {
    let facts = ChartFacts(of: chart)
    self.init(of: rules, in: facts, by: Lot(of: chart), Prominence(in: facts))
  }

  init(of rules: [Rule], in facts: ChartFacts, by lot: Lot, _ prominence: Prominence) {
    matches = rules.compactMap { rule in
      rule.condition.evidence(in: facts).map { evidence in
        MatchedRule(
          rule: rule, evidence: evidence,
          rank: Ranking.rank(of: rule, evidence, prominence) * lot.favour(rule.id, within: Ranking.leeway))
      }
    }
    .sorted { $0.rank == $1.rank ? $0.rule.id < $1.rule.id : $0.rank > $1.rank }
  }

  private init(_ matches: [MatchedRule]) { self.matches = matches }

  /// Those that have words in a language, the rules that have none, and the former as candidates for paragraphs.
  func speaking(_ language: Language, from book: RuleBook) -> (Ranking, wordless: [Rule], [Candidate]) {
    var (candidates, wordless) = ([Candidate](), [Rule]())
    for match in matches {
      if let words = book.leadLength(of: match.rule.id, in: language) {
        candidates.append(Candidate(match, words: words))
      } else {
        wordless.append(match.rule)
      }
    }
    return (Ranking(candidates.map(\.match)), wordless, candidates)
  }

  /// How far the chart's lot may move a rank: enough to decide among equals, so that two people who share a
  /// few factors need not share the same paragraphs.
  private static let leeway = 0.2

  /// The rule's own weight, lowered where the evidence is faint or nearly everybody has it.
  private static func rank(of rule: Rule, _ evidence: [Factor], _ prominence: Prominence) -> Double {
    let strength = evidence.map { $0.strength(given: prominence) }.min() ?? 0
    return rule.weight * (0.5 + 0.5 * strength) * specificity(of: rule.condition)
  }

  /// 0.55 for what everybody has, 1 for what one chart of sixty-four has.
  private static func specificity(of condition: Condition) -> Double {
    var bits = 0.0
    var likelihood = max(condition.likelihood, 1 / 64)
    while likelihood <= 0.5 {
      likelihood *= 2
      bits += 1
    }
    // Between two powers of a half a straight line stands in for the logarithm.
    return 0.55 + 0.075 * (bits + 2 * (1 - likelihood))
  }
}
