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
  var rows: [[Cell]]
  var rowHeight: Double

  func paint(
    _ group: inout Scene.Group, at corner: Point, label: String, shaper: any TextShaper, language: String
  ) {
    group.group(label, role: .table) { table in
      for (index, row) in rows.enumerated() {
        let baseline = corner.y + rowHeight * (Double(index) + 0.7)
        table.group("row", role: .tableRow) { group in
          for (column, cell) in zip(columns, row) where !cell.text.isEmpty {
            let text = shaped(cell, by: shaper, language)
            let x = corner.x + column.x - shift(text, column.alignment)
            group.group("cell", role: .tableCell) { $0.place(text, at: Point(x: x, y: baseline)) }
          }
        }
      }
    }
  }

  private func shaped(_ cell: Cell, by shaper: any TextShaper, _ language: String) -> ShapedText {
    cell.style.face == .symbols
      ? shaper.symbol(cell.text, cell.style, language: language)
      : shaper.shape(cell.text, cell.style, language: language)
  }

  private func shift(_ text: ShapedText, _ alignment: Alignment) -> Double {
    switch alignment {
    case .left: 0
    case .center: text.ink.center.x
    case .right: text.advance
    }
  }
}
