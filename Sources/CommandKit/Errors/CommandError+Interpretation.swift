import Diagnostics
package import Interpretation

extension Problem {
  /// Rules that cannot be used: one line for each mistake.
  package init(_ error: RuleBookError) {
    self.init(.data, code: "INVALID_RULES", at: [], error.diagnostics.first?.description ?? "")
    others = error.diagnostics.dropFirst().map(\.description)
  }

  /// A chart without a report.
  package init(_ error: ReportError, in file: String) {
    self.init(.data, code: "NO_REPORT", at: [file, error.place], error.message, hint: error.hint)
  }

  /// A report file that is none.
  package init(_ error: ReportFormatError, in file: String) {
    self.init(.data, code: "INVALID_REPORT", at: [file, error.place], error.message, hint: error.hint)
  }
}
