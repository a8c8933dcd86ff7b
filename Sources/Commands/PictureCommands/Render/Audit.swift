import AstroDiagnostics
import AstroWholeFiles

/// What an audit of a layout has found.
struct Audit {
  private let findings: [String]

  init(_ findings: [String]) { self.findings = findings }

  /// Lists the findings on standard output.
  ///
  /// - Throws: `defect` if there are any.
  func report() throws(Problem) {
    guard !findings.isEmpty else { return }
    try StandardOutput.write(Array(findings.map { $0 + "\n" }.joined().utf8))
    throw Problem(
      .defect, at: Problem.Location(source: "audit"),
      "the layout breaks its promises in \(findings.count) places",
      hint: "please report the chart")
  }
}
