public import ArgumentParser
import AstroChartSheet
import AstroCommandKit
import AstroDiagnostics
import AstroDrawing
import AstroSvitla
import AstroThemes
import AstroWheelLayout

/// The options for which pictures to make, and how they look.
struct PictureOptions: ParsableArguments {
  @Flag(help: "Make a PNG picture.")
  private var png = false

  @Flag(help: "Make an SVG picture.")
  private var svg = false

  @Flag(help: "Make a PDF document of one page.")
  private var pdf = false

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: .naming(
      "path",
      "Where to write pictures: a name, to which each format adds its extension, a folder, or - for standard output. "
        + "(default: the chart's name in the current folder)"))
  var output: String?

  @Flag(help: "Write the drawn geometry as JSON to standard output, or to the path of -o.")
  var json = false

  @Flag(help: "Check that nothing overlaps and every body is in its house; list what is wrong.")
  var audit = false

  @Flag(help: "Draw the chart sheet: the wheel with tables of positions, houses and aspects.")
  var sheet = false

  @Option(
    help:
      "Draw a picture to show, with the name large: \(PosterFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
    transform: PictureOptions.format)
  var format: PosterFormat?

  @Option(
    name: .customLong("theme"),
    help:
      "The inks: \(Theme.builtIn.map(\.name).joined(separator: ", ")), or a theme file FILE.json. (default: light)",
    transform: ThemeChoice.init)
  private var givenTheme: ThemeChoice?

  @Option(
    parsing: .unconditional,
    help:
      "The side of the picture, or the width of a sheet: pixels for PNG, points for SVG and PDF. (default: 1200 and 600)"
  )
  private var size: Int?

  @Flag(help: "Leave the page unpainted.")
  var transparent = false

  @Flag(help: "Draw no aspects.")
  var noAspects = false

  @Option(help: "Draw the five major aspects, or all eleven. (default: those of the chart)")
  var aspects: PictureStyle.Aspects?

  @Flag(inversion: .prefixedNo, help: "Write name, time, place and balance into the corners.")
  var title = true

  @OptionGroup
  private var byline: BylineOptions

  init() {}

  func validate() throws {
    if format != nil, size != nil || sheet {
      throw ValidationError(PictureUsage.ofFormat(sheet ? "--sheet" : "--size"))
    }
    guard let size, !(1...Scene.largestSide).contains(size) else { return }
    throw ValidationError(OptionFault.outOfRange("--size", size, 1...Scene.largestSide))
  }

  private static func format(_ name: String) throws -> PosterFormat {
    try OptionValue.value(
      name, PosterFormat(rawValue: name), among: PosterFormat.allCases.map(\.rawValue))
  }

  var formats: [PictureFormat] {
    [(PictureFormat.png, png), (.svg, svg), (.pdf, pdf)].filter(\.1).map(\.0)
  }

  /// The theme by option, or else the usual one.
  func theme() throws(Problem) -> ThemeChoice {
    if let givenTheme { return givenTheme }
    return try .usual()
  }

  /// The look of the picture.
  ///
  /// - Throws: A problem with a theme file.
  func style() throws(Problem) -> PictureStyle {
    if format == nil, !sheet, let option = byline.given {
      throw .usage(option, PictureUsage.onSheet)
    }
    return PictureStyle(
      format.map(PictureStyle.Form.poster) ?? (sheet ? .sheet : .wheel), theme: try theme().theme(),
      size: size,
      aspects: aspects, showsAspects: !noAspects, showsTitle: title, isTransparent: transparent,
      byline: format == nil && !sheet ? nil : try byline.byline())
  }
}

extension PictureStyle.Aspects: ExpressibleByArgument {}

extension PictureOptions {
  /// Refuses options that apply to a single picture, and formats where no pictures are made.
  func checkForStream(makesPictures: Bool) throws(Problem) {
    let alone = [("-o", output != nil), ("--json", json), ("--audit", audit)].first { $0.1 }
    if let option = alone?.0 {
      throw .usage(option, PictureUsage.pictureInStream)
    }
    // Reports a theme that cannot be read before anything is drawn.
    _ = try theme().theme()
    if makesPictures, formats.isEmpty {
      throw .usage("", PictureUsage.noFormat(["--png", "--svg", "--pdf"]))
    }
    if !makesPictures, !formats.isEmpty {
      throw .usage("--make", PictureUsage.noPicturesFromResponse)
    }
  }
}
