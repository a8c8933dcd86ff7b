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

  /// The twelve closest aspects, for a chart without houses; up to three whose orb is not known are the last.
  func closest(rowHeight: Double, _ shaper: any TextShaper) -> Sized {
    let columns: [SheetTable.NaturalColumn] = [
      .init(alignment: .center, gap: 0), .init(alignment: .center, gap: 8), .init(alignment: .center, gap: 8),
      .init(head: TableWords(language).orb, alignment: .right, gap: 14),
    ]
    let sorted = chart.aspects.sorted { $0.isCloser(than: $1) }
    let unsure = sorted.filter { !$0.isOrbKnown }.prefix(3)
    let rows = (sorted.filter(\.isOrbKnown).prefix(12 - unsure.count) + unsure).map { aspect in
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
