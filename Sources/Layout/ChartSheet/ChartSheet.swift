package import AstroChartModel
package import AstroDrawing
package import AstroGeometry
package import AstroThemes
package import AstroWheelLayout
package import AstroWording

/// One page with everything: the wheel, the birth line, positions, houses, an aspect grid and the balance.
package struct ChartSheet: Sendable {
  /// Width and height in points, in the proportion of A4, so that a print needs no extra border.
  package static let size = Size(width: 600, height: 848)

  package let wheel: Wheel
  let chart: Chart
  let language: Language
  let style: SheetStyle
  let caption: ChartCaption
  let plan: SheetPlan

  /// - Parameters:
  ///   - figure: What the wheel of the chart shows, if it is already known.
  ///   - options: What the wheel shows; the sheet itself determines the wheel's side and caption.
  package init(
    of chart: Chart, figure: WheelFigure? = nil, options: WheelOptions = WheelOptions(), theme: Theme,
    language: Language,
    shaper: any TextShaper
  ) {
    (self.chart, self.language) = (chart, language)
    caption = ChartCaption(of: chart, in: language)
    plan = SheetPlan(rows: chart.placements.count, ends: AspectGrid.ends(of: chart).count)
    style = SheetStyle(
      theme: theme, language: language, rowHeight: plan.rowHeight,
      pixelsPerPoint: options.side * options.pixelsPerPoint / ChartSheet.size.width)
    let inner = options.onSheet(
      side: plan.wheelSide, of: ChartSheet.size.width, margin: SheetStyle.margin,
      caption: WheelCaption(besideWheelOf: chart, in: language), language: language.tag)
    wheel = Wheel(of: figure ?? WheelFigure(of: chart), options: inner, theme: theme, shaper: shaper)
  }
}
