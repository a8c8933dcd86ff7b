/// An affine map of the page: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct Affine: Hashable, Sendable {
  /// A coefficient of the map, as in its formula.
  public var a, b, c, d, tx, ty: Double

  /// The map of these coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map that leaves every point where it is.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func translation(_ v: Vector) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: v.dx, ty: v.dy)
  }
  package static func scale(_ k: Double) -> Affine { Affine(a: k, b: 0, c: 0, d: k, tx: 0, ty: 0) }
  package static func rotation(_ angle: Angle) -> Affine {
    let (s, c) = (angle.sine, angle.cosine)
    return Affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// Where the map takes a point.
  public func apply(_ p: Point) -> Point { Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty) }

  /// The map that applies this one first and then the other.
  public func then(_ next: Affine) -> Affine {
    Affine(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }
}
