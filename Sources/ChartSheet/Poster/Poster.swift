package import ChartModel
package import Diagnostics
package import Drawing
import Geometry
package import WheelLayout
package import Wording

/// A picture to show: the name, the wheel, and Sun, Moon and Ascendant in one line, on a quiet ground of stars.
package struct Poster: Sendable {
  package let format: PosterFormat
  package let wheel: Wheel
  let chart: Chart
  let language: Language
  let style: PosterStyle
  /// Whose it is; `nil` where the picture is not to tell.
  let title: String?

  /// - Parameters:
  ///   - figure: What the wheel shows; the chart alone by default.
  ///   - options: How it shows it; its side and caption are the poster's business.
  /// - Throws: `invalidValue` for a page without room for a wheel.
  package init(
    of chart: Chart, figure: WheelFigure? = nil, format: PosterFormat, options: WheelOptions = WheelOptions(),
    showsTitle: Bool = true, theme: WheelTheme, language: Language, shaper: any TextShaper
  ) throws(Problem) {
    (self.format, self.chart, self.language) = (format, chart, language)
    title = showsTitle ? chart.name ?? chart.title(in: language) : nil
    style = PosterStyle(format: format, theme: theme)
    let pixelsPerPoint = Double(format.pixelWidth) / format.size.width
    let figure = figure ?? WheelFigure(of: chart)
    var inner = try WheelOptions(
      side: style.wheelSide,
      detail: .init(pixels: Int(style.wheelSide * pixelsPerPoint), rings: figure.rings.count),
      showsAspects: options.showsAspects, language: language.tag)
    inner.pixelsPerPoint = pixelsPerPoint
    inner.minutes = RingMinutes(pixels: Int(style.wheelSide * pixelsPerPoint))
    wheel = Wheel(of: figure, options: inner, theme: theme, shaper: shaper)
  }
}
