import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWording

/// Which bodies and angles of one chart fall into which house of the other, both ways.
struct OverlayTable {
  struct Row {
    /// 1…12.
    var house: Int
    /// Ends of the other sky in this house of the base, and ends of the base in this house of the other sky.
    var inBase: [AspectEnd]
    var inOther: [AspectEnd]
  }

  let sheet: SkySheet
  let rows: [Row]
  let corner: Point

  private static let rowHeight = 11.6
  /// Where the house numbers end and each column of glyphs begins and ends, in points from the left edge.
  private static let houseRight = 10.0
  private static let columns = [(16.0, 66.0), (74.0, 124.0)]

  func paint(_ group: inout Scene.Group, _ painter: SheetPainter) {
    if rows.contains(where: { !$0.inBase.isEmpty }) { head(0, &group, painter) }
    if rows.contains(where: { !$0.inOther.isEmpty }) { head(1, &group, painter) }
    for (index, row) in rows.enumerated() {
      let baseline = corner.y + OverlayTable.rowHeight * (Double(index) + 1.7)
      group.group("row", role: .tableRow) { group in
        let number = painter.shape(String(row.house), sheet.style.faintCell)
        group.place(
          number, at: Point(x: corner.x + OverlayTable.houseRight - number.advance, y: baseline))
        place(row.inBase, ink: 1, column: 0, baseline, &group, painter)
        place(row.inOther, ink: 0, column: 1, baseline, &group, painter)
      }
    }
  }

  private func head(_ column: Int, _ group: inout Scene.Group, _ painter: SheetPainter) {
    let (left, right) = OverlayTable.columns[column]
    let (words, style) = (TableWords(sheet.language), sheet.style.inked(sheet.style.line, sheet.ink(column)))
    let room = right - left
    // A long name gives way to its first word, as in the other heads of the page.
    let whole = painter.shape(words.houses(of: sheet.heads[column]), style)
    let isLong = 0.8 * whole.advance > room
    let short = painter.name(column, of: sheet.owners, style, width: 0.6 * room)
    let text = isLong ? painter.shape(words.houses(of: short), style) : whole
    group.place(
      text.scaled(by: min(0.9, room / max(text.advance, 1))),
      at: Point(x: corner.x + left, y: corner.y + OverlayTable.rowHeight * 0.6))
  }

  /// Places glyphs next to each other; smaller and closer together if there are many.
  private func place(
    _ ends: [AspectEnd], ink: Int, column: Int, _ baseline: Double, _ group: inout Scene.Group,
    _ painter: SheetPainter
  ) {
    guard !ends.isEmpty else { return }
    // The guests' owner first, as columns are headed with the owner of the houses.
    let owner = painter.shape(sheet.owners.marks[ink], sheet.inked(sheet.style.columnHead, ink))
    let glyphs = [owner] + ends.map { painter.symbol($0, sheet.ink(ink)) }
    let (left, right) = OverlayTable.columns[column]
    let (gap, width) = (2.2, glyphs.reduce(0) { $0 + $1.inkBounds.width })
    let room = right - left
    let scale = min(1, room / max(width + gap * Double(glyphs.count), 1))
    var x = corner.x + left
    for glyph in glyphs.map({ $0.scaled(by: scale) }) {
      group.place(glyph, inkCenteredAt: Point(x: x + glyph.inkBounds.width / 2, y: baseline - 3.1))
      x += glyph.inkBounds.width + gap * scale
    }
  }
}
