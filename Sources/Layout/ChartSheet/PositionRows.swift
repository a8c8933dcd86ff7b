import AstroChartModel
import AstroDrawing
import AstroWheelLayout
import AstroWording

/// The table of positions, one row per body: glyph, name, position, house, motion.
struct PositionRows {
  private let chart: Chart
  private let withAngles: Bool
  private let style: SheetStyle
  private let language: Language

  /// - Parameter withAngles: Whether the Ascendant and the Midheaven have rows too.
  init(of chart: Chart, withAngles: Bool = false, _ style: SheetStyle, _ language: Language) {
    (self.chart, self.withAngles, self.style, self.language) = (chart, withAngles, style, language)
  }

  func table(_ shaper: any TextShaper) -> ChartSheet.Sized {
    let words = TableWords(language)
    let columns: [SheetTable.NaturalColumn] =
      [
        .init(alignment: .center, gap: 0), .init(head: words.body, gap: 6),
        .init(head: words.place, alignment: .right, gap: 9), .init(alignment: .center, gap: 5),
        .init(head: words.sign, gap: 4),
      ]
      + (chart.hasBirthTime ? [.init(head: words.house, alignment: .right, gap: 8)] : [])
      + [.init(alignment: .center, gap: 5)]
    return SheetTable.natural(
      columns, headStyle: style.columnHead, rows: chart.placements.map(row) + angles,
      rowHeight: style.rowHeight, shaper: shaper, language: language.tag)
  }

  private func row(_ placement: Placement) -> [SheetTable.Cell] {
    [
      .init(placement.body.symbol, style.symbol),
      .init(placement.body.name(in: language), style.cell),
      .init(placement.degreesText, style.cell),
      .init(placement.signSymbols, style.symbol),
      .init(placement.signNames(in: language), style.faintCell),
    ] + (chart.hasBirthTime ? [.init(placement.house.map(String.init) ?? "", style.cell)] : []) + [
      .init(placement.isRetrograde ? "℞" : "", style.retrograde)
    ]
  }

  private var angles: [[SheetTable.Cell]] {
    guard withAngles, let angles = chart.angles else { return [] }
    return [ChartAngle.ascendant, .midheaven].map { angle in
      let longitude = angles[angle]
      return [
        .init(angle.symbol, style.faintCell), .init(angle.name(in: language), style.cell),
        .init(longitude.degreesText, style.cell), .init(longitude.sign.symbol, style.symbol),
        .init(longitude.sign.name(in: language), style.faintCell), .init("", style.cell),
        .init("", style.retrograde),
      ]
    }
  }
}
