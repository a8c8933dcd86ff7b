public import Diagnostics

/// Who makes a report from a brief: rules, a person, a model.
public protocol ReportWriter: Sendable {
  /// What the report says it was written by, with a version, such as `rules/1`.
  var generator: String { get }

  /// The report that a brief asks for.
  ///
  /// - Throws: `noReport` where it cannot be written from the brief.
  func report(on brief: ReportBrief, generatedAt: Timestamp?) async throws(Problem) -> Report
}
