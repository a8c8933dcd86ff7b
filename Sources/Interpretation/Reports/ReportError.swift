/// Why a chart has no report.
public struct ReportError: Error, Hashable, Sendable {
  public enum Code: String, CaseIterable, Hashable, Sendable { case noPlanets, tooFewFactors }

  public var code: Code
  /// The place in the chart file.
  public var place: String
  /// What is wrong, in one line.
  public var message: String
  /// What to do about it, in one line.
  public var hint: String
}

extension ReportError: CustomStringConvertible {
  public var description: String { "\(place): \(message) (\(hint))" }
}

extension ReportError {
  static let noPlanets = ReportError(
    code: .noPlanets, place: "planets", message: "the chart has no planets to read",
    hint: "give the birth, or positions of the ten planets")

  static func tooFewFactors(in area: Area, _ count: Int) -> ReportError {
    ReportError(
      code: .tooFewFactors, place: "planets",
      message: "the \(count) rules on \(area.rawValue) that hold in the chart do not fill a report",
      hint: "give all ten planets, or more rules with --rules")
  }
}
