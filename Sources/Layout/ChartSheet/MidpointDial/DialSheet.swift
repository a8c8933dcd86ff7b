package import AstroChartModel
package import AstroDrawing
import AstroGeometry
package import AstroThemes
package import AstroWheelLayout
package import AstroWording

/// A page with a dial and, below it, the midpoints that each place strikes; a small picture has the dial alone.
package struct DialSheet: Sendable {
  package let dial: MidpointDial
  let chart: Chart
  let language: Language
  let style: SheetStyle
  let caption: ChartCaption
  /// The trees below the dial; `nil` in a picture in which they could not be read.
  let trees: TreeColumns?

  /// The width in pixels from which the trees can be read: their digits are then six pixels tall.
  private static let leastPixels = 900

  /// - Parameters:
  ///   - figure: What the dial shows.
  ///   - pixels: The width at which the page is viewed.
  package init(
    of chart: Chart, figure: DialFigure, pixels: Int, theme: Theme, language: Language,
    shaper: any TextShaper
  ) {
    (self.chart, self.language) = (chart, language)
    caption = ChartCaption(of: chart, in: language)
    let isWhole = pixels >= DialSheet.leastPixels
    let perPoint = Double(pixels) / ChartSheet.size.width
    style = SheetStyle(theme: theme, language: language, rowHeight: 11, pixelsPerPoint: perPoint)
    var options = WheelOptions(detail: .init(pixels: pixels), language: language.tag).onSheet(
      side: isWhole ? DialSheet.side : ChartSheet.size.width, of: ChartSheet.size.width,
      margin: SheetStyle.margin, caption: nil, language: language.tag)
    options.pixelsPerPoint = perPoint
    dial = MidpointDial(of: figure, options: options, theme: theme, shaper: shaper)
    trees =
      isWhole ? TreeColumns(of: figure, in: DialSheet.treeRoom, style: style, language: language) : nil
  }

  /// The side of the dial above trees, and the top of either, in points.
  static let side = 452.0
  static let dialTop = 88.0
  static let treesTop = 552.0

  /// The room of the trees below their heading.
  private static var treeRoom: Rect {
    Rect(
      x: SheetStyle.margin, y: treesTop + SheetStyle.headHeight + 3,
      width: SheetStyle.right - SheetStyle.margin,
      height: SheetStyle.tablesBottom - treesTop - SheetStyle.headHeight - 3)
  }

  /// Everything in the layout that breaks a promise.
  package func audit() -> [String] {
    dial.audit().map(\.description) + (trees?.audit() ?? [])
  }
}
