import ChartModel
import Geometry

/// Seats every column of a ring: shrink, then tiers, then borrow.
struct SeatSolver {
  var dial: Dial
  var band: SeatBand

  /// A column that found its place.
  struct Solution {
    var column: Column
    /// The longitude at which it is drawn, in degrees.
    var drawn: Double
    var seating: Seating
    /// Which row of the seating it stands in, 0 outermost.
    var tier: Int
    /// Whether it had to leave its cell.
    var isBorrowed: Bool
  }

  func solve(_ cells: [Cell]) -> [Solution] {
    var cells = cells
    var solved = cells.map(solve)
    // Each move takes one column out of one cell for good, so that twelve times all columns is never reached.
    for _ in 0..<(12 * max(1, cells.reduce(0) { $0 + $1.columns.count })) {
      guard let full = solved.firstIndex(where: { $0 == nil }), cells.count > 1 else { break }
      let neighbor = lend(from: full, in: &cells)
      solved[full] = solve(cells[full])
      solved[neighbor] = solve(cells[neighbor])
    }
    return zip(cells, solved).flatMap { cell, found in found ?? lastResort(cell) }
  }

  /// The mildest seating that holds the cell's columns.
  private func solve(_ cell: Cell) -> [Solution]? {
    guard !cell.columns.isEmpty else { return [] }
    for seating in Seating.steps {
      if let offsets = ring(cell, seating).solved() { return solutions(cell, seating, offsets) }
    }
    return nil
  }

  private func ring(_ cell: Cell, _ seating: Seating) -> RingSolver {
    let columns = cell.columns.map { $0.fitted(to: seating) }
    let heads = columns.map { $0.pieces.first?.half ?? .zero }
    return RingSolver(
      targets: cell.targets, span: cell.span,
      lowWall: cell.isWalled ? .wall(wall(at: cell.start)) : nil,
      highWall: cell.isWalled ? .wall(wall(at: cell.start + cell.span)) : nil,
      // Columns of one tier meet across those of the other tiers.
      reach: seating.tiers + (seating.tiers > 1 ? 1 : 0), gap: band.gap * seating.scale,
      head: { index, offset in
        head(heads[index], tier: index % seating.tiers, seating, at: cell.start + offset)
      }
    ) { index, offset in
      place(columns[index], tier: index % seating.tiers, seating, at: cell.start + offset).seat
    }
  }

  /// The outermost box of a column on the ray of a longitude.
  private func head(_ half: Size, tier: Int, _ seating: Seating, at longitude: Double) -> Seat.Block {
    let ray = Vector(length: 1, direction: dial.direction(longitude))
    let head = band.head(tier: tier, of: seating.tiers, scale: seating.scale)
    return Seat.Block(center: dial.center + ray * head, half: half)
  }

  /// A column on the ray of a longitude: what of it the band holds there, and its boxes.
  func place(
    _ column: Column, tier: Int, _ seating: Seating, at longitude: Double
  ) -> (column: Column, head: Double, seat: Seat) {
    let ray = Vector(length: 1, direction: dial.direction(longitude))
    let head = band.head(tier: tier, of: seating.tiers, scale: seating.scale)
    let column = column.trimmed(along: ray, head: head, band: band)
    return (column, head, column.seat(along: ray, center: dial.center, head: head, band: band))
  }

  private func wall(at longitude: Double) -> Segment {
    let ray = Vector(length: 1, direction: dial.direction(longitude))
    return Segment(dial.center + ray * band.wallOuter, dial.center + ray * band.inner)
  }

  private func solutions(_ cell: Cell, _ seating: Seating, _ offsets: [Double]) -> [Solution] {
    cell.columns.indices.map { index in
      let isBorrowed = index < cell.borrowedFirst || index >= cell.columns.count - cell.borrowedLast
      return Solution(
        column: cell.columns[index].fitted(to: seating),
        drawn: Longitude(cell.start + offsets[index]).degrees,
        seating: seating, tier: index % seating.tiers, isBorrowed: isBorrowed)
    }
  }

  /// Moves one column of a full cell into the neighbor with more room, and names that neighbor.
  private func lend(from full: Int, in cells: inout [Cell]) -> Int {
    let before = (full + cells.count - 1) % cells.count
    let after = (full + 1) % cells.count
    // A column that came from one side goes on in the same direction, so that none is handed back and forth.
    let goesOn = cells[full].borrowedFirst > 0
    let goesBack = cells[full].borrowedLast > 0
    if goesBack || (!goesOn && room(cells[before]) > room(cells[after])) {
      let column = cells[full].columns.removeFirst()
      if cells[full].borrowedLast > cells[full].columns.count { cells[full].borrowedLast -= 1 }
      cells[before].columns.append(column)
      cells[before].borrowedLast += 1
      return before
    }
    let column = cells[full].columns.removeLast()
    if cells[full].borrowedFirst > cells[full].columns.count { cells[full].borrowedFirst -= 1 }
    cells[after].columns.insert(column, at: 0)
    cells[after].borrowedFirst += 1
    return after
  }

  /// Degrees of a cell for each column it would hold with one more.
  private func room(_ cell: Cell) -> Double { cell.span / Double(cell.columns.count + 1) }

  /// All columns side by side from the cell's start on, where even borrowing found no room on the whole circle.
  private func lastResort(_ cell: Cell) -> [Solution] {
    let step = cell.span / Double(cell.columns.count + 1)
    guard let seating = Seating.steps.last else { return [] }
    return solutions(cell, seating, cell.columns.indices.map { step * Double($0 + 1) })
  }
}
