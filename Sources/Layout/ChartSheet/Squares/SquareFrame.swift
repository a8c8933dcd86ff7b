import AstroChartModel
import AstroGeometry

/// The lines of a square, and its twelve cells.
struct SquareFrame: Hashable, Sendable {
  let form: SquareForm
  let box: Rect

  /// The cell of a sign.
  ///
  /// - Parameter house: The house of the sign, 1…12; a square of the south needs none.
  func cell(of sign: Sign, house: Int?) -> ConvexCell? {
    switch form {
    case .north: house.map { ConvexCell(SquareFrame.north[$0 - 1].map(point)) }
    case .south: ConvexCell(south(sign))
    }
  }

  /// The lines within the rim.
  var lines: [Segment] {
    switch form {
    case .north:
      return SquareFrame.northLines.map { Segment(point($0.0), point($0.1)) }
    case .south:
      return [(1.0, 0.0, 4.0), (3, 0, 4), (2, 0, 1), (2, 3, 4)].flatMap { place, start, end in
        [
          Segment(point(GridPoint(start, place)), point(GridPoint(end, place))),
          Segment(point(GridPoint(place, start)), point(GridPoint(place, end))),
        ]
      }
    }
  }

  /// The free middle of a square of the south.
  var middle: Rect { box.inset(by: Insets(all: box.width / 4)) }

  /// The corner of a cell that is nearest to the middle of the square.
  func innermostCorner(of cell: ConvexCell) -> Point {
    cell.corners.min { $0.distance(to: box.center) < $1.distance(to: box.center) } ?? box.center
  }

  /// A place in quarters of the side, from the top left corner.
  private struct GridPoint {
    let (x, y): (Double, Double)

    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  }

  private func point(_ place: GridPoint) -> Point {
    Point(x: box.minX + place.x * box.width / 4, y: box.minY + place.y * box.height / 4)
  }

  /// The diagonals, and the diamond through the middles of the sides.
  private static let northLines: [(GridPoint, GridPoint)] = [
    ((0, 0), (4, 4)), ((4, 0), (0, 4)), ((2, 0), (4, 2)), ((4, 2), (2, 4)), ((2, 4), (0, 2)),
    ((0, 2), (2, 0)),
  ].map { (GridPoint(Double($0.0.0), Double($0.0.1)), GridPoint(Double($0.1.0), Double($0.1.1))) }

  /// The corners of the houses, counter-clockwise from the rhomb above.
  private static let north: [[GridPoint]] = [
    [(2, 0), (1, 1), (2, 2), (3, 1)], [(0, 0), (2, 0), (1, 1)], [(0, 0), (1, 1), (0, 2)],
    [(0, 2), (1, 1), (2, 2), (1, 3)], [(0, 2), (1, 3), (0, 4)], [(0, 4), (1, 3), (2, 4)],
    [(2, 2), (3, 3), (2, 4), (1, 3)], [(2, 4), (3, 3), (4, 4)], [(4, 4), (3, 3), (4, 2)],
    [(2, 2), (3, 1), (4, 2), (3, 3)], [(4, 2), (3, 1), (4, 0)], [(4, 0), (3, 1), (2, 0)],
  ].map { $0.map { GridPoint(Double($0.0), Double($0.1)) } }

  /// The corners of a sign in a square of the south, clockwise from the top left one.
  private func south(_ sign: Sign) -> [Point] {
    // From Pisces clockwise around the rim.
    let place = (sign.index + 1) % 12
    let (x, y) =
      switch place {
      case 0..<3: (place, 0)
      case 3..<6: (3, place - 3)
      case 6..<9: (9 - place, 3)
      default: (0, 12 - place)
      }
    return [(0, 0), (1, 0), (1, 1), (0, 1)].map { point(GridPoint(Double(x + $0.0), Double(y + $0.1))) }
  }
}
