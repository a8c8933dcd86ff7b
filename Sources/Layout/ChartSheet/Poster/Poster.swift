package import AstroBylines
package import AstroChartModel
package import AstroDiagnostics
package import AstroDrawing
import AstroGeometry
package import AstroThemes
package import AstroWheelLayout
package import AstroWording

/// A picture for display: the name, the wheel, and the Sun, the Moon and the Ascendant in one row, on a quiet
/// background of stars.
package struct Poster: Sendable {
  package let format: PosterFormat
  package let wheel: Wheel
  let chart: Chart
  let language: Language
  let style: PosterStyle
  /// The name of the chart's owner, or the title of the chart; `nil` if the picture must not show it.
  let title: String?
  /// In whose name the picture is made; `nil` for nobody’s.
  let byline: Byline?

  /// How much larger bodies are than in a wheel to work with.
  private static let bodyScale = 1.16

  /// - Parameters:
  ///   - figure: What the wheel shows; only the chart by default.
  ///   - options: How the wheel shows it; the poster itself determines the wheel's side and caption.
  /// - Throws: `invalidValue` for a page without room for a wheel.
  package init(
    of chart: Chart, figure: WheelFigure? = nil, format: PosterFormat, options: WheelOptions = WheelOptions(),
    showsTitle: Bool = true, byline: Byline? = nil, theme: Theme, language: Language, shaper: any TextShaper
  ) throws(Problem) {
    (self.format, self.chart, self.language) = (format, chart, language)
    self.byline = byline
    title = showsTitle ? chart.name ?? chart.title(in: language) : nil
    style = PosterStyle(format: format, theme: theme, isSigned: byline != nil)
    let pixelsPerPoint = Double(format.pixelWidth) / format.size.width
    let figure = figure ?? WheelFigure(of: chart)
    let readable = WheelOptions.Detail(
      pixels: Int(style.wheelSide * pixelsPerPoint), rings: figure.rings.count)
    // From across a room larger glyphs tell more than minutes, and the lights have theirs below.
    let isAlone = figure.rings.count == 1
    var inner = try WheelOptions(
      side: style.wheelSide, detail: isAlone ? min(readable, .reduced) : readable,
      showsAspects: options.showsAspects, language: language.tag)
    inner.pixelsPerPoint = pixelsPerPoint
    if isAlone { inner.bodyScale = Poster.bodyScale }
    inner.minutes = RingMinutes(pixels: Int(style.wheelSide * pixelsPerPoint))
    wheel = Wheel(of: figure, options: inner, theme: theme, shaper: shaper)
  }
}
