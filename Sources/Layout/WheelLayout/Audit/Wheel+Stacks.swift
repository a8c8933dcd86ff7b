import AstroChartModel
import AstroDrawing
import AstroGeometry

/// What the audit checks about stacks: that each reads as one, and can be told apart from its neighbors.
extension Wheel {
  func stackFindings() -> [WheelFinding] {
    rings.flatMap { ring in
      strayMotions(in: ring) + missingMotions(in: ring)
        + ring.bodies.sideBySide.flatMap { pair in
          unevenType(pair.0, pair.1) + clump(pair.0, pair.1)
        }
    } + untoldLuminaries()
  }

  /// How many times farther a mark of motion must be from other bodies' ink than from that of its own body.
  private static let motionClearance = 1.5
  /// How many times farther apart stacks must be than the pieces of one stack, with an allowance for
  /// rounding.
  private static let clearance = 0.995 * SeatBand.clearance

  private func strayMotions(in ring: SeatedRing) -> [WheelFinding] {
    ring.bodies.compactMap { body in
      guard let motion = body.marks.first(where: { $0.kind == .planetRetrograde }) else { return nil }
      let own = body.marks.filter { $0.id != motion.id }.map { $0.box.distance(to: motion.box) }.min() ?? 0
      let others = ring.bodies.filter { $0.id != body.id }.flatMap(\.marks)
      let other = others.map { $0.box.distance(to: motion.box) }.min() ?? .infinity
      guard other < Wheel.motionClearance * own else { return nil }
      return WheelFinding(.strayMotion, [motion.id], amount: own)
    }
  }

  /// Retrograde bodies that a reader would take for direct ones.
  ///
  /// The smallest pictures show no motion at all.
  private func missingMotions(in ring: SeatedRing) -> [WheelFinding] {
    guard detail > .minimal else { return [] }
    return ring.bodies.filter { body in
      body.placement.isRetrograde && !body.marks.contains { $0.kind == .planetRetrograde }
    }.map { WheelFinding(.missingMotion, [$0.id]) }
  }

  private func unevenType(_ first: SeatedBody, _ second: SeatedBody) -> [WheelFinding] {
    guard let a = first.glyphSize, let b = second.glyphSize, abs(a - b) > 0.01 * max(a, b) else { return [] }
    return [WheelFinding(.unevenType, [first.id, second.id], amount: abs(a - b))]
  }

  /// Neighbors that are closer together than twice the widest gap within either.
  private func clump(_ first: SeatedBody, _ second: SeatedBody) -> [WheelFinding] {
    let within = max(first.widestGap, second.widestGap)
    let between = first.pieces.flatMap { a in second.pieces.map { a.gap(to: $0) } }.min() ?? .infinity
    guard between < Wheel.clearance * within else { return [] }
    return [WheelFinding(.clump, [first.id, second.id], amount: within - between / SeatBand.clearance)]
  }

  /// Luminaries in a wheel of one ring without the degree or the minute that other bodies in their house
  /// show.
  private func untoldLuminaries() -> [WheelFinding] {
    guard rings.count == 1, let ring = rings.first else { return [] }
    return ring.bodies.filter { [.sun, .moon].contains($0.placement.body) }.flatMap { body in
      let neighbors = ring.bodies.filter {
        !$0.isBorrowed && $0.placement.house == body.placement.house
      }
      let told = Set(neighbors.flatMap(\.marks).map(\.kind))
      // Of a position at noon no minute is known.
      let kinds = body.placement.isApproximate ? [Mark.Kind.planetDegree] : [.planetDegree, .planetMinute]
      return kinds.filter { kind in
        told.contains(kind) && !body.marks.contains { $0.kind == kind }
      }.map { _ in WheelFinding(.untoldLuminary, [body.id]) }
    }
  }
}

extension [SeatedBody] {
  /// The pairs of bodies that are next to each other around the circle, if they are close together.
  fileprivate var sideBySide: [(SeatedBody, SeatedBody)] {
    let around = sorted { $0.drawnDegree < $1.drawnDegree }
    return zip(around, around.dropFirst() + around.prefix(1)).filter { here, next in
      here.id != next.id
        && Longitude(here.drawnDegree).distance(forwardTo: Longitude(next.drawnDegree))
          < SeatSolver.sideBySide
    }
  }
}

extension SeatedBody {
  /// The size of its symbol; `nil` for the letters of a minor planet, which are as small as their number is long.
  fileprivate var glyphSize: Double? {
    guard placement.body.minorPlanet == nil else { return nil }
    return marks.first { $0.kind == .planetGlyph }?.text.runs.first?.size
  }

  /// The boxes of its pieces, outermost first; the mark of motion belongs to its degree, or otherwise to the
  /// glyph.
  fileprivate var pieces: [OrientedBox] {
    let motion = marks.first { $0.kind == .planetRetrograde }
    let holder: Mark.Kind = marks.contains { $0.kind == .planetDegree } ? .planetDegree : .planetGlyph
    return marks.filter { $0.kind != .planetRetrograde }.map { mark in
      guard let motion, mark.kind == holder else { return mark.box }
      return OrientedBox(mark.box.bounds.union(motion.box.bounds))
    }
  }

  /// The widest gap between successive pieces, in points.
  fileprivate var widestGap: Double {
    zip(pieces, pieces.dropFirst()).map { $0.gap(to: $1) }.max() ?? 0
  }
}

extension OrientedBox {
  /// The distance between two upright boxes, in points; 0 where they touch or overlap.
  fileprivate func distance(to other: OrientedBox) -> Double {
    let (a, b) = (bounds, other.bounds)
    let dx = max(0, max(a.minX, b.minX) - min(a.maxX, b.maxX))
    let dy = max(0, max(a.minY, b.minY) - min(a.maxY, b.maxY))
    return (dx * dx + dy * dy).squareRoot()
  }
}
