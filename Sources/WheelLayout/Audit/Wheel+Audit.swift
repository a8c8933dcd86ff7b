public import ChartModel
import Geometry

extension Wheel {
  /// Everything in the wheel that breaks a promise; empty as it should be.
  ///
  /// - Parameter chart: The chart that the wheel was solved from.
  public func audit(against chart: Chart) -> [WheelFinding] {
    overlaps() + crossings() + misplacedBodies(chart) + inversions() + crossedLeaders() + inkOffPage()
  }

  /// What two neighbors may share before it counts, in points: far under what a printer resolves.
  private static let tolerance = 0.02

  // MARK: - Marks

  private func overlaps() -> [WheelFinding] {
    let boxes = marks.map(\.box)
    return boxes.indices.flatMap { first in
      boxes.indices.dropFirst(first + 1).compactMap { second -> WheelFinding? in
        let depth = -boxes[first].gap(to: boxes[second])
        guard depth > Wheel.tolerance else { return nil }
        return WheelFinding(.overlap, [marks[first].id, marks[second].id], amount: depth)
      }
    }
  }

  private func crossings() -> [WheelFinding] {
    let lines = namedLines()
    return marks.flatMap { mark in
      lines.filter {
        $0.name != mark.ownLine && mark.box.isCrossed(by: $0.segment, tolerance: Wheel.tolerance)
      }
      .map { WheelFinding(.crossing, [$0.name, mark.id]) }
    }
  }

  /// Every line that no mark may lie on.
  private func namedLines() -> [(name: String, segment: Segment)] {
    cusps.map { ("cusp.\($0.house)", $0.segment) } + axes.map { ("axis.\($0.angle.rawValue)", $0.segment) }
      + labelTicks.map { ("labelTick", $0) }
      + seats.map { ("tick.\($0.placement.body.rawValue)", $0.tick) }
      + seats.flatMap { seat in
        seat.leader.segments.map { ("leader.\(seat.placement.body.rawValue)", $0) }
      }
      + chords.filter { $0.aspect.type != .conjunction }.map { ($0.name, $0.segment) }
  }

  private func inkOffPage() -> [WheelFinding] {
    let page = Geometry.Rect(origin: .origin, size: size)
    return marks.filter { !page.contains($0.box.bounds) }.map { WheelFinding(.offPage, [$0.id]) }
  }

  // MARK: - Bodies

  private func misplacedBodies(_ chart: Chart) -> [WheelFinding] {
    let seated = Set(seats.map(\.placement.body))
    let missing = chart.placements.filter { !seated.contains($0.body) }
      .map { WheelFinding(.unseated, [$0.body.rawValue]) }
    guard let houses = chart.houses else { return missing }
    let wrong = seats.filter { seat in
      !seat.isBorrowed
        && houses.house(of: Longitude(seat.drawnDegree)) != houses.house(of: seat.placement.longitude)
    }
    return missing + wrong.map { WheelFinding(.wrongHouse, [$0.placement.body.rawValue], amount: $0.shift) }
  }

  /// Going around by true places, drawn places must go around once as well.
  private func inversions() -> [WheelFinding] {
    let order = seats.sorted {
      ($0.placement.longitude.degrees, $0.placement.body.order)
        < ($1.placement.longitude.degrees, $1.placement.body.order)
    }
    guard order.count > 2, let first = order.first else { return [] }
    return zip(order, order.dropFirst() + [first]).compactMap { here, next in
      let apart = here.placement.longitude.distance(forwardTo: next.placement.longitude)
      let drawn = apart + next.shift - here.shift
      guard drawn < 0 else { return nil }
      return WheelFinding(
        .inversion, [here.placement.body.rawValue, next.placement.body.rawValue], amount: -drawn)
    }
  }

  private func crossedLeaders() -> [WheelFinding] {
    seats.indices.flatMap { first in
      seats.indices.dropFirst(first + 1).filter { second in
        seats[first].leader.segments.contains { a in
          seats[second].leader.segments.contains { a.crosses($0) }
        }
      }.map { second in
        WheelFinding(
          .crossedLeaders, [seats[first].placement.body.rawValue, seats[second].placement.body.rawValue])
      }
    }
  }
}

extension SeatedBody {
  /// How far the column stands from the body's true place along the zodiac, −180…180 degrees.
  public var shift: Double {
    let forward = placement.longitude.distance(forwardTo: Longitude(drawnDegree))
    return forward > 180 ? forward - 360 : forward
  }
}

extension Chord {
  /// The chord's name in findings and dumps.
  var name: String { "aspect.\(aspect.body1.name).\(aspect.body2.name)" }
}

extension Mark {
  /// The line on which a mark sits by intention: an aspect's glyph on its chord.
  fileprivate var ownLine: String? {
    role == .aspectGlyph ? String(id.dropLast(".glyph".count)) : nil
  }
}
