/// A straight line between two points.
package struct Segment: Hashable, Sendable {
  package var start: Point
  package var end: Point

  package init(_ start: Point, _ end: Point) {
    self.start = start
    self.end = end
  }

  package var length: Double { start.distance(to: end) }
  package var midpoint: Point { start.interpolated(to: end, by: 0.5) }

  /// The shortest distance from the segment to a point, in typographic points.
  package func distance(to point: Point) -> Double {
    let along = end - start
    let squared = along.dot(along)
    guard squared > 0 else { return start.distance(to: point) }
    let fraction = min(max((point - start).dot(along) / squared, 0), 1)
    return start.interpolated(to: end, by: fraction).distance(to: point)
  }

  /// Whether two segments cross at a point inside both; segments that only touch at an end do not.
  package func crosses(_ other: Segment) -> Bool { parts(other) && other.parts(self) }

  /// Whether the ends of another segment lie on opposite sides of the line through this one.
  ///
  /// An end within a millionth of a point of the line counts as on it, because rounding alone may carry it
  /// across.
  private func parts(_ other: Segment) -> Bool {
    let along = end - start
    let (a, b) = (along.cross(other.start - start), along.cross(other.end - start))
    return a * b < 0 && min(abs(a), abs(b)) > 1e-6 * along.length
  }
}
