/// Why something cannot be done, worded in every language: an enumeration of the room that finds it.
///
/// The parameters of a case are what its words name; a further language is a further requirement.
package protocol ProblemReason: Hashable, Sendable {
  var english: ProblemWording { get }
  var ukrainian: ProblemWording { get }
}

extension ProblemReason {
  package func wording(in tongue: Tongue) -> ProblemWording {
    switch tongue {
    case .english: english
    case .ukrainian: ukrainian
    }
  }
}

/// What is wrong, and what to do about it, each in one line without a final period.
package struct ProblemWording: Hashable, Sendable {
  package var message: String
  /// Empty if the message says it.
  package var hint: Hint

  package init(_ message: String, hint: Hint = "") { (self.message, self.hint) = (message, hint) }
}

/// A name that is not among the known ones.
package struct UnknownName: ProblemReason {
  /// What it should name, such as `house system`; in Ukrainian its place says it.
  let kind: String
  let name: String
  let known: [String]

  package var english: ProblemWording {
    ProblemWording(
      "\(Quotation.of(name)) is not a known \(kind)", hint: NearestName.hint(for: name, among: known))
  }

  package var ukrainian: ProblemWording {
    ProblemWording(
      "\(Quotation.angular(name)) – невідома назва", hint: NearestName.hint(for: name, among: known))
  }
}
