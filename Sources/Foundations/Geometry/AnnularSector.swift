/// A slice of a ring.
package struct AnnularSector: Hashable, Sendable {
  package var center: Point
  package let inner: Double
  package let outer: Double
  package var start: Angle
  package var sweep: Angle

  /// - Parameters:
  ///   - inner: The inner radius in points; values outside 0…`outer` are clamped to that range.
  ///   - outer: The outer radius in points; a negative value counts as 0.
  package init(center: Point, inner: Double, outer: Double, start: Angle, sweep: Angle) {
    (self.center, self.start, self.sweep) = (center, start, sweep)
    self.outer = max(0, outer)
    self.inner = min(max(0, inner), self.outer)
  }

  /// The outline: along the outer arc, then back along the inner one.
  package var path: Path {
    var path = Path(arc: center, radius: outer, from: start, sweep: sweep)
    // A slice that reaches the center ends in a point there; an arc of radius 0 would leave a stray curve.
    if inner > 0 {
      path.arc(center: center, radius: inner, from: start + sweep, sweep: -sweep)
    } else {
      path.line(to: center)
    }
    path.close()
    return path
  }
}
