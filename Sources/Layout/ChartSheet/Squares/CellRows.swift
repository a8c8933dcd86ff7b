import AstroGeometry

/// Finds rows of boxes within a convex cell.
struct CellRows {
  let cell: ConvexCell
  /// The height of each row, and the free space between two rows and between two boxes, in points.
  let height: Double
  let rowGap: Double
  let gap: Double

  /// The boxes of given widths, in order, row by row from the top: in as few rows as can stand in the middle of the cell, or
  /// else in as few as possible, as near to it as they can be; `nil` if they do not fit.
  func boxes(of widths: [Double]) -> [Rect]? {
    guard !widths.isEmpty else { return [] }
    let found = (1...widths.count).lazy.compactMap { boxes(of: widths, inRows: $0) }
    // Two short rows in the middle are told from their neighbors better than a long one against a line.
    return found.first(where: isCentered) ?? found.first
  }

  /// Whether each row stands in the middle of the cell, from left to right.
  private func isCentered(_ boxes: [Rect]) -> Bool {
    Dictionary(grouping: boxes, by: \.minY).values.allSatisfy { row in
      guard let first = row.first, let last = row.last else { return true }
      return abs((first.minX + last.maxX) / 2 - cell.middle.x) < 0.01
    }
  }

  /// The distance between two heights that are tried, in points.
  private static let step = 1.5

  private func boxes(of widths: [Double], inRows count: Int) -> [Rect]? {
    let depth = Double(count) * height + Double(count - 1) * rowGap
    let (heights, middle) = (cell.corners.map(\.y), cell.middle.y)
    let (top, bottom) = (heights.min() ?? 0, (heights.max() ?? 0) - depth)
    let tops = stride(from: top, through: max(top, bottom), by: CellRows.step)
      .sorted { abs($0 + depth / 2 - middle) < abs($1 + depth / 2 - middle) }
    return tops.lazy.compactMap { boxes(of: widths, inRows: count, from: $0) }.first
  }

  private func boxes(of widths: [Double], inRows count: Int, from top: Double) -> [Rect]? {
    let rows = (0..<count).map { top + Double($0) * (height + rowGap) }
    let spans = rows.compactMap { cell.span(from: $0, to: $0 + height) }
    guard spans.count == count, CellRows.filled(widths, spans, share: 1, gap) != nil else { return nil }
    // Rows are filled evenly: none more than necessary.
    let shares = stride(from: 0.3, through: 1, by: 0.05)
    guard
      let breaks = shares.lazy.compactMap({ CellRows.filled(widths, spans, share: $0, gap) }).first
        ?? CellRows.filled(widths, spans, share: 1, gap)
    else { return nil }
    return zip(rows, zip(spans, breaks)).flatMap { y, row in
      self.row(Array(widths[row.1]), within: row.0, y: y)
    }
  }

  /// Which boxes are in which row, if each takes no more than a share of its width; `nil` if some are left over.
  private static func filled(
    _ widths: [Double], _ spans: [ClosedRange<Double>], share: Double, _ gap: Double
  ) -> [Range<Int>]? {
    var (next, rows) = (0, [Range<Int>]())
    for span in spans {
      let (first, room) = (next, (span.upperBound - span.lowerBound) * share)
      var used = 0.0
      while next < widths.count {
        let more = widths[next] + (next > first ? gap : 0)
        guard used + more <= room else { break }
        (used, next) = (used + more, next + 1)
      }
      rows.append(first..<next)
    }
    return next == widths.count ? rows : nil
  }

  /// Boxes side by side around the middle of the cell, or as near to it as the row allows.
  private func row(_ widths: [Double], within span: ClosedRange<Double>, y: Double) -> [Rect] {
    let width = widths.reduce(0, +) + gap * Double(max(0, widths.count - 1))
    var x = min(max(cell.middle.x - width / 2, span.lowerBound), span.upperBound - width)
    return widths.map { width in
      defer { x += width + gap }
      return Rect(x: x, y: y, width: width, height: height)
    }
  }
}
