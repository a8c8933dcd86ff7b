package import ArgumentParser
import AstroCommandKit
import AstroDiagnostics

/// The options for pictures of a calendar.
package struct CalendarPictureOptions: ParsableArguments {
  package enum Form: String, CaseIterable, ExpressibleByArgument, Sendable { case year, month }

  @Option(help: "Draw a timeline for each year, or a calendar sheet for each month. (default: year)")
  package var form: Form?

  @Flag(help: "Make PNG pictures.")
  package var png = false

  @Flag(help: "Make SVG pictures.")
  package var svg = false

  @Flag(help: "Make a PDF document, one page for each picture.")
  package var pdf = false

  @Option(
    help: ArgumentHelp(
      "The inks: a theme by its name, or a theme file FILE.json. (default: light)", valueName: "theme"))
  package var theme: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width of a picture: pixels for PNG, points for SVG and PDF. (default: 1600, and that of A4)",
      valueName: "size"))
  package var size: Int?

  @Flag(help: "Leave the page unpainted.")
  package var transparent = false

  @Flag(help: "Check that nothing overlaps or is cut off; list what is wrong.")
  package var audit = false

  package init() {}

  /// Whether pictures are requested, rather than a list.
  package var isAsked: Bool {
    png || svg || pdf || form != nil || theme != nil || size != nil || transparent || audit
  }

  package func validate() throws {
    guard let size, !(1...20_000).contains(size) else { return }
    throw ValidationError("--size: \(size) is out of range (1 to 20000)")
  }
}
