import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

extension SkySheet {
  /// Where the grid ends and the tables to its right begin.
  private static let gridRight = 424.0
  private static let sideLeft = 438.0

  /// Paints the tables of two births: all aspects between them in a grid, the houses of the other that each
  /// falls into, and the balance of both.
  func paintComparison(_ group: inout Scene.Group, _ painter: SheetPainter) {
    let words = TableWords(language)
    let (top, rows) = (SkySheet.tablesTop, SkySheet.tablesTop + SheetStyle.headHeight)
    painter.head(words.aspectsBetween, from: SheetStyle.margin, to: SkySheet.gridRight, y: top, &group)
    let room = Rect(
      x: SheetStyle.margin, y: rows + 1, width: SkySheet.gridRight - SheetStyle.margin,
      height: SkySheet.tablesBottom - rows - 1)
    group.group("grid") { CrossGrid(of: self, in: room).paint(&$0, painter) }
    paintOverlays(&group, painter)
    paintBalances(&group, painter)
  }

  // MARK: - Overlays

  private func paintOverlays(_ group: inout Scene.Group, _ painter: SheetPainter) {
    let overlays = overlayRows
    guard !overlays.isEmpty else { return }
    let (left, top) = (SkySheet.sideLeft, SkySheet.tablesTop)
    painter.head(
      TableWords(language).houseOverlays, from: left, to: SheetStyle.right, y: top, &group)
    group.group("overlays") { overlay in
      OverlayTable(sheet: self, rows: overlays, corner: Point(x: left, y: top + SheetStyle.headHeight))
        .paint(&overlay, painter)
    }
  }

  /// For each house 1…12, what falls into the base's house, and what falls into the house of the other chart.
  private var overlayRows: [OverlayTable.Row] {
    let outer = skies[0].chart
    let (guests, own) = (HouseOverlay(of: outer, in: base), HouseOverlay(of: base, in: outer))
    guard guests != nil || own != nil else { return [] }
    return (1...12).map { house in
      OverlayTable.Row(
        house: house, inBase: guests?.guests(in: house) ?? [], inOther: own?.guests(in: house) ?? [])
    }
  }

  // MARK: - Balance

  private func paintBalances(_ group: inout Scene.Group, _ painter: SheetPainter) {
    let (left, top) = (SkySheet.sideLeft, SkySheet.tablesBottom - 108)
    painter.head(TableWords(language).balance, from: left, to: SheetStyle.right, y: top, &group)
    balances(painter).paint(
      &group, at: Point(x: left, y: top + SheetStyle.headHeight), label: "balance", shaper: painter.shaper,
      language: language.tag)
  }

  /// How the planets of both charts are distributed among the elements and modalities.
  private func balances(_ painter: SheetPainter) -> SheetTable {
    let both = [base, skies[0].chart].map { chart in
      chart.balance.elementTexts(in: language) + chart.balance.modalityTexts(in: language)
    }
    return SheetTable(
      columns: [(0, .left), (88, .right), (122, .right)],
      heads: [.init("", style.columnHead)]
        + [0, 1].map { ring in
          let head = inked(style.columnHead, ring)
          return .init(painter.name(ring, of: owners, head, width: 31), head)
        },
      rows: both[0].indices.map { row in
        [.init(both[0][row].name, style.faintCell)]
          + [0, 1].map { .init(both[$0][row].count, style.inked(style.cell, ink($0))) }
      }, rowHeight: 11.2)
  }
}
