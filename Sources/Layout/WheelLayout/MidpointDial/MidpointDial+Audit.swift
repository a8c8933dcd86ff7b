import AstroChartModel
import AstroGeometry
import AstroTradition

extension MidpointDial {
  /// Everything in the dial that breaks a promise; should be empty.
  package func audit() -> [WheelFinding] {
    marks.overlaps() + marks.crossings(by: lines) + inkOffPage() + inversions() + crossedLeaders()
      + unseated()
  }

  /// All lines that must not run through a mark.
  private var lines: [(id: ElementID, segment: Segment)] {
    let own = seats.flatMap { seat in
      ([seat.tick] + seat.leader.segments).map { (seat.id, $0) }
    }
    return own + (pointer.map { pointer in ([pointer.axis] + pointer.ticks).map { (pointer.id, $0) } } ?? [])
  }

  private func inkOffPage() -> [WheelFinding] {
    let page = Rect(origin: .origin, size: size)
    let inner = page.inset(by: Insets(all: 0.999 * WheelPlan.edgeMargin * dial.halfSide))
    return marks.filter { !inner.contains($0.box.bounds) }.map {
      WheelFinding(page.contains($0.box.bounds) ? .nearEdge : .offPage, [$0.id])
    }
  }

  /// Neighbors that are drawn in another order than their true one.
  private func inversions() -> [WheelFinding] {
    zip(seats, seats.dropFirst()).compactMap { here, next in
      let drawn = next.drawnDegree - here.drawnDegree
      return drawn < 0 ? WheelFinding(.inversion, [here.id, next.id], amount: -drawn) : nil
    }
  }

  private func crossedLeaders() -> [WheelFinding] {
    seats.indices.flatMap { first in
      seats.indices.dropFirst(first + 1).filter { seats[first].leader.crosses(seats[$0].leader) }
        .map { WheelFinding(.crossedLeaders, [seats[first].id, seats[$0].id]) }
    }
  }

  private func unseated() -> [WheelFinding] {
    let seated = Set(seats.map(\.end))
    return figure.trees.filter { !seated.contains($0.end) }.map { WheelFinding(.unseated, [$0.end.dialID]) }
  }
}

extension MidpointDial.Seat {
  /// The id of the place as a whole.
  package var id: ElementID { end.dialID }
}

extension MidpointDial.Pointer {
  package var id: ElementID { ElementID(.pointer) }
}

extension AspectEnd {
  fileprivate var dialID: ElementID {
    switch self {
    case .body(let body): ElementID(.body(body))
    case .angle(let angle): ElementID(.angle(angle))
    }
  }
}
