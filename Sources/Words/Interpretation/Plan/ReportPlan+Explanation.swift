import AstroChartModel
import AstroWording

extension ReportPlan {
  /// Every rule that holds in the chart as a table, the highest-ranked first: rank, weight, the paragraph it
  /// became, its id and its evidence.
  package var explanation: String {
    let rows = [Row.heading(in: language)] + ranking.matches.map { row(of: $0) }
    let width = rows.map(\.rule.count).max() ?? 0
    return rows.map { $0.line(ruleWidth: width) }.joined(separator: "\n") + "\n"
  }

  private func row(of match: MatchedRule) -> Row {
    let paragraph = paragraphs.firstIndex { $0.contains { $0.rule.id == match.rule.id } }.map {
      String($0 + 1)
    }
    return Row(
      rank: Row.decimal(match.rank), weight: Row.decimal(match.rule.weight), paragraph: paragraph ?? "–",
      rule: match.rule.id,
      evidence: match.evidence.map { $0.explanation(in: language) }.joined(separator: "; "))
  }
}

/// A line of the table.
private struct Row {
  var rank: String
  var weight: String
  var paragraph: String
  var rule: String
  var evidence: String

  static func heading(in language: Language) -> Row {
    let heads = language.phrasebook.explanationHeads
    return Row(
      rank: heads.rank, weight: heads.weight, paragraph: "¶", rule: heads.rule, evidence: heads.evidence)
  }

  func line(ruleWidth: Int) -> String {
    [
      Row.right(rank, 4), Row.right(weight, 6), Row.right(paragraph, 2),
      rule + String(repeating: " ", count: ruleWidth - rule.count), evidence,
    ].joined(separator: "  ")
  }

  /// The number with two decimals.
  static func decimal(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let cents = hundredths % 100
    return "\(hundredths / 100).\(cents < 10 ? "0" : "")\(cents)"
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

extension Factor {
  /// Its name with the numbers that make it strong or weak.
  fileprivate func explanation(in language: Language) -> String {
    let noun = name(in: language)
    if case .aspect(let aspect) = self {
      return "\(noun), \(language.phrasebook.orb("\(Row.decimal(aspect.orb))°"))"
    }
    if case .angular(_, _, let distance) = self { return "\(noun), \(Row.decimal(distance))°" }
    return noun
  }
}
