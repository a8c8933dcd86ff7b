import AstroChartModel
import AstroGeometry

extension VedicSquare {
  /// Everything in the square that breaks a promise, in one sentence each; should be empty.
  package func audit() -> [String] {
    missing + escapes + touching + crossed
  }

  /// The distance that is tolerated, in points: far less than a printer resolves.
  private static let tolerance = 0.02

  private typealias Ink = (name: String, box: Rect)

  private var inks: [Ink] {
    cells.flatMap { cell in cell.labels.map { ("number of \(cell.sign)", $0.box) } }
      + seats.flatMap { seat in seat.pieces.map { (seat.end.name, $0.box) } }
  }

  private var missing: [String] {
    let seated = Set(seats.map(\.end))
    return figure.residents.filter { !seated.contains($0.end) }.map { "\($0.end.name) has no place" }
  }

  /// What comes too near to the lines of its cell, or leaves it.
  private var escapes: [String] {
    cells.flatMap { cell in
      let labels = cell.labels.filter { cell.shape.clearance(of: $0.box) < 2 - Self.tolerance }
        .map { _ in "number of \(cell.sign) is too near to a line" }
      let own = seats.filter { $0.resident.sign == cell.sign }
      return labels
        + own.filter { seat in
          seat.pieces.contains { cell.shape.clearance(of: $0.box) < Self.inset - Self.tolerance }
        }.map { "\($0.end.name) leaves the cell of \(cell.sign)" }
    }
  }

  private var touching: [String] {
    let inks = inks
    return inks.indices.flatMap { first in
      inks.indices.dropFirst(first + 1)
        .filter { inks[first].box.expanded(by: 0.1).intersects(inks[$0].box) }
        .map { "\(inks[first].name) touches \(inks[$0].name)" }
    }
  }

  /// What the stroke of the cell that rises runs through.
  private var crossed: [String] {
    guard let stroke else { return [] }
    return inks.filter { OrientedBox($0.box).isCrossed(by: stroke) }.map { "the stroke crosses \($0.name)" }
  }
}
