public import ArgumentParser
package import AstroChartSheet
import AstroCommandKit
package import AstroDiagnostics
package import AstroDrawing
public import AstroSvitla
import AstroThemes
import AstroWheelLayout

/// The options for which pictures to make, and how they look.
package struct PictureOptions: ParsableArguments {
  @Flag(help: "Make a PNG picture.")
  private var png = false

  @Flag(help: "Make an SVG picture.")
  private var svg = false

  @Flag(help: "Make a PDF document of one page.")
  private var pdf = false

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Where to write pictures: a name, to which each format adds its extension, a folder, or - for standard output. "
        + "(default: the chart's name in the current folder)",
      valueName: "path"))
  package var output: String?

  @Flag(help: "Write the drawn geometry as JSON to standard output, or to the path of -o.")
  package var json = false

  @Flag(help: "Check that nothing overlaps and every body is in its house; list what is wrong.")
  package var audit = false

  @Flag(help: "Draw the chart sheet: the wheel with tables of positions, houses and aspects.")
  package var sheet = false

  @Option(
    help: ArgumentHelp(
      "Draw a picture to show, with the name large: \(PosterFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "format"),
    transform: PictureOptions.format)
  package var format: PosterFormat?

  @Option(
    help: ArgumentHelp(
      "The inks: \(Theme.builtIn.map(\.name).joined(separator: ", ")), or a theme file FILE.json.",
      valueName: "theme"),
    transform: ThemeChoice.init)
  package var theme: ThemeChoice = .builtIn(.light)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The side of the picture, or the width of a sheet: pixels for PNG, points for SVG and PDF. (default: 1200 and 600)",
      valueName: "size"))
  private var size: Int?

  @Flag(help: "Leave the page unpainted.")
  package var transparent = false

  @Flag(help: "Draw no aspects.")
  package var noAspects = false

  @Option(help: "Draw the five major aspects, or all eleven. (default: those of the chart)")
  package var aspects: PictureStyle.Aspects?

  @Flag(inversion: .prefixedNo, help: "Write name, time, place and balance into the corners.")
  package var title = true

  package init() {}

  package func validate() throws {
    if format != nil, size != nil || sheet {
      throw ValidationError(
        "--format: \(sheet ? "--sheet" : "--size") cannot be given with it; a format has its own")
    }
    guard let size, !(1...Scene.largestSide).contains(size) else { return }
    throw ValidationError("--size: \(size) is out of range (1 to \(Scene.largestSide))")
  }

  private static func format(_ name: String) throws -> PosterFormat {
    try OptionValue.value(
      name, PosterFormat(rawValue: name), among: PosterFormat.allCases.map(\.rawValue))
  }

  package var formats: [PictureFormat] {
    [(PictureFormat.png, png), (.svg, svg), (.pdf, pdf)].filter(\.1).map(\.0)
  }

  /// The look of the picture.
  ///
  /// - Throws: A problem with a theme file.
  package func style() throws(Problem) -> PictureStyle {
    PictureStyle(
      format.map(PictureStyle.Form.poster) ?? (sheet ? .sheet : .wheel), theme: try theme.theme(), size: size,
      aspects: aspects, showsAspects: !noAspects, showsTitle: title, isTransparent: transparent)
  }
}

extension PictureStyle.Aspects: ExpressibleByArgument {}
