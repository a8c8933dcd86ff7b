package import AstroChartModel
import AstroWording

/// The rules that hold in a chart, those that say the most about it first.
package struct Ranking: Sendable {
  /// The matches, the highest rank first; equal ranks are ordered by rule id.
  package let matches: [MatchedRule]

  package init(of rules: [Rule], in chart: Chart) {
    let facts = ChartFacts(of: chart)
    let areas = Area.allCases.filter { area in rules.contains { $0.area == area } }
    self.init(
      areas.flatMap { area in
        Ranking(of: rules.filter { $0.area == area }, in: facts, Salience(of: facts, in: area)).matches
      })
  }

  init(of rules: [Rule], in facts: ChartFacts, _ salience: Salience) {
    self.init(
      rules.compactMap { rule in
        rule.condition.evidence(in: facts).map { evidence in
          MatchedRule(
            rule: rule.told(on: evidence), evidence: evidence,
            rank: Ranking.rank(of: rule, evidence, salience))
        }
      })
  }

  init(_ matches: [MatchedRule]) {
    self.matches = matches.sorted { $0.rank == $1.rank ? $0.rule.id < $1.rule.id : $0.rank > $1.rank }
  }

  /// The matches whose rules have a role.
  func matches(for role: RuleRole) -> [MatchedRule] { matches.filter { $0.rule.role == role } }

  /// The rule's own weight times the mean salience of its facts in this chart; a condition that many charts
  /// meet ranks a little lower.
  private static func rank(of rule: Rule, _ evidence: [Factor], _ salience: Salience) -> Double {
    let total = evidence.reduce(0) { $0 + salience($1) }
    let mean = evidence.isEmpty ? 0.3 : total / Double(evidence.count)
    return rule.weight * mean * (0.85 + 0.15 * specificity(of: rule.condition))
  }

  /// How specific a condition is: 0.25 if every chart meets it, 1 if one in sixty-four or fewer does.
  private static func specificity(of condition: Condition) -> Double {
    var bits = 0.0
    var likelihood = max(condition.likelihood, 1 / 64)
    while likelihood <= 0.5 {
      likelihood *= 2
      bits += 1
    }
    // Between powers of one half, linear interpolation approximates the logarithm.
    return 0.25 + 0.125 * (bits + 2 * (1 - likelihood))
  }
}
