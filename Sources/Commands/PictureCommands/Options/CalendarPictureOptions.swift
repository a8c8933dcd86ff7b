import AstroCommandKit
import AstroSvitla

/// The options for pictures of a calendar.
struct CalendarPictureOptions: ParsableArguments {
  enum Form: String, CaseIterable, ExpressibleByArgument, Sendable { case year, month }

  @Option(help: .told("calendar-picture.form"))
  var form: Form?

  @Flag(help: .told("calendar-picture.png"))
  var png = false

  @Flag(help: .told("calendar-picture.svg"))
  var svg = false

  @Flag(help: .told("calendar-picture.pdf"))
  var pdf = false

  @Option(help: .told("calendar-picture.theme"), transform: ThemeChoice.init)
  private var theme: ThemeChoice?

  @Option(parsing: .unconditional, help: .told("calendar-picture.size"))
  var size: Int?

  @Flag(help: .told("calendar-picture.transparent"))
  var transparent = false

  @Flag(help: .told("calendar-picture.audit"))
  var audit = false

  init() {}

  /// Whether pictures are requested, rather than a list.
  var isAsked: Bool {
    png || svg || pdf || form != nil || theme != nil || size != nil || transparent || audit
  }

  /// The theme by option, or else the usual one.
  func chosenTheme() throws(Problem) -> Theme { try ThemeChoice.theme(theme) }

  func validate() throws {
    guard let size, !(1...20_000).contains(size) else { return }
    throw ValidationError(OptionFault.outOfRange("--size", size, 1...20_000))
  }
}
