/// Why a text is no report file: where, what is wrong, and the way out.
public struct ReportFormatError: Error, Hashable, Sendable {
  /// A path such as `detailedAnalysis[2].text`, or `line 3, column 14` where the text is not JSON.
  public var place: String
  /// What is wrong, in one line.
  public var message: String
  /// What to do about it, in one line; empty where the message says it.
  public var hint: String

  init(at place: String, _ message: String, hint: String = "") {
    (self.place, self.message, self.hint) = (place, message, hint)
  }
}

extension ReportFormatError: CustomStringConvertible {
  public var description: String {
    (place.isEmpty ? "" : "\(place): ") + message + (hint.isEmpty ? "" : " (\(hint))")
  }
}
