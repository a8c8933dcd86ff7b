package import ArgumentParser
import AstroCommandKit
package import AstroDiagnostics

/// The options for the format in which events are listed.
package struct FormOptions: ParsableArguments {
  /// The text formats.
  package enum Form: CaseIterable {
    /// One JSON object per line.
    case lines
    /// One sentence per line.
    case text
    /// An iCalendar file for calendar programs.
    case ics
  }

  @Flag(help: "Write one JSON object on each line; this is the default.")
  package var lines = false

  @Flag(help: "Write one line of text for each event.")
  package var text = false

  @Flag(help: "Write a file for calendar programs: iCalendar, in UTC, without alarms.")
  package var ics = false

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("Where to write the list. (default: standard output)", valueName: "file"))
  package var output: String?

  package init() {}

  /// - Throws: `usage` if more than one is requested.
  package func chosen() throws(Problem) -> Form {
    let asked = zip(Form.allCases, [lines, text, ics]).filter(\.1).map(\.0)
    guard asked.count <= 1 else {
      throw .usage("--lines, --text, --ics", "each is a form of its own", hint: "choose one")
    }
    return asked.first ?? .lines
  }
}
