import ChartModel
import Wording

/// A rule that may become a paragraph, with what the choice needs to know of it.
struct Candidate {
  let match: MatchedRule
  let words: Int
  let keys: [FactorKey]
  let bodies: [Body]

  /// - Parameter words: How many words its lead has.
  init(_ match: MatchedRule, words: Int) {
    (self.match, self.words) = (match, words)
    keys = match.evidence.map(\.key)
    bodies = Array(Set(match.evidence.flatMap(\.bodies)))
  }

  var stage: Stage { match.rule.stage }
}
