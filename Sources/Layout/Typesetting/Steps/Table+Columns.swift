import AstroDrawing

extension Table {
  /// The places of its columns.
  func columns(in column: HorizontalSpan, shaper: some TextShaper) -> [HorizontalSpan] {
    var widths = columns.indices.map { width(of: $0, shaper: shaper) }
    let gaps = style.gap * Double(max(0, columns.count - 1))
    let idle = column.width - gaps - widths.reduce(0) { $0 + ($1 ?? 0) }
    let shares = columns.reduce(0) { $0 + $1.share }
    for index in columns.indices where widths[index] == nil {
      widths[index] = max(0, idle) * columns[index].share / shares
    }
    // If the columns are too wide for the page, all shrink in the same proportion.
    let factor = idle < 0 ? (column.width - gaps) / (column.width - gaps - idle) : 1
    var x = column.x
    return widths.map { width in
      let width = (width ?? 0) * factor
      defer { x += width + style.gap }
      return HorizontalSpan(x: x, width: width)
    }
  }

  /// The width of a column, in points; `nil` for one that takes a share.
  private func width(of index: Int, shaper: some TextShaper) -> Double? {
    switch columns[index].width {
    case .fixed(let width): width
    case .share: nil
    case .natural:
      ([header].compactMap(\.self) + rows).reduce(0) { widest, row in
        guard row.cells.indices.contains(index), !row.cells[index].spans.isEmpty else { return widest }
        // Slightly more, so that rounding never breaks the widest cell.
        return max(widest, shaper.shape(row.cells[index].cleaned()).advance + 0.01)
      }
    }
  }
}

extension Table.Column {
  fileprivate var share: Double { if case .share(let share) = width { share } else { 0 } }
}
