/// Why something cannot be done: where, what is wrong, and what to do about it.
///
/// It is the only error type of the package: every room throws it, so programs need to catch nothing else.
public struct Problem: Error, Hashable, Sendable {
  /// The kind of problem, for programs.
  public var code: ProblemCode
  /// Where in the input the problem is; empty if the input is not the cause.
  public var location: Location
  /// What is wrong, in one line.
  public var message: String
  /// What to do about it, in one line; empty if the message says it.
  package var hint: Hint
  /// Further problems, if all mistakes of an input are reported at once.
  public var others: [Problem]

  /// Creates a problem of a client program, such as a writer of reports.
  ///
  /// - Parameters:
  ///   - code: The kind of problem.
  ///   - message: What is wrong, in one line without a final period.
  ///   - advice: What to do about it, in one line.
  public init(_ code: ProblemCode, _ message: String, advice: String) {
    self.init(code, message, hint: Hint(advice))
  }

  package init(
    _ code: Code, at location: Location = Location(), _ message: String, hint: Hint = "",
    others: [Problem] = []
  ) {
    (self.code, self.location, self.message) = (code, location, message)
    (self.hint, self.others) = (hint, others)
  }

  /// What to do about it, in one line; empty if the message says it.
  public var advice: String { hint.description }

  /// All problems as a flat list, this one first.
  public var all: [Problem] {
    var first = self
    first.others = []
    return [first] + others.flatMap { $0.all }
  }
}

extension Problem {
  /// Combines several problems into one; `nil` if there are none.
  package init?(_ problems: [Problem]) {
    guard var first = problems.first else { return nil }
    first.others += problems.dropFirst()
    self = first
  }

  /// The problem with more steps before its path, added by a caller that knows where its value is located.
  package func within(_ steps: Location.Step...) -> Problem {
    mapping { $0.location.path = steps + $0.location.path }
  }

  /// The problem with the name of its input, such as a file; a location that has one keeps it.
  package func of(_ source: String) -> Problem {
    mapping { if $0.location.source.isEmpty { $0.location.source = source } }
  }

  /// The problem with another code, set by a reader that knows what kind of input it reads.
  package func coded(_ code: Code) -> Problem { mapping { $0.code = code } }

  /// Message and hint in one line, for when the location is given elsewhere.
  package var withoutLocation: String {
    var problem = self
    problem.location = Location()
    return problem.description
  }

  private func mapping(_ change: (inout Problem) -> Void) -> Problem {
    var problem = self
    change(&problem)
    problem.others = others.map { $0.mapping(change) }
    return problem
  }
}

extension Problem: CustomStringConvertible {
  /// Location, message and hint; always a single line, whatever the input contained.
  public var description: String { line(options: nil) }

  /// The same line, with fields in locations and hints named by command-line options if `options` is given.
  ///
  /// - Parameter options: Returns the command-line option for a field, such as `--at` for `latitude`; `nil`
  ///   if the input is not a command line.
  package func line(options: ((String) -> String?)?) -> String {
    let hint = hint.text(options: options)
    let words = [location.text(options: options), message].filter { !$0.isEmpty }.joined(separator: ": ")
    return Quotation.onOneLine(words + (hint.isEmpty ? "" : " (\(hint))"))
  }
}
