import AstroChartModel
package import AstroDrawing
import AstroGeometry
package import AstroThemes

extension MidpointDial {
  /// Solves a dial.
  ///
  /// - Parameter options: Its size and detail; captions and aspects are those of wheels.
  package init(
    of figure: DialFigure, options: WheelOptions = WheelOptions(), theme: Theme, shaper: any TextShaper
  ) {
    self = DialBuilder(figure: figure, options: options, theme: theme, shaper: shaper).dial()
  }
}

/// The steps from a figure to a dial.
struct DialBuilder {
  let figure: DialFigure
  let options: WheelOptions
  let theme: Theme
  let shaper: any TextShaper
  let plan = WheelPlan.one
  let metrics: WheelMetrics
  let type: WheelType
  let geometry: Dial

  init(figure: DialFigure, options: WheelOptions, theme: Theme, shaper: any TextShaper) {
    (self.figure, self.options, self.theme, self.shaper) = (figure, options, theme, shaper)
    metrics = WheelMetrics(halfSide: options.side / 2, detail: options.detail)
    type = WheelType(metrics: metrics, theme: theme)
    // Counted from 90°, the direction 0° is at twelve o'clock.
    geometry = Dial(
      center: Point(x: options.side / 2, y: options.side / 2), halfSide: options.side / 2, origin: 90)
  }

  func dial() -> MidpointDial {
    MidpointDial(
      figure: figure, size: Size(square: options.side), dial: geometry, plan: plan, detail: options.detail,
      theme: theme, seats: seats(), numbers: numbers(), signs: signs(), pointer: pointer(),
      language: options.language)
  }

  func shape(_ text: String, _ style: TextStyle) -> ShapedText {
    shaper.shape(text, style, language: options.language)
  }

  func symbol(_ characters: String, _ style: TextStyle) -> ShapedText {
    shaper.symbol(characters, style, language: options.language, pixelsPerPoint: options.pixelsPerPoint)
  }

  func isReadable(_ style: TextStyle) -> Bool { style.size >= options.leastTextSize }
}
