import AstroDrawing

extension Collector {
  mutating func add(_ table: Table) {
    let columns = table.columns(in: page.column(table.extent), shaper: setter.shaper)
    let column = HorizontalSpan(spanning: columns) ?? page.column(table.extent)
    let path = names.path + [names.element("table", .table)]
    var header: [Piece] = []
    if let row = table.header {
      header = [piece(row, of: table, columns, in: column, role: .tableHeader, path: path)]
    }
    var rows = table.rows.map { piece($0, of: table, columns, in: column, role: .tableCell, path: path) }
    header.finish(as: .header, style: table.style)
    rows.finish(as: .row, style: table.style)
    for index in rows.indices {
      rows[index].repeated = header
      if staysTogether(index, of: rows.count, hasHeader: !header.isEmpty) {
        rows[index].breakBefore = .forbidden
      }
    }
    append(header + rows, spaceBefore: table.style.spaceBefore, spaceAfter: table.style.spaceAfter)
  }

  /// Whether a row stays with the one before it, the first with the header.
  ///
  /// A short table does not break, and a long one leaves a few rows on either side of a break.
  private func staysTogether(_ index: Int, of count: Int, hasHeader: Bool) -> Bool {
    if index == 0 { return hasHeader }
    return count < TableBreaks.shortest || index < TableBreaks.least || count - index < TableBreaks.least
  }

  /// Makes a row a piece that is as high as its highest cell.
  private mutating func piece(
    _ row: Table.Row, of table: Table, _ columns: [HorizontalSpan], in column: HorizontalSpan, role: Role,
    path: [Element]
  ) -> Piece {
    var cells: [SetCell] = []
    for ((text, style), place) in zip(zip(row.cells, table.columns), columns) {
      let lines = setLines(of: text, width: place.width, alignment: style.alignment)
      let role = cells.isEmpty && table.namesRows ? .tableHeader : role
      cells.append(SetCell(lines: lines, column: place, role: role, leading: table.style.leading))
    }
    let lines = cells.map(\.lines.count).max() ?? 0
    var piece = Piece(
      .row(cells), in: column, path: path + [names.element("row", .tableRow)],
      height: table.style.leading * Double(max(1, lines)))
    piece.baseline = table.style.leading * Piece.baselineShare
    piece.anchors = row.anchors
    piece.isOnGrid = page.isOnGrid(table.style.leading)
    return piece
  }
}

extension HorizontalSpan {
  /// Spans some columns from the first to the last, so that a table's rules are no longer than its rows.
  fileprivate init?(spanning columns: [HorizontalSpan]) {
    guard let first = columns.first, let last = columns.last else { return nil }
    self.init(x: first.x, width: last.x + last.width - first.x)
  }
}

private enum TableBreaks {
  /// The number of rows from which a table may break.
  static let shortest = 12
  /// The number of rows on either side of a break.
  static let least = 5
}

extension [Piece] {
  /// Numbers the rows, and adds the rules below them.
  fileprivate mutating func finish(as kind: PieceOrder.Kind, style: TableStyle) {
    number(as: kind)
    guard !isEmpty else { return }
    for index in indices { self[index].ruleBelow = style.rowRule }
    self[count - 1].ruleBelow = style.rule
  }
}
