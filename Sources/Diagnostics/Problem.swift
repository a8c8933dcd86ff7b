/// Why something cannot be done: where, what is wrong, and the way out.
///
/// The one error of the package: every room throws it, and every program that uses a room catches the same.
public struct Problem: Error, Hashable, Sendable {
  /// What kind of problem it is, for programs.
  public var code: ProblemCode
  /// Where in the input it lies; nowhere where the input is not to blame.
  public var place: Place
  /// What is wrong, in one line.
  public var message: String
  /// What to do about it, in one line; empty where the message says it.
  package var hint: Hint
  /// What else is wrong, where an input is told all its mistakes at once.
  public var others: [Problem]

  /// A problem of a program's own, such as that of a writer of reports.
  ///
  /// - Parameters:
  ///   - code: What kind it is.
  ///   - message: What is wrong, in one line that ends without a full stop.
  ///   - advice: What to do about it, in one line.
  public init(_ code: ProblemCode, _ message: String, advice: String) {
    self.init(code, message, hint: Hint(advice))
  }

  package init(
    _ code: Code, at place: Place = Place(), _ message: String, hint: Hint = "", others: [Problem] = []
  ) {
    (self.code, self.place, self.message) = (code, place, message)
    (self.hint, self.others) = (hint, others)
  }

  /// What to do about it, in one line; empty where the message says it.
  public var advice: String { hint.description }

  /// All that is wrong, itself first; none of them has others.
  public var all: [Problem] {
    var first = self
    first.others = []
    return [first] + others.flatMap(\.all)
  }
}

extension Problem {
  /// Several problems as one; `nil` where there is none.
  package init?(_ problems: [Problem]) {
    guard var first = problems.first else { return nil }
    first.others += problems.dropFirst()
    self = first
  }

  /// The problem as one who knows more of its place tells it: the steps that lead to where its own place begins.
  package func within(_ steps: Place.Step...) -> Problem {
    mapping { $0.place.path = steps + $0.place.path }
  }

  /// The problem of an input that has a name, such as a file's; a place that has one already keeps it.
  package func of(_ source: String) -> Problem {
    mapping { if $0.place.source.isEmpty { $0.place.source = source } }
  }

  /// The problem under another code, as a reader that knows what it reads tells it.
  package func coded(_ code: Code) -> Problem { mapping { $0.code = code } }

  /// What is wrong and the way out in one line, where the place is told elsewhere.
  package var withoutPlace: String {
    var problem = self
    problem.place = Place()
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
  /// One line: place, message and hint, whatever the input held.
  public var description: String { line(options: nil) }

  /// One line, in which places and hints are spoken of as `options` names them, or as files name them.
  ///
  /// - Parameter options: The command-line option of a field, such as `--at` of `latitude`; `nil` where the input
  ///   is no command line.
  package func line(options: ((String) -> String?)?) -> String {
    let hint = hint.text(options: options)
    let words = [place.text(options: options), message].filter { !$0.isEmpty }.joined(separator: ": ")
    return Quotation.onOneLine(words + (hint.isEmpty ? "" : " (\(hint))"))
  }
}
