/// Why something cannot be done: where, what is wrong, and what to do about it.
///
/// It is the only error type of the package: every room throws it, so programs need to catch nothing else.
public struct Problem: Error, Sendable {
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
  /// From what message and hint are worded in other languages; `nil` for a problem that has only its words.
  package private(set) var reason: Reason?

  #if hasFeature(Embedded)
    /// Embedded Swift has no values of a protocol's type, so that problems have only their words there.
    package typealias Reason = Never
  #else
    package typealias Reason = any ProblemReason
  #endif

  /// Creates a problem of a client program, such as a writer of reports.
  ///
  /// - Parameters:
  ///   - code: The kind of problem.
  ///   - message: What is wrong, in one line without a final period.
  ///   - advice: What to do about it, in one line.
  public init(_ code: ProblemCode, _ message: String, advice: String) {
    (self.code, self.location, self.message) = (code, Location(), message)
    (hint, others) = (Hint(advice), [])
  }

  /// Creates a problem of the package, which is told in every language.
  package init(
    _ code: Code, at location: Location = Location(), _ reason: some ProblemReason, others: [Problem] = []
  ) {
    let words = reason.english
    (self.code, self.location, message) = (code, location, words.message)
    (hint, self.others) = (words.hint, others)
    #if !hasFeature(Embedded)
      self.reason = reason
    #endif
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

  /// A problem with the command line.
  package static func usage(_ option: String, _ reason: some ProblemReason) -> Problem {
    Problem(.usage, at: Problem.Location(source: option), reason)
  }

  /// The problem with more steps before its path, added by a caller that knows where its value is located.
  package func within(_ steps: Location.Step...) -> Problem {
    mapping { $0.location.path = steps + $0.location.path }
  }

  /// The problem with the name of its input, such as a file; a location that has one keeps it.
  package func of(_ source: String) -> Problem {
    mapping { if $0.location.source.isEmpty { $0.location.source = source } }
  }

  /// The problem with another hint, for a caller that knows a better way out.
  package func advised(_ hint: Hint) -> Problem {
    var problem = self
    problem.hint = hint
    return problem
  }

  /// The problem as one with the command line, for a value that an option gives.
  package func asUsage(of option: String) -> Problem {
    moved(to: Location(source: option)).coded(.usage)
  }

  /// The same problem at another location.
  package func moved(to location: Location) -> Problem {
    var problem = self
    problem.location = location
    return problem
  }

  /// The problem with another code, set by a reader that knows what kind of input it reads.
  package func coded(_ code: Code) -> Problem { mapping { $0.code = code } }

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
}
