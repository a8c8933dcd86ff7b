package import Diagnostics
import Wording

/// Writes reports from the words of rules, offline and the same every time.
package struct RuleWriter: ReportWriter {
  private let book: RuleBook

  package init(from book: RuleBook) { self.book = book }

  package var generator: String { Report.generator }

  /// - Throws: `noReport` for a subject whose rules have no words in the language, and one whose facts are not there.
  package func report(on brief: ReportBrief, generatedAt: Timestamp?) throws(Problem) -> Report {
    let composition = Composition(of: brief) { book.text(of: $0, in: brief.language) }
    if let problem = composition.problem { throw problem }
    return composition.report(generatedAt: generatedAt)
  }
}

extension Report {
  /// The report that a plan makes, in the words of its rules.
  package init(_ plan: ReportPlan, generatedAt: Timestamp?, purchase: Purchase? = nil) {
    self = Composition(of: plan.brief) { plan.texts[$0] }.report(generatedAt: generatedAt)
    self.purchase = purchase
  }
}
