import Geometry

/// What is tried at one place of a ring: boxes in points, and the line that leads to them.
struct Seat {
  /// The middle of a box and half its size, as flat as the tight loop over pairs needs them.
  struct Block {
    var x, y, halfWidth, halfHeight: Double

    init(center: Point, half: Size) {
      (x, y, halfWidth, halfHeight) = (center.x, center.y, half.width, half.height)
    }
  }

  var blocks: [Block]
  var stem: Segment?

  /// A line that nothing may touch, such as a cusp.
  static func wall(_ line: Segment) -> Seat { Seat(blocks: [], stem: line) }

  /// Whether no box of one comes nearer than the gap to a box or the line of the other.
  func isClear(of other: Seat, gap: Double) -> Bool {
    for a in blocks {
      for b in other.blocks
      where abs(a.x - b.x) < a.halfWidth + b.halfWidth + gap
        && abs(a.y - b.y) < a.halfHeight + b.halfHeight + gap
      { return false }
    }
    return isClear(of: other.stem, gap: gap) && other.isClear(of: stem, gap: gap)
  }

  private func isClear(of line: Segment?, gap: Double) -> Bool {
    guard let line else { return true }
    return blocks.allSatisfy { block in
      !OrientedBox(
        center: Point(x: block.x, y: block.y),
        size: Size(width: 2 * (block.halfWidth + gap), height: 2 * (block.halfHeight + gap))
      ).isCrossed(by: line)
    }
  }
}
