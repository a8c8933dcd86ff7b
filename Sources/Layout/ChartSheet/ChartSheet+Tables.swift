import AstroChartModel
import AstroDrawing
import AstroThemes
import AstroWheelLayout
import AstroWording

extension ChartSheet {
  typealias Sized = (table: SheetTable, width: Double)

  /// The table of positions, one row per body: glyph, name, position, house, motion.
  func positions(_ shaper: any TextShaper) -> Sized { PositionRows(of: chart, style, language).table(shaper) }

  /// The table of houses, one row per house: number, position of its cusp, ruler.
  func houseRows(_ houses: Houses, rowHeight: Double, _ shaper: any TextShaper) -> Sized {
    let words = TableWords(language)
    let columns: [SheetTable.NaturalColumn] = [
      .init(alignment: .right, gap: 0), .init(head: words.cusp, alignment: .right, gap: 8),
      .init(alignment: .center, gap: 6),
      .init(head: words.ruler, alignment: .right, gap: 17, headTakesRoom: false),
    ]
    let rows = (1...12).map { house -> [SheetTable.Cell] in
      let cusp = houses.cusp(house)
      return [
        .init(String(house), house % 3 == 1 ? style.cell : style.faintCell),
        .init(cusp.degreesText, style.cell), .init(cusp.sign.symbol, style.symbol),
        .init(houses.ruler(of: house).symbol, style.symbol),
      ]
    }
    return natural(columns, rows, rowHeight: rowHeight, shaper)
  }

  /// The twelve closest aspects and, last, two whose orb is not known, for a chart without houses.
  private var closest: [Aspect] {
    let sorted = chart.aspects.sorted { $0.isCloser(than: $1) }
    return Array(sorted.filter(\.isOrbKnown).prefix(12)) + sorted.filter { !$0.isOrbKnown }.prefix(2)
  }

  /// The number of rows of the table beside the staircase: of houses, or of the closest aspects.
  var sideRows: Int { chart.houses == nil ? max(12, closest.count) : 12 }

  /// The table of the closest aspects.
  func closest(rowHeight: Double, _ shaper: any TextShaper) -> Sized {
    let columns: [SheetTable.NaturalColumn] = [
      .init(alignment: .center, gap: 0), .init(alignment: .center, gap: 8), .init(alignment: .center, gap: 8),
      .init(head: TableWords(language).orb, alignment: .right, gap: 14),
    ]
    // Low rows have small words.
    let style = SheetStyle(
      theme: style.theme, language: language, rowHeight: min(self.style.rowHeight, rowHeight + 2))
    let rows = closest.map { aspect in
      [
        SheetTable.Cell(aspect.end1.symbol, style.symbol),
        .init(aspect.type.symbol, style.aspect(style.theme.ink(aspect.type.nature))),
        .init(aspect.end2.symbol, style.symbol),
        .init(aspect.orbText, style.cell),
      ]
    }
    return natural(columns, rows, rowHeight: rowHeight, shaper)
  }

  /// How the planets are distributed among the elements and, below them, the modalities.
  func balance(_ shaper: any TextShaper) -> Sized {
    let balance = chart.balance
    let rows = (balance.elementTexts(in: language) + balance.modalityTexts(in: language)).map {
      [SheetTable.Cell($0.name, style.faintCell), .init($0.count, style.cell)]
    }
    let columns: [SheetTable.NaturalColumn] = [.init(gap: 0), .init(alignment: .right, gap: 8)]
    return natural(columns, rows, rowHeight: 10.2, shaper)
  }

  private func natural(
    _ columns: [SheetTable.NaturalColumn], _ rows: [[SheetTable.Cell]], rowHeight: Double,
    _ shaper: any TextShaper
  ) -> Sized {
    SheetTable.natural(
      columns, headStyle: style.columnHead, rows: rows, rowHeight: rowHeight, shaper: shaper,
      language: language.tag)
  }
}
