import AstroChartModel
import AstroGeometry

/// What the audit checks about leaders: that they can be told apart, and keep away from the arrow at the
/// Ascendant.
extension Wheel {
  func leaderFindings() -> [WheelFinding] { leadersAtArrow() + mergedLanes() }

  /// The distance of leaders from the foot of the arrow: 6 pixels at 1200, as a fraction of the half side.
  private static let arrowClearance = 0.01

  /// Leaders too near the arrow.
  ///
  /// Only the outermost ring is checked, because it is the one below the ruler.
  private func leadersAtArrow() -> [WheelFinding] {
    guard let ascendant = axes.first(where: { $0.angle == .ascendant })?.longitude, let ring = rings.last
    else { return [] }
    let foot = Segment(
      dial.point(ascendant.degrees - arrowWidth, radius: plan.rulerInner),
      dial.point(ascendant.degrees + arrowWidth, radius: plan.rulerInner))
    let least = Wheel.arrowClearance * dial.halfSide * 0.999
    return ring.bodies.filter { body in
      body.leader.segments.contains {
        foot.distance(to: $0.start) < least || foot.distance(to: $0.end) < least
      }
    }.map { WheelFinding(.leaderAtArrow, [$0.id]) }
  }

  /// Arcs on different lanes that share a stretch of the circle and are closer together than three line
  /// widths.
  private func mergedLanes() -> [WheelFinding] {
    let least = 3 * lineWidth * 0.75 / dial.halfSide
    return rings.flatMap { ring in
      let arcs = ring.bodies.flatMap { body in
        body.leader.segments.filter { isArc($0) }.map { (id: body.id, segment: $0) }
      }
      return arcs.indices.flatMap { first in
        arcs.indices.dropFirst(first + 1).filter { second in
          let apart = abs(radius(of: arcs[first].segment) - radius(of: arcs[second].segment))
          return apart > 1e-4 && apart < least && share(arcs[first].segment, arcs[second].segment)
        }.map { WheelFinding(.mergedLanes, [arcs[first].id, arcs[$0].id]) }
      }
    }
  }

  private func radius(of segment: Segment) -> Double {
    segment.start.distance(to: dial.center) / dial.halfSide
  }

  /// Whether both ends of a segment lie on one circle around the center.
  private func isArc(_ segment: Segment) -> Bool {
    abs(segment.start.distance(to: dial.center) - segment.end.distance(to: dial.center)) < 1e-6
      && segment.length > 1e-6
  }

  /// Whether two short segments of arcs share a ray from the center.
  private func share(_ first: Segment, _ second: Segment) -> Bool {
    let (a, b) = (first.start - dial.center, first.end - dial.center)
    return [second.start, second.end, second.start.interpolated(to: second.end, by: 0.5)].contains { point in
      let way = point - dial.center
      return a.cross(way) * b.cross(way) < 0 && a.dot(way) > 0
    }
  }
}
