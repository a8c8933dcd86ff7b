public import AstroCommandKit
import AstroSvitla

/// The options for pictures of a calendar.
struct CalendarPictureOptions: ParsableArguments {
  enum Form: String, CaseIterable, ExpressibleByArgument, Sendable {
    case year, month, life, graphic
    case moonYear = "moon-year"
  }

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

  @Option(help: .told("calendar-picture.hemisphere"))
  private var hemisphere: MoonYearStyle.Hemisphere?

  @Option(
    help: .told("calendar-picture.modulus", naming: DialModulus.names.joined(separator: ", ")),
    transform: DialModulus.init(option:))
  private var modulus: DialModulus?

  @OptionGroup
  private var byline: BylineOptions

  @Flag(help: .told("calendar-picture.transparent"))
  var transparent = false

  @Flag(help: .told("calendar-picture.audit"))
  var audit = false

  init() {}

  /// Whether pictures are requested, rather than a list.
  var isAsked: Bool {
    png || svg || pdf || form != nil || theme != nil || size != nil || transparent || audit
      || hemisphere != nil || modulus != nil || byline.given != nil
  }

  /// The look of a timeline or of month sheets.
  ///
  /// - Throws: A problem with a theme file, `usage` for options of the Moon's year.
  func style() throws(Problem) -> CalendarPictures.Style {
    if form != .moonYear, hemisphere != nil {
      throw .usage("--hemisphere", OptionFault.works(with: "--form moon-year"))
    }
    if form != .graphic, modulus != nil {
      throw .usage("--modulus", OptionFault.works(with: "--form graphic"))
    }
    if form == nil || form == .year || form == .month, let option = byline.given {
      throw .usage(option, OptionFault.works(with: "--form moon-year, --form life, --form graphic"))
    }
    return CalendarPictures.Style(
      form == .month ? .month : .year, theme: try ThemeChoice.theme(theme), width: size,
      isTransparent: transparent)
  }

  /// The look of the Moon's year; `nil` unless it is requested.
  ///
  /// - Throws: A problem with a theme file or with the by-line.
  func moonStyle(_ voids: VoidReckoning) throws(Problem) -> MoonYearStyle? {
    guard form == .moonYear else { return nil }
    return MoonYearStyle(
      theme: try ThemeChoice.theme(theme), width: size, hemisphere: hemisphere ?? .north, voids: voids,
      isTransparent: transparent, byline: try byline.byline())
  }

  /// The look of a life.
  ///
  /// - Throws: A problem with a theme file or with the by-line.
  func lifeStyle() throws(Problem) -> LifeStyle {
    LifeStyle(
      theme: try ThemeChoice.theme(theme), width: size, isTransparent: transparent,
      byline: try byline.byline()
    )
  }

  /// The graphic ephemeris: by what it is folded, and its look; `nil` unless it is requested.
  ///
  /// - Throws: A problem with a theme file or with the by-line, `usage` for events that it does not show.
  func graphic(_ events: EventOptions, _ listing: CalendarListing) throws(Problem) -> (
    modulus: DialModulus, style: GraphicEphemerisStyle
  )? {
    guard form == .graphic else { return nil }
    if let option = events.beyondCurves { throw .usage(option, OptionFault.conflict("--form graphic")) }
    let style = GraphicEphemerisStyle(
      theme: try ThemeChoice.theme(theme), width: size, movers: listing.movers ?? CalendarListing.movers,
      points: listing.points, isTransparent: transparent, byline: try byline.byline())
    return (modulus ?? .ninety, style)
  }

  func validate() throws {
    guard let size, !(1...20_000).contains(size) else { return }
    throw ValidationError(OptionFault.outOfRange("--size", size, 1...20_000))
  }
}

extension MoonYearStyle.Hemisphere: ExpressibleByArgument {}
