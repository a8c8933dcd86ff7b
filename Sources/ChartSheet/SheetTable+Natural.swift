import Drawing

extension SheetTable {
  /// A column that is as wide as its widest words.
  struct NaturalColumn {
    var head = ""
    var alignment = Alignment.left
    /// What stands free before it, in points.
    var gap: Double
    /// Whether the head takes room of its own; one that does not reaches over an empty head beside it.
    var headTakesRoom = true
  }

  /// A table whose columns are as wide as their words and no wider, so that what belongs together stands together.
  ///
  /// - Parameter headStyle: Of the words above the columns.
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
  /// Where in a column words of it stand, 0 its left edge, 1 its right one.
  fileprivate var share: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
