/// Why a text is no chart file: where, what is wrong, and the way out.
public struct ChartFormatError: Error, Hashable, Sendable {
  /// The names by which the drawing response reports it.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// Neither a complete birth nor positions.
    case missingBirthData = "MISSING_BIRTH_DATA"
    case invalidChart = "INVALID_CHART"
  }

  public var code: Code
  /// A path such as `planets[3].degree`, or `line 3, column 14` where the text is not JSON; empty for the whole.
  public var place: String
  /// What is wrong, in one line.
  public var message: String
  /// What to do about it, in one line; empty where the message says it.
  public var hint: String

  public init(_ code: Code, at place: String, _ message: String, hint: String = "") {
    (self.code, self.place, self.message, self.hint) = (code, place, message, hint)
  }
}

extension ChartFormatError: CustomStringConvertible {
  public var description: String {
    (place.isEmpty ? "" : "\(place): ") + message + (hint.isEmpty ? "" : " (\(hint))")
  }
}

extension ChartFormatError {
  init(_ error: JSONSyntaxError) {
    self.init(
      .invalidChart, at: "line \(error.line), column \(error.column)", "not JSON: " + error.message,
      hint: "a chart file is one JSON object, as astro-chart writes it")
  }
}
