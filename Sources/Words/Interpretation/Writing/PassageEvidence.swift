package import AstroChartModel

/// What the passages of a report are based on in a chart.
///
/// Facts are found by the ids that the chart itself gives them, so a report of another chart finds none that
/// are not true of this one.
package struct PassageEvidence {
  private let factors: [String: Factor]
  /// The ids of facts by the rules that the report used them with.
  private let rules: [String: [String]]

  package init(of report: Report, in chart: Chart) {
    let facts = ChartFacts(of: chart)
    factors = Dictionary((facts.all + facts.tiesOfRulers).map { ($0.id, $0) }) { first, _ in first }
    let used = report.detailedAnalysis.flatMap { passage in passage.sources.map { ($0, passage.facts) } }
    rules = Dictionary(used) { first, _ in first }
  }

  /// The facts that a passage names; advice that names only a rule is about what the paragraph of that rule
  /// is about.
  package func factors(of passage: Report.Passage) -> [Factor] {
    let own = (passage.sources + passage.facts).compactMap { factors[$0] }
    return own.isEmpty ? passage.sources.flatMap { rules[$0] ?? [] }.compactMap { factors[$0] } : own
  }
}

extension ChartFacts {
  /// The aspects of the rulers of houses.
  fileprivate var tiesOfRulers: [Factor] {
    guard chart.houses != nil else { return [] }
    return (1...12).flatMap { house in
      rulers(of: house).flatMap { ruler in
        aspects.values.filter { $0.bodies.contains(ruler) }.map { .rulerInAspect(of: house, ruler, $0) }
      }
    }
  }
}
