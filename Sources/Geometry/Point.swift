/// A place on the page, in points (1/72 in), x to the right and y downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let origin = Point(x: 0, y: 0)

  public static func + (p: Point, v: Vector) -> Point { Point(x: p.x + v.dx, y: p.y + v.dy) }
  public static func - (p: Point, v: Vector) -> Point { Point(x: p.x - v.dx, y: p.y - v.dy) }
  public static func - (p: Point, q: Point) -> Vector { Vector(dx: p.x - q.x, dy: p.y - q.y) }

  /// The distance to another place, in points.
  public func distance(to other: Point) -> Double { (self - other).length }

  /// The place part of the way to another: 0 is here, 1 is there.
  public func interpolated(to other: Point, by fraction: Double) -> Point {
    self + (other - self) * fraction
  }
}
