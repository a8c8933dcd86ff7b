import ChartModel
import Diagnostics

/// Why a command cannot do what it was asked: one line for a person, a code for a program.
package struct CommandError: Error, Hashable, Sendable {
  package var status: ExitStatus
  /// A word for programs, such as `INVALID_CHART`.
  package var code: String
  /// From the outside in: a file, a place within it; or an option.
  package var place: [String]
  /// What is wrong.
  package var message: String
  /// The way out; empty where the message says it.
  package var hint: String
  /// What else is wrong, one line each, where a file is told all its mistakes at once.
  package var others: [String] = []

  package init(_ status: ExitStatus, code: String, at place: [String], _ message: String, hint: String = "") {
    (self.status, self.code, self.message, self.hint) = (status, code, message, hint)
    self.place = place.filter { !$0.isEmpty }
  }

  /// One line, whatever the input held.
  package var line: String {
    let words = (place + [message]).joined(separator: ": ") + (hint.isEmpty ? "" : " (\(hint))")
    return Quotation.onOneLine(words)
  }
}

extension Problem {
  /// A command line that cannot be carried out.
  package static func usage(_ option: String, _ message: String, hint: String = "") -> Problem {
    Problem(.usage, at: Place(source: option), message, hint: hint)
  }
}
