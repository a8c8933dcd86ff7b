/// A displacement on the page, in points.
///
/// Places and displacements differ in type: two places cannot be added.
public struct Vector: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// A displacement of a length in a direction.
  public init(length: Double, direction: Angle) {
    self.init(dx: length * direction.cosine, dy: length * direction.sine)
  }

  public static let zero = Vector(dx: 0, dy: 0)

  public var length: Double { hypotenuse(dx, dy) }
  public var direction: Angle { .arctangent(y: dy, x: dx) }

  /// The same displacement turned a quarter clockwise.
  public var perpendicular: Vector { Vector(dx: -dy, dy: dx) }

  public static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  public static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
  public static func * (v: Vector, k: Double) -> Vector { Vector(dx: v.dx * k, dy: v.dy * k) }
  public static prefix func - (v: Vector) -> Vector { Vector(dx: -v.dx, dy: -v.dy) }

  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }
}
