public import AstroCommandKit
import AstroSvitla

/// The options for which pictures to make, and how they look.
struct PictureOptions: ParsableArguments {
  @Flag(help: .told("picture.png"))
  private var png = false

  @Flag(help: .told("picture.svg"))
  private var svg = false

  @Flag(help: .told("picture.pdf"))
  private var pdf = false

  @Option(name: .shortAndLong, parsing: .unconditional, help: .told("picture.output"))
  var output: String?

  @Flag(help: .told("picture.json"))
  var json = false

  @Flag(help: .told("picture.audit"))
  var audit = false

  @Flag(help: .told("picture.sheet"))
  var sheet = false

  @Option(
    help: .told("picture.format", naming: PosterFormat.allCases.map(\.rawValue).joined(separator: ", ")),
    transform: OptionValue.named)
  var format: PosterFormat?

  @Option(
    name: .customLong("theme"),
    help: .told("picture.theme", naming: Theme.builtIn.map(\.name).joined(separator: ", ")),
    transform: ThemeChoice.init)
  private var givenTheme: ThemeChoice?

  @Option(parsing: .unconditional, help: .told("picture.size"))
  private var size: Int?

  @Flag(help: .told("picture.transparent"))
  var transparent = false

  @Flag(help: .told("picture.noAspects"))
  var noAspects = false

  @Option(help: .told("picture.aspects"))
  var aspects: PictureStyle.Aspects?

  @Flag(inversion: .prefixedNo, help: .told("picture.title"))
  var title = true

  @OptionGroup
  var byline: BylineOptions

  init() {}

  func validate() throws {
    if format != nil, size != nil || sheet {
      throw ValidationError(PictureUsage.ofFormat(sheet ? "--sheet" : "--size"))
    }
    guard let size, !(1...Scene.largestSide).contains(size) else { return }
    throw ValidationError(OptionFault.outOfRange("--size", size, 1...Scene.largestSide))
  }

  var formats: [PictureFormat] {
    [(PictureFormat.png, png), (.svg, svg), (.pdf, pdf)].filter(\.1).map(\.0)
  }

  /// The given options that apply to no moving picture, as they appear on the command line.
  var ofStills: [String] {
    formats.map { "--\($0.fileExtension)" }
      + [("--size", size != nil), ("--transparent", transparent)].filter(\.1).map(\.0)
  }

  /// The theme by option, or else the usual one.
  private func theme() throws(Problem) -> Theme { try ThemeChoice.theme(givenTheme) }

  /// The look of the picture.
  ///
  /// - Throws: A problem with a theme file.
  func style() throws(Problem) -> PictureStyle {
    if format == nil, !sheet { try refuseByline() }
    return PictureStyle(
      format.map(PictureStyle.Form.poster) ?? (sheet ? .sheet : .wheel), theme: try theme(),
      size: size,
      aspects: aspects, showsAspects: !noAspects, showsTitle: title, isTransparent: transparent,
      byline: format == nil && !sheet ? nil : try byline.byline())
  }
}

extension PictureStyle.Aspects: ExpressibleByArgument {}

extension PictureOptions {
  /// Refuses options that apply to wheels alone beside that for another picture.
  func check(_ option: String, _ page: PageOptions, _ skies: SkyOptions, allowing allowed: [String] = [])
    throws(Problem)
  {
    let own = [
      ("--json", json), ("--sheet", sheet), ("--no-aspects", noAspects), ("--aspects", aspects != nil),
      ("--format", format != nil),
    ]
    let others = own.filter(\.1).map(\.0) + page.names + skies.names
    guard let other = others.first(where: { !allowed.contains($0) }) else { return }
    throw .usage(other, OptionFault.conflict(option))
  }

  /// Refuses what does not apply to a worksheet, and a worksheet without its sheet.
  func checkWorksheet(_ page: PageOptions, _ skies: SkyOptions) throws(Problem) {
    guard sheet else { throw .usage("--with", OptionFault.works(with: "--sheet")) }
    try check("--with", page, skies, allowing: ["--sheet"])
  }

  /// The look of a card.
  ///
  /// - Throws: `usage` for a format that is none of cards, or for a size; a problem with a theme file.
  func cardStyle() throws(Problem) -> CardStyle {
    if size != nil { throw .usage("--size", OptionFault.conflict("--cut social")) }
    guard let card = CardFormat(rawValue: format?.rawValue ?? CardFormat.square.rawValue) else {
      throw .usage("--format", PictureUsage.formatOfCard)
    }
    return CardStyle(
      card, theme: try theme(), showsTitle: title, isTransparent: transparent, byline: try byline.byline())
  }

  /// A look in the theme, the size and the name of the options.
  ///
  /// - Throws: A problem with a theme file.
  func styled<Look: SheetLook>(_ plain: Look) throws(Problem) -> Look {
    var look = plain
    (look.theme, look.size, look.showsTitle, look.isTransparent) = (try theme(), size, title, transparent)
    look.byline = try byline.byline()
    return look
  }

  private func refuseByline() throws(Problem) {
    if let option = byline.given { throw .usage(option, PictureUsage.onSheet) }
  }
}

extension PictureOptions {
  /// Refuses options that apply to a single picture, and formats where no pictures are made.
  func checkForStream(makesPictures: Bool) throws(Problem) {
    let alone = [("-o", output != nil), ("--json", json), ("--audit", audit)].first { $0.1 }
    if let option = alone?.0 {
      throw .usage(option, PictureUsage.pictureInStream)
    }
    // Reports a theme that cannot be read before anything is drawn.
    _ = try theme()
    if makesPictures, formats.isEmpty {
      throw .usage("", PictureUsage.noFormat(["--png", "--svg", "--pdf"]))
    }
    if !makesPictures, !formats.isEmpty {
      throw .usage("--make", PictureUsage.noPicturesFromResponse)
    }
  }
}
