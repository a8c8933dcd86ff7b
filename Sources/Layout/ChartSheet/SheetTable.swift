import AstroDrawing
import AstroGeometry
import AstroWheelLayout

/// Rows of short texts in columns, each row on one baseline.
struct SheetTable {
  enum Alignment { case left, center, right }

  struct Cell {
    var text: String
    var style: TextStyle

    init(_ text: String, _ style: TextStyle) { (self.text, self.style) = (text, style) }
  }

  /// Where the words of each column begin, are centered or end, in points from the left edge of the table.
  var columns: [(x: Double, alignment: Alignment)]
  /// The column heads; empty for none.
  var heads: [Cell] = []
  var rows: [[Cell]]
  var rowHeight: Double

  /// The height of the row of column heads, in points.
  static let headDepth = 10.5

  /// The height of the table, in points.
  var height: Double { (heads.isEmpty ? 0 : SheetTable.headDepth) + rowHeight * Double(rows.count) }

  func paint(
    _ group: inout Scene.Group, at corner: Point, label: String, shaper: any TextShaper, language: String
  ) {
    group.group(label, role: .table) { table in
      let top = corner.y + (heads.isEmpty ? 0 : SheetTable.headDepth)
      if !heads.isEmpty {
        let baseline = corner.y + SheetTable.headDepth * 0.74
        set(heads, baseline: baseline, left: corner.x, as: .tableHeader, in: &table, shaper, language)
      }
      for (index, row) in rows.enumerated() {
        let baseline = top + rowHeight * (Double(index) + 0.7)
        set(row, baseline: baseline, left: corner.x, as: .tableCell, in: &table, shaper, language)
      }
    }
  }

  private func set(
    _ row: [Cell], baseline: Double, left: Double, as role: Role, in table: inout Scene.Group,
    _ shaper: any TextShaper, _ language: String
  ) {
    table.group("row", role: .tableRow) { group in
      for (index, (column, cell)) in zip(columns, row).enumerated() where !cell.text.isEmpty {
        let text = SheetTable.shaped(cell, by: shaper, language)
        let x = left + column.x - shift(text, column.alignment)
        // Without column heads, the first cell of a row is the row's header.
        let role = heads.isEmpty && index == 0 ? .tableHeader : role
        group.group("cell", role: role) { $0.place(text, at: Point(x: x, y: baseline)) }
      }
    }
  }

  static func shaped(_ cell: Cell, by shaper: any TextShaper, _ language: String) -> ShapedText {
    cell.style.face == .symbols
      ? shaper.symbol(cell.text, cell.style, language: language)
      : shaper.shape(cell.text, cell.style, language: language)
  }

  private func shift(_ text: ShapedText, _ alignment: Alignment) -> Double {
    switch alignment {
    case .left: 0
    case .center: text.inkBounds.center.x
    case .right: text.advance
    }
  }
}
