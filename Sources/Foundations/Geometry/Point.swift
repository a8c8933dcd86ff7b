/// A point on the page, in typographic points (1/72 in); x grows to the right and y downwards.
public struct Point: Hashable, Sendable {
  /// Points to the right of the page's left edge.
  public var x: Double
  /// Points below the page's top edge.
  public var y: Double

  /// A point at these distances from the left and the top edge, in points.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let origin = Point(x: 0, y: 0)

  @inlinable package static func + (p: Point, v: Vector) -> Point { Point(x: p.x + v.dx, y: p.y + v.dy) }
  @inlinable package static func - (p: Point, v: Vector) -> Point { Point(x: p.x - v.dx, y: p.y - v.dy) }
  @inlinable package static func - (p: Point, q: Point) -> Vector { Vector(dx: p.x - q.x, dy: p.y - q.y) }

  /// The distance to another point, in typographic points.
  package func distance(to other: Point) -> Double { (self - other).length }

  /// The point at a fraction of the way to another: 0 is this point, 1 the other one.
  package func interpolated(to other: Point, by fraction: Double) -> Point {
    self + (other - self) * fraction
  }
}
