package import AstroChartModel
package import AstroDrawing
import AstroGeometry
package import AstroThemes
package import AstroTradition
package import AstroWheelLayout
package import AstroWording

/// What an astrologer looks up in a chart, typeset: the wheel, and a table for everything that was asked for, on as many
/// pages as it needs.
package struct Worksheet: Sendable {
  package let wheel: Wheel
  let chart: Chart
  let language: Language
  let style: SheetStyle
  let caption: ChartCaption
  let placed: [WorksheetPacking.Placed]
  /// How many pages there are, at least one.
  package let pageCount: Int

  /// - Parameters:
  ///   - details: What was looked up.
  ///   - pixels: The width at which a page is viewed.
  package init(
    of chart: Chart, _ details: ChartDetails, pixels: Int, theme: Theme, language: Language,
    shaper: any TextShaper
  ) {
    (self.chart, self.language) = (chart, language)
    caption = ChartCaption(of: chart, in: language)
    let perPoint = Double(pixels) / ChartSheet.size.width
    style = SheetStyle(
      theme: theme, language: language, rowHeight: Worksheet.rowHeight, pixelsPerPoint: perPoint)
    let side = WorksheetPacking.width(of: Worksheet.wheelSpan)
    var options = WheelOptions(
      detail: .init(pixels: Int(side * perPoint)), language: language.tag
    ).onSheet(
      side: side, of: ChartSheet.size.width, margin: SheetStyle.margin, caption: nil, language: language.tag)
    options.pixelsPerPoint = perPoint
    wheel = Wheel(of: WheelFigure(of: chart), options: options, theme: theme, shaper: shaper)
    let tables = WorksheetTables(
      chart: chart, details: details, style: style, language: language, shaper: shaper)
    let picture = WorksheetBlock(
      label: "wheel", heading: nil, content: .wheel(wheel, alternative: chart.description(in: language)),
      span: Worksheet.wheelSpan, height: side)
    let packing = WorksheetPacking(
      [picture] + tables.blocks, firstTop: (caption.unknownTime + caption.notes).isEmpty ? 88 : 100,
      nextTop: Worksheet.nextTop)
    (placed, pageCount) = (packing.placed, packing.pages)
  }

  /// The width of A4, in points.
  package static let paperWidth = 595.28
  /// The height of a row, in points.
  static let rowHeight = 10.4
  /// The columns that the wheel takes.
  static let wheelSpan = 4
  /// Where the parts of a page after the first begin.
  static let nextTop = 56.0

  /// The name of the page, as in “Worksheet”.
  package var name: String { language.phrasebook.worksheet(.worksheet) }

  /// What the pages show, in words.
  package var description: String {
    ([chart.description(in: language)] + placed.compactMap(\.block.heading)).joined(separator: "; ")
  }
}
