/// A slice of a ring.
package struct AnnularSector: Hashable, Sendable {
  package var center: Point
  package let inner: Double
  package let outer: Double
  package var start: Angle
  package var sweep: Angle

  /// - Parameters:
  ///   - inner: In points, never more than `outer`: what would be more is as much.
  ///   - outer: In points, never negative: what would be less is 0.
  package init(center: Point, inner: Double, outer: Double, start: Angle, sweep: Angle) {
    (self.center, self.start, self.sweep) = (center, start, sweep)
    self.outer = max(0, outer)
    self.inner = min(max(0, inner), self.outer)
  }

  /// The outline: out along the rim, back along the hub.
  package var path: Path {
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
