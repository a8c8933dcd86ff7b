public import AstroChartModel
public import AstroDiagnostics
import AstroWording

/// Writes a report from a brief: rules, a person or a model.
public protocol ReportWriter: Sendable {
  /// The name and version of the writer as the report states them, such as `rules/1`.
  var generator: String { get }

  /// The report that a brief asks for.
  ///
  /// - Throws: `noReport` if it cannot be written from the brief.
  func report(on brief: ReportBrief, generatedAt: Moment?) async throws(Problem) -> Report
}

/// Writes reports from the words of rules, offline and deterministically.
package struct RuleWriter: ReportWriter {
  private let book: RuleBook

  package init(from book: RuleBook) { self.book = book }

  package var generator: String { Report.generator }

  /// - Throws: `noReport` for a subject whose rules have no words in the language, or whose facts are
  ///   missing.
  package func report(on brief: ReportBrief, generatedAt: Moment?) throws(Problem) -> Report {
    let composition = Composition(of: brief) { book.text(of: $0, on: $1, in: brief.language) }
    if let problem = composition.problem { throw problem }
    return composition.report(generatedAt: generatedAt)
  }
}

extension Report {
  /// Writes the report of a plan in the words of its rules.
  package init(_ plan: ReportPlan, generatedAt: Moment?, purchase: Purchase? = nil) {
    self = Composition(of: plan.brief) { rule, _ in plan.texts[rule] }.report(generatedAt: generatedAt)
    notes = plan.notes.map { $0.worded(in: plan.language).message }
    self.purchase = purchase
  }
}
