import ChartModel
import Geometry

/// What the audit asks of leaders: that they are told apart, and from the arrow at the Ascendant.
extension Wheel {
  func leaderFindings() -> [WheelFinding] { leadersAtArrow() + mergedLanes() }

  /// How far leaders keep from the arrow's foot: 6 pixels at 1200, as a fraction of the half side.
  private static let arrowClearance = 0.01

  /// The leaders of the outermost ring, which is the one below the ruler.
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

  /// Arcs on different lanes that share a stretch of the circle, nearer to each other than three lines are wide.
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

  /// Whether both ends of a piece lie on one circle around the middle.
  private func isArc(_ segment: Segment) -> Bool {
    abs(segment.start.distance(to: dial.center) - segment.end.distance(to: dial.center)) < 1e-6
      && segment.length > 1e-6
  }

  /// Whether two short pieces of arcs lie on the same rays.
  private func share(_ first: Segment, _ second: Segment) -> Bool {
    let (a, b) = (first.start - dial.center, first.end - dial.center)
    return [second.start, second.end, second.start.interpolated(to: second.end, by: 0.5)].contains { point in
      let way = point - dial.center
      return a.cross(way) * b.cross(way) < 0 && a.dot(way) > 0
    }
  }
}
