import ChartModel

/// A stretch of the zodiac whose columns are placed without regard to any others: a house, as a rule.
struct Cell {
  /// Where it begins, in degrees.
  var start: Double
  /// How much of the zodiac it holds, in degrees.
  var span: Double
  /// Whether a line runs along each end.
  var isWalled: Bool
  /// Whether it goes on what the cell before began: an axis, no cusp, parts the two.
  var goesOn = false
  /// In zodiacal order; a column borrowed from a neighbor may belong before the start or behind the end.
  var columns: [Column] = []
  /// How many columns at either end come from a neighboring cell.
  var borrowedFirst = 0
  var borrowedLast = 0

  /// How far a column's true place is from the start; borrowed ones count backwards or beyond.
  var targets: [Double] {
    columns.enumerated().map { index, column in
      let forward = Longitude(start).distance(forwardTo: column.placement.longitude)
      if index < borrowedFirst { return forward - 360 }
      // A column borrowed from the next cell lies beyond the end, but never a whole turn beyond.
      return forward
    }
  }
}

extension Cell {
  /// The houses as cells; where cusps do not follow the zodiac, as near the poles, the stretches between them.
  ///
  /// - Parameter axes: Longitudes of axes that are no cusps, which part a house in two.
  static func walled(by houses: Houses, axes: [Longitude] = []) -> [Cell] {
    let starts = Set((houses.cusps + axes).map(\.degrees)).sorted()
    guard starts.count > 1 else {
      return [Cell(start: starts.first ?? 0, span: 360, isWalled: true)]
    }
    return starts.indices.map { index in
      let next = index + 1 < starts.count ? starts[index + 1] : starts[0] + 360
      return Cell(
        start: starts[index], span: Longitude.rounded(next - starts[index]), isWalled: true,
        goesOn: axes.contains { $0.degrees == starts[index] })
    }
  }

  /// The cell with the next, which goes on in the same house, as one.
  func joined(with next: Cell) -> Cell {
    var cell = self
    cell.span += next.span
    cell.columns += next.columns
    cell.borrowedLast = next.borrowedLast
    return cell
  }

  /// The whole circle as one cell, cut in the middle of its widest gap.
  ///
  /// A few degrees stay free on either side of the cut, so that the first and the last column never meet.
  static func open(cutAmong longitudes: [Double]) -> Cell {
    let cut = longitudes.widestGap ?? Longitude(0)
    return Cell(start: (cut + seam).degrees, span: 360 - 2 * seam, isWalled: false)
  }

  private static let seam = 5.0

  /// Puts every column into the cell that holds it, in zodiacal order.
  static func filled(_ cells: [Cell], with columns: [Column]) -> [Cell] {
    cells.map { cell in
      var cell = cell
      let start = Longitude(cell.start)
      cell.columns = columns.indices
        .map { (index: $0, offset: start.distance(forwardTo: columns[$0].placement.longitude)) }
        .filter { $0.offset < cell.span }
        .sorted { ($0.offset, columns[$0.index].order) < ($1.offset, columns[$1.index].order) }
        .map { columns[$0.index] }
      return cell
    }
  }
}
