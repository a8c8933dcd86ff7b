import AstroGeometry

extension [Mark] {
  /// The overlap of two neighbors that is tolerated, in points: far less than a printer resolves.
  private static var tolerance: Double { 0.02 }

  /// The marks that lie on one another.
  func overlaps() -> [WheelFinding] {
    let boxes = map(\.box)
    return boxes.indices.flatMap { first in
      boxes.indices.dropFirst(first + 1).compactMap { second -> WheelFinding? in
        let depth = -boxes[first].gap(to: boxes[second])
        guard depth > Self.tolerance else { return nil }
        return WheelFinding(.overlap, [self[first].id, self[second].id], amount: depth)
      }
    }
  }

  /// The marks through which lines run.
  func crossings(by lines: [(id: ElementID, segment: Segment)]) -> [WheelFinding] {
    flatMap { mark in
      let box = mark.box
      return lines.filter { box.isCrossed(by: $0.segment, tolerance: Self.tolerance) }
        .map { WheelFinding(.crossing, [$0.id, mark.id]) }
    }
  }
}
