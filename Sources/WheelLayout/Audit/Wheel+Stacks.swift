import ChartModel
import Drawing
import Geometry

/// What the audit asks of stacks: that each reads as one, and is told apart from its neighbors.
extension Wheel {
  func stackFindings() -> [WheelFinding] {
    rings.flatMap { ring in
      strayMotions(in: ring) + missingMotions(in: ring)
        + ring.bodies.sideBySide.flatMap { pair in
          unevenType(pair.0, pair.1) + clump(pair.0, pair.1)
        }
    } + untoldLuminaries()
  }

  /// How much further than its own a mark of motion must be from any other body's ink.
  private static let motionClearance = 1.5
  /// How much further apart stacks must be than their own pieces, in theory and after rounding.
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

  /// Backward bodies that a reader would take for direct ones; the smallest pictures tell no motions at all.
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

  /// Neighbors nearer to each other than twice the widest gap within either.
  private func clump(_ first: SeatedBody, _ second: SeatedBody) -> [WheelFinding] {
    let within = max(first.widestGap, second.widestGap)
    let between = first.pieces.flatMap { a in second.pieces.map { a.gap(to: $0) } }.min() ?? .infinity
    guard between < Wheel.clearance * within else { return [] }
    return [WheelFinding(.clump, [first.id, second.id], amount: within - between / SeatBand.clearance)]
  }

  /// In a wheel of one ring, where other bodies of the same house are told more.
  private func untoldLuminaries() -> [WheelFinding] {
    guard rings.count == 1, let ring = rings.first else { return [] }
    return ring.bodies.filter { [.sun, .moon].contains($0.placement.body) }.flatMap { body in
      let neighbors = ring.bodies.filter {
        !$0.isBorrowed && $0.placement.house == body.placement.house
      }
      let told = Set(neighbors.flatMap(\.marks).map(\.kind))
      return [Mark.Kind.planetDegree, .planetMinute].filter { kind in
        told.contains(kind) && !body.marks.contains { $0.kind == kind }
      }.map { _ in WheelFinding(.untoldLuminary, [body.id]) }
    }
  }
}

extension [SeatedBody] {
  /// Each with the next around the circle, as far as they stand near each other.
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
  fileprivate var glyphSize: Double? { marks.first { $0.kind == .planetGlyph }?.text.runs.first?.size }

  /// The boxes of its pieces, outermost first; the mark of motion is one with its degree, or else with the glyph.
  fileprivate var pieces: [OrientedBox] {
    let motion = marks.first { $0.kind == .planetRetrograde }
    let holder: Mark.Kind = marks.contains { $0.kind == .planetDegree } ? .planetDegree : .planetGlyph
    return marks.filter { $0.kind != .planetRetrograde }.map { mark in
      guard let motion, mark.kind == holder else { return mark.box }
      return OrientedBox(mark.box.bounds.union(motion.box.bounds))
    }
  }

  /// The widest gap between one piece and the next.
  fileprivate var widestGap: Double {
    zip(pieces, pieces.dropFirst()).map { $0.gap(to: $1) }.max() ?? 0
  }
}

extension OrientedBox {
  /// How far two upright boxes are apart; 0 where they touch or overlap.
  fileprivate func distance(to other: OrientedBox) -> Double {
    let (a, b) = (bounds, other.bounds)
    let dx = max(0, max(a.minX, b.minX) - min(a.maxX, b.maxX))
    let dy = max(0, max(a.minY, b.minY) - min(a.maxY, b.maxY))
    return (dx * dx + dy * dy).squareRoot()
  }
}
