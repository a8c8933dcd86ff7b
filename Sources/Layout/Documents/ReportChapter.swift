package import AstroChartModel
package import AstroInterpretation

/// A report with the evidence in the chart for its paragraphs.
package struct ReportChapter: Hashable, Sendable {
  package var report: Report
  /// The evidence for each rule that the report's paragraphs name; rules of an unknown book have none.
  package var evidence: [String: [Factor]]

  package init(_ report: Report, evidence: [String: [Factor]] = [:]) {
    (self.report, self.evidence) = (report, evidence)
  }

  /// Takes the evidence from a ranking of the chart's rules.
  package init(_ report: Report, ranking: Ranking) {
    let sources = Set(report.detailedAnalysis.flatMap(\.sources))
    let used = ranking.matches.filter { sources.contains($0.rule.id) }
    self.init(report, evidence: Dictionary(used.map { ($0.rule.id, $0.evidence) }) { first, _ in first })
  }

  func factors(of passage: Report.Passage) -> [Factor] { passage.sources.flatMap { evidence[$0] ?? [] } }
}
