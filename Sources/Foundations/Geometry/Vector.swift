/// A displacement on the page, in points.
///
/// Points and displacements are different types, so that two points cannot be added by mistake.
public struct Vector: Hashable, Sendable {
  /// Points to the right.
  public var dx: Double
  /// Points downwards.
  public var dy: Double

  /// A displacement to the right and downwards, in points.
  @inlinable public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// A displacement of the given length, in the given direction.
  @inlinable package init(length: Double, direction: Angle) {
    self.init(dx: length * direction.cosine, dy: length * direction.sine)
  }

  /// No displacement.
  package static let zero = Vector(dx: 0, dy: 0)

  @inlinable package var length: Double { hypotenuse(dx, dy) }
  package var direction: Angle { .arctangent(y: dy, x: dx) }

  /// The same displacement turned by 90° clockwise on the page.
  @inlinable package var perpendicular: Vector { Vector(dx: -dy, dy: dx) }

  @inlinable package static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }
  @inlinable package static func - (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }
  @inlinable package static func * (v: Vector, k: Double) -> Vector { Vector(dx: v.dx * k, dy: v.dy * k) }
  @inlinable package static prefix func - (v: Vector) -> Vector { Vector(dx: -v.dx, dy: -v.dy) }

  @inlinable package func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }
  @inlinable package func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }
}
