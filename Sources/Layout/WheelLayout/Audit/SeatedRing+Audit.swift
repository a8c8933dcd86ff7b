import AstroChartModel
import AstroGeometry

extension SeatedRing {
  /// Bodies that are missing, or that are drawn in another house than their own without being marked as
  /// borrowed.
  func misplaced(_ placements: [Placement], in houses: Houses?) -> [WheelFinding] {
    let seated = Set(bodies.map(\.placement.body))
    let missing = placements.filter { !seated.contains($0.body) }.map { finding(.unseated, [$0.body]) }
    guard let houses else { return missing }
    let wrong = bodies.filter { seated in
      !seated.isBorrowed
        && houses.house(of: Longitude(seated.drawnDegree)) != houses.house(of: seated.placement.longitude)
    }
    return missing + wrong.map { finding(.wrongHouse, [$0.placement.body], amount: $0.shift) }
  }

  /// Pairs of neighbors that are drawn in the wrong order: in the order of true places, drawn places must go
  /// around once too.
  func inversions() -> [WheelFinding] {
    let order = bodies.sorted {
      ($0.placement.longitude.degrees, $0.placement.body)
        < ($1.placement.longitude.degrees, $1.placement.body)
    }
    guard order.count > 2, let first = order.first else { return [] }
    return zip(order, order.dropFirst() + [first]).compactMap { here, next in
      let apart = here.placement.longitude.distance(forwardTo: next.placement.longitude)
      let drawn = apart + next.shift - here.shift
      guard drawn < 0 else { return nil }
      return finding(.inversion, [here.placement.body, next.placement.body], amount: -drawn)
    }
  }

  func crossedLeaders() -> [WheelFinding] {
    bodies.indices.flatMap { first in
      bodies.indices.dropFirst(first + 1).filter { second in
        bodies[first].leader.segments.contains { a in
          bodies[second].leader.segments.contains { a.crosses($0) }
        }
      }.map { second in
        finding(.crossedLeaders, [bodies[first].placement.body, bodies[second].placement.body])
      }
    }
  }

  private func finding(_ kind: WheelFinding.Kind, _ bodies: [Body], amount: Double = 0) -> WheelFinding {
    WheelFinding(kind, bodies.map { ElementID(ring: name, .body($0)) }, amount: amount)
  }
}

extension SeatedBody {
  /// How far the stack is drawn from the body's true place along the zodiac, −180…180 degrees.
  package var shift: Double {
    let forward = placement.longitude.distance(forwardTo: Longitude(drawnDegree))
    return forward > 180 ? forward - 360 : forward
  }
}
