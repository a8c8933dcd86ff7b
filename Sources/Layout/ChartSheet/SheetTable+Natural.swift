import AstroDrawing

extension SheetTable {
  /// A column that is as wide as its widest words.
  struct NaturalColumn {
    var head = ""
    var alignment = Alignment.left
    /// The free space before it, in points.
    var gap: Double
    /// Whether the head counts for the width of the column; otherwise it may extend over an empty head next
    /// to it.
    var headTakesRoom = true
  }

  /// A table whose columns are no wider than their words, so that what belongs together is close together.
  ///
  /// - Parameter headStyle: The style of the column heads.
  /// - Returns: The table, and its width in points.
  static func natural(
    _ columns: [NaturalColumn], headStyle: TextStyle, rows: [[Cell]], rowHeight: Double,
    shaper: any TextShaper, language: String
  ) -> (table: SheetTable, width: Double) {
    var (left, places) = (0.0, [(x: Double, alignment: Alignment)]())
    for (index, column) in columns.enumerated() {
      let head = column.headTakesRoom ? [Cell(column.head, headStyle)] : []
      let cells = head + rows.filter { $0.indices.contains(index) }.map { $0[index] }
      let width = cells.reduce(0) { max($0, shaped($1, by: shaper, language).advance) }
      left += column.gap
      places.append((left + column.alignment.share * width, column.alignment))
      left += width
    }
    let heads = columns.map { Cell($0.head, headStyle) }
    let table = SheetTable(
      columns: places, heads: columns.contains { !$0.head.isEmpty } ? heads : [], rows: rows,
      rowHeight: rowHeight)
    return (table, left)
  }
}

extension SheetTable.Alignment {
  /// The reference point of words in a column: 0 is the left edge, 1 the right edge.
  fileprivate var share: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
