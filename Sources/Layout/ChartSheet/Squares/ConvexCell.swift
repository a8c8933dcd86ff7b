import AstroGeometry

/// A convex cell as what lies on the inner side of each of its edges.
struct ConvexCell: Hashable, Sendable {
  /// The side of a line on which the cell is.
  struct Edge: Hashable, Sendable {
    /// A vector of length 1 towards the inside.
    let normal: Vector
    /// The least projection onto it that is inside, in points.
    let least: Double

    /// The side of a line towards which a vector points.
    ///
    /// - Parameter through: A point of the line.
    init(through point: Point, towards normal: Vector) {
      let unit = normal * (1 / max(normal.length, 1e-9))
      self.init(normal: unit, least: (point - .origin).dot(unit))
    }

    private init(normal: Vector, least: Double) { (self.normal, self.least) = (normal, least) }

    /// The line moved inwards.
    func moved(by distance: Double) -> Edge { Edge(normal: normal, least: least + distance) }

    /// How far a point is inside, in points.
    func depth(of point: Point) -> Double { (point - .origin).dot(normal) - least }
  }

  let corners: [Point]
  private var edges: [Edge]

  /// - Parameter corners: In order around the cell.
  init(_ corners: [Point]) {
    let middle = ConvexCell.middle(of: corners)
    self.corners = corners
    edges = zip(corners, corners.dropFirst() + corners.prefix(1)).map { start, end in
      let side = (end - start).perpendicular
      return Edge(through: start, towards: side.dot(middle - start) < 0 ? side * -1 : side)
    }
  }

  /// The mean of the corners.
  var middle: Point { ConvexCell.middle(of: corners) }

  /// The cell within a margin.
  func inset(by margin: Double) -> ConvexCell {
    var cell = self
    cell.edges = edges.map { $0.moved(by: margin) }
    return cell
  }

  /// The part of the cell on one side of a line.
  func cut(by edge: Edge) -> ConvexCell {
    var cell = self
    cell.edges.append(edge)
    return cell
  }

  /// How far a box is from leaving the cell, in points; negative where it does.
  func clearance(of box: Rect) -> Double {
    edges.flatMap { edge in box.corners.map(edge.depth) }.min() ?? 0
  }

  /// From where to where a box between two heights can be; `nil` for nowhere.
  func span(from top: Double, to bottom: Double) -> ClosedRange<Double>? {
    var (low, high) = (-Double.infinity, Double.infinity)
    for edge in edges {
      for y in [top, bottom] {
        let rest = edge.least - edge.normal.dy * y
        if abs(edge.normal.dx) < 1e-9 {
          if rest > 1e-9 { return nil }
        } else if edge.normal.dx > 0 {
          low = max(low, rest / edge.normal.dx)
        } else {
          high = min(high, rest / edge.normal.dx)
        }
      }
    }
    return low <= high ? low...high : nil
  }

  private static func middle(of corners: [Point]) -> Point {
    let sum = corners.reduce(Vector.zero) { $0 + ($1 - .origin) }
    return .origin + sum * (1 / Double(max(corners.count, 1)))
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map { Point(x: $0, y: $1) }
  }
}
