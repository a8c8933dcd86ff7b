import Drawing
import Geometry
import WheelLayout

/// Rows of short words in columns, each set on one baseline.
struct SheetTable {
  enum Alignment { case left, center, right }

  struct Cell {
    var text: String
    var style: TextStyle

    init(_ text: String, _ style: TextStyle) { (self.text, self.style) = (text, style) }
  }

  /// Where each column's words begin, are centered or end, from the table's left edge.
  var columns: [(x: Double, alignment: Alignment)]
  /// What stands above the columns; empty for nothing.
  var heads: [Cell] = []
  var rows: [[Cell]]
  var rowHeight: Double

  /// How deep the row of column heads is, in points.
  static let headDepth = 10.5

  /// How high the table is, in points.
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
        // Without heads above, the first cell of a row says what the row is about.
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
