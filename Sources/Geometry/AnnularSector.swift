/// A slice of a ring.
public struct AnnularSector: Hashable, Sendable {
  public var center: Point
  public var inner: Double
  public var outer: Double
  public var start: Angle
  public var sweep: Angle

  public init(center: Point, inner: Double, outer: Double, start: Angle, sweep: Angle) {
    precondition(0 <= inner && inner <= outer, "a ring has its inner radius inside its outer one")
    (self.center, self.inner, self.outer, self.start, self.sweep) = (center, inner, outer, start, sweep)
  }

  /// The outline: out along the rim, back along the hub.
  public var path: Path {
    var path = Path(arc: center, radius: outer, from: start, sweep: sweep)
    // A slice that reaches the center comes to a point there; an arc of no radius would leave a stray one.
    if inner > 0 {
      path.arc(center: center, radius: inner, from: start + sweep, sweep: -sweep)
    } else {
      path.line(to: center)
    }
    path.close()
    return path
  }
}
