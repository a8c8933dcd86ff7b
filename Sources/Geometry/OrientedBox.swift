/// A rectangle turned about its center.
package struct OrientedBox: Hashable, Sendable {
  package var center: Point
  package var size: Size
  /// The turn about the center, clockwise on the page.
  package var rotation: Angle

  package init(center: Point, size: Size, rotation: Angle = .zero) {
    self.center = center
    self.size = size
    self.rotation = rotation
  }

  package init(_ rect: Rect) { self.init(center: rect.center, size: rect.size) }

  /// The four corners, in order around the box.
  package var corners: [Point] {
    let u = Vector(length: size.width / 2, direction: rotation)
    let v = Vector(length: size.height / 2, direction: rotation).perpendicular
    return [center - u - v, center + u - v, center + u + v, center - u + v]
  }

  /// The upright rectangle around the box.
  package var bounds: Rect { Path(through: corners).controlBounds }

  /// How far two boxes are apart along the best separating axis; negative where they overlap.
  ///
  /// Two convex shapes are disjoint exactly if a line along one of their sides parts them
  /// (the separating axis theorem), so the four side directions are all that need be tried.
  package func gap(to other: OrientedBox) -> Double {
    var best = -Double.infinity
    let between = other.center - center
    for angle in [rotation, other.rotation] {
      for axis in [Vector(length: 1, direction: angle), Vector(length: 1, direction: angle).perpendicular] {
        best = max(best, abs(between.dot(axis)) - reach(along: axis) - other.reach(along: axis))
      }
    }
    return best
  }

  /// Whether the boxes share more than `tolerance` points along every axis.
  package func overlaps(_ other: OrientedBox, tolerance: Double = 0) -> Bool { gap(to: other) < -tolerance }

  /// Whether a segment enters the box, shrunk by `tolerance` on every side.
  package func isCrossed(by segment: Segment, tolerance: Double = 0) -> Bool {
    let half = (size.width / 2 - tolerance, size.height / 2 - tolerance)
    guard half.0 > 0, half.1 > 0 else { return false }
    let back = Affine.translation(Point.origin - center).then(.rotation(-rotation))
    let (p, q) = (back.apply(segment.start), back.apply(segment.end))
    return clips(p.x, q.x, half.0, p.y, q.y, half.1)
  }

  /// Half of the box's shadow on a line.
  private func reach(along axis: Vector) -> Double {
    let u = Vector(length: 1, direction: rotation)
    return abs(u.dot(axis)) * size.width / 2 + abs(u.perpendicular.dot(axis)) * size.height / 2
  }

  /// Liang and Barsky's test of a segment against an upright box about the origin.
  private func clips(
    _ x0: Double, _ x1: Double, _ halfX: Double, _ y0: Double, _ y1: Double, _ halfY: Double
  ) -> Bool {
    var low = 0.0
    var high = 1.0
    for (from, to, half) in [(x0, x1, halfX), (y0, y1, halfY)] {
      let step = to - from
      if step == 0 {
        if abs(from) >= half { return false }
        continue
      }
      let (a, b) = ((-half - from) / step, (half - from) / step)
      low = max(low, min(a, b))
      high = min(high, max(a, b))
    }
    return low < high
  }
}
