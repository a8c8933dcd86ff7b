import ArgumentParser
import AstroCommandKit
import AstroDiagnostics

/// The options for pictures of a calendar.
struct CalendarPictureOptions: ParsableArguments {
  enum Form: String, CaseIterable, ExpressibleByArgument, Sendable { case year, month }

  @Option(help: "Draw a timeline for each year, or a calendar sheet for each month. (default: year)")
  var form: Form?

  @Flag(help: "Make PNG pictures.")
  var png = false

  @Flag(help: "Make SVG pictures.")
  var svg = false

  @Flag(help: "Make a PDF document, one page for each picture.")
  var pdf = false

  @Option(help: "The inks: a theme by its name, or a theme file FILE.json. (default: light)")
  var theme: String?

  @Option(
    parsing: .unconditional,
    help: "The width of a picture: pixels for PNG, points for SVG and PDF. (default: 1600, and that of A4)")
  var size: Int?

  @Flag(help: "Leave the page unpainted.")
  var transparent = false

  @Flag(help: "Check that nothing overlaps or is cut off; list what is wrong.")
  var audit = false

  init() {}

  /// Whether pictures are requested, rather than a list.
  var isAsked: Bool {
    png || svg || pdf || form != nil || theme != nil || size != nil || transparent || audit
  }

  func validate() throws {
    guard let size, !(1...20_000).contains(size) else { return }
    throw ValidationError(OptionFault.outOfRange("--size", size, 1...20_000))
  }
}
