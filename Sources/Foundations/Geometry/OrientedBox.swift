/// A rectangle turned about its center.
package struct OrientedBox: Hashable, Sendable {
  package var center: Point
  package var size: Size
  /// The rotation about the center, clockwise on the page.
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

  /// The smallest upright rectangle around the box.
  package var bounds: Rect { Path(through: corners).controlBounds }

  /// The distance between two boxes along the best separating axis, in points; negative where they overlap.
  ///
  /// Two convex polygons are disjoint exactly if a line parallel to one of their sides separates them (the
  /// separating axis theorem), so only the four directions of the sides have to be tried.
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

  /// Whether the boxes overlap by more than `tolerance` points along every axis.
  package func overlaps(_ other: OrientedBox, tolerance: Double = 0) -> Bool { gap(to: other) < -tolerance }

  /// Whether a segment enters the box after the box is shrunk by `tolerance` points on every side.
  package func isCrossed(by segment: Segment, tolerance: Double = 0) -> Bool {
    let half = (size.width / 2 - tolerance, size.height / 2 - tolerance)
    guard half.0 > 0, half.1 > 0 else { return false }
    let back = Affine.translation(Point.origin - center).then(.rotation(-rotation))
    let upright = Segment(back.apply(segment.start), back.apply(segment.end))
    return upright.part(
      within: Rect(center: .origin, size: Size(width: 2 * half.0, height: 2 * half.1))) != nil
  }

  /// Half the length of the box's projection onto an axis, in points.
  private func reach(along axis: Vector) -> Double {
    let u = Vector(length: 1, direction: rotation)
    return abs(u.dot(axis)) * size.width / 2 + abs(u.perpendicular.dot(axis)) * size.height / 2
  }
}
