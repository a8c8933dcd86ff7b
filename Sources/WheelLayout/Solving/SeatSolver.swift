import ChartModel
import Geometry

/// Seats every column of a ring: shrink, then tiers, then without words, and only then borrow.
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

  /// A column on its ray.
  struct Place {
    var column: Column
    var ray: Vector
    /// The distance of the glyph's middle from that of the wheel, in points.
    var head: Double
    /// What stays free between the pieces.
    var gap: Double
    var seat: Seat
  }

  func solve(_ cells: [Cell]) -> [Solution] {
    var cells = cells
    var solved = cells.map { solve($0) }
    // Each move takes one column out of one cell for good, so that twelve times all columns is never reached.
    for _ in 0..<(12 * max(1, cells.reduce(0) { $0 + $1.columns.count })) {
      let crowded = solved.indices.first { index in
        solved[index].map { isParted(index, in: cells) && hidesLuminary($0) } ?? true
      }
      guard let full = crowded, cells.count > 1 else { break }
      if join(full, in: &cells, &solved) { continue }
      let neighbor = lend(from: full, in: &cells)
      solved[full] = solve(cells[full])
      solved[neighbor] = solve(cells[neighbor])
    }
    evenOut(&solved, of: cells)
    return zip(cells, solved).flatMap { cell, found in found ?? lastResort(cell) }
  }

  /// The mildest seating that holds the cell's columns with their degrees; where none does, the one that loses fewest.
  ///
  /// - Parameter largest: The size from which on seatings are tried; they may tell less, but not more.
  func solve(_ cell: Cell, from largest: Seating? = nil) -> [Solution]? {
    guard !cell.columns.isEmpty else { return [] }
    let all = Seating.steps(downTo: band.leastScale)
    let steps = (largest.map { [$0] } ?? []) + all.filter { $0.scale <= largest?.scale ?? 1 }
    var best: (lost: Int, solutions: [Solution])?
    for seating in steps where seating.telling.hasDegrees || best == nil {
      guard let offsets = ring(cell, seating).solved() else { continue }
      let solutions = solutions(cell, seating, offsets)
      let lost = seating.telling.hasDegrees ? solutions.count(where: losesDegree) : cell.columns.count
      if lost < best?.lost ?? .max { best = (lost, solutions) }
      if lost == 0 { break }
    }
    return best?.solutions
  }

  /// Whether there is no room for the degree where a column stands.
  private func losesDegree(_ solution: Solution) -> Bool {
    let (column, seating) = (solution.column, solution.seating)
    guard column.hasDegree else { return false }
    return !place(column, tier: solution.tier, seating, at: solution.drawn).column.hasDegree
  }

  /// Whether there is no room for the degree of Sun or Moon.
  private func hidesLuminary(_ solutions: [Solution]) -> Bool {
    solutions.contains { $0.column.isLuminary && !$0.seating.telling.hasDegrees && !$0.column.hasDegree }
  }

  private func ring(_ cell: Cell, _ seating: Seating) -> RingSolver {
    let columns = cell.columns.map { $0.fitted(to: seating) }
    let heads = columns.map { $0.pieces.first?.half ?? .zero }
    let tiers = seating.tiers(of: columns)
    return RingSolver(
      targets: cell.targets, span: cell.span,
      lowWall: cell.isWalled ? .wall(wall(at: cell.start)) : nil,
      highWall: cell.isWalled ? .wall(wall(at: cell.start + cell.span)) : nil,
      // Columns of one tier meet across those of the other tiers.
      reach: seating.tiers + (seating.tiers > 1 ? 1 : 0), gap: band.gap * seating.scale,
      head: { index, offset in
        head(heads[index], tier: tiers[index], seating, at: cell.start + offset)
      }
    ) { index, offset in
      place(columns[index], tier: tiers[index], seating, at: cell.start + offset).seat
    }
  }

  /// The outermost box of a column on the ray of a longitude.
  private func head(_ half: Size, tier: Int, _ seating: Seating, at longitude: Double) -> Seat.Block {
    let ray = Vector(length: 1, direction: dial.direction(longitude))
    let head = band.head(half, along: ray, tier: tier, of: seating.tiers, scale: seating.scale)
    return Seat.Block(center: dial.center + ray * head, half: half)
  }

  /// A column on the ray of a longitude: what of it the band holds there, and its boxes.
  func place(_ column: Column, tier: Int, _ seating: Seating, at longitude: Double) -> Place {
    let ray = Vector(length: 1, direction: dial.direction(longitude))
    let band = band.scaled(by: seating.scale)
    func head(_ column: Column) -> Double {
      let half = column.pieces.first?.half ?? .zero
      return band.head(half, along: ray, tier: tier, of: seating.tiers, scale: seating.scale)
    }
    let column = column.trimmed(along: ray, head: head(column), band: band)
    let head = column.lifted(head(column), along: ray, band: band)
    return Place(
      column: column, ray: ray, head: head, gap: band.pieceGap,
      seat: column.seat(along: ray, center: dial.center, head: head, band: band, gap: band.pieceGap))
  }

  func wall(at longitude: Double) -> Segment {
    let ray = Vector(length: 1, direction: dial.direction(longitude))
    return Segment(dial.center + ray * band.wallOuter, dial.center + ray * band.inner)
  }

  private func solutions(_ cell: Cell, _ seating: Seating, _ offsets: [Double]) -> [Solution] {
    let tiers = seating.tiers(of: cell.columns)
    return cell.columns.indices.map { index in
      let isBorrowed = index < cell.borrowedFirst || index >= cell.columns.count - cell.borrowedLast
      return Solution(
        column: cell.columns[index].fitted(to: seating),
        drawn: Longitude(cell.start + offsets[index]).degrees,
        seating: seating, tier: tiers[index], isBorrowed: isBorrowed)
    }
  }

  /// Whether an axis parts a cell from the rest of its house.
  private func isParted(_ index: Int, in cells: [Cell]) -> Bool {
    cells[index].goesOn || cells[(index + 1) % cells.count].goesOn
  }

  /// Takes away the axis that parts a full cell from the rest of its house; whether there is one.
  private func join(_ full: Int, in cells: inout [Cell], _ solved: inout [[Solution]?]) -> Bool {
    guard isParted(full, in: cells) else { return false }
    let first = cells[full].goesOn ? (full + cells.count - 1) % cells.count : full
    let second = (first + 1) % cells.count
    cells[first] = cells[first].joined(with: cells[second])
    solved[first] = solve(cells[first])
    cells.remove(at: second)
    solved.remove(at: second)
    return true
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
    guard let seating = Seating.steps(downTo: band.leastScale).last else { return [] }
    return solutions(cell, seating, cell.columns.indices.map { step * Double($0 + 1) })
  }
}
