package import AstroDiagnostics
import AstroWording

/// A reading of the book that a writer may tell in words of his own.
package protocol Retellable: Sendable {
  /// The same reading in a writer's words.
  ///
  /// - Parameters:
  ///   - parts: What he answers to the brief, in UTF-8.
  ///   - generator: His name, if the parts do not tell it.
  /// - Throws: `invalidReport` at the field that is wrong.
  func retold(in parts: [UInt8], of brief: ReportBrief, by generator: String) throws(Problem) -> Self

  /// What it can be checked by.
  var draft: ReportDraft { get throws(Problem) }
}

extension Report: Retellable {
  package func retold(
    in parts: [UInt8], of brief: ReportBrief, by generator: String
  ) throws(Problem) -> Report {
    var report = try Report(parts: parts, of: brief, generator: generator, generatedAt: generatedAt)
    report.purchase = purchase
    return report
  }

  package var draft: ReportDraft { ReportDraft(self) }
}
