package import ArgumentParser
import CommandKit
package import Diagnostics

/// In which form events are listed, on the command line.
package struct FormOptions: ParsableArguments {
  /// The forms that are text.
  package enum Form: CaseIterable {
    /// A JSON object a line.
    case lines
    /// A sentence a line.
    case text
    /// A file for calendar programs.
    case ics
  }

  @Flag(help: "Write one JSON object a line; this is the default.")
  package var lines = false

  @Flag(help: "Write one line of words each.")
  package var text = false

  @Flag(help: "Write a file for calendar programs: iCalendar, in UTC, without alarms.")
  package var ics = false

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("Where the list goes. (default: standard output)", valueName: "file"))
  package var output: String?

  package init() {}

  /// - Throws: `usage` where more than one is asked for.
  package func chosen() throws(Problem) -> Form {
    let asked = zip(Form.allCases, [lines, text, ics]).filter(\.1).map(\.0)
    guard asked.count <= 1 else {
      throw .usage("--lines, --text, --ics", "each is a form of its own", hint: "choose one")
    }
    return asked.first ?? .lines
  }
}
