/// A slice of a ring.
public struct AnnularSector: Hashable, Sendable {
  public var center: Point
  public let inner: Double
  public let outer: Double
  public var start: Angle
  public var sweep: Angle

  /// - Parameters:
  ///   - inner: In points, never more than `outer`: what would be more is as much.
  ///   - outer: In points, never negative: what would be less is 0.
  public init(center: Point, inner: Double, outer: Double, start: Angle, sweep: Angle) {
    (self.center, self.start, self.sweep) = (center, start, sweep)
    self.outer = max(0, outer)
    self.inner = min(max(0, inner), self.outer)
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
