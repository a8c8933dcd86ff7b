import AstroDrawing
import AstroGeometry

/// What is tried at one position in a ring: boxes in points, and the line that leads to them.
struct Footprint {
  /// An upright box as its center and half its size, in the flat form that the inner loop over pairs needs.
  struct Block {
    var x, y, halfWidth, halfHeight: Double
    /// Additional space to the left and right towards other boxes that have a side bearing too, in points.
    var sideBearing: Double

    init(center: Point, half: Size, sideBearing: Double = 0) {
      (x, y, halfWidth, halfHeight) = (center.x, center.y, half.width, half.height)
      self.sideBearing = sideBearing
    }

    /// The box of text centered at a point.
    init(of text: ShapedText, at center: Point) {
      self.init(
        center: center, half: Size(width: text.inkBounds.width / 2, height: text.inkBounds.height / 2))
    }

    var center: Point { Point(x: x, y: y) }
    var half: Size { Size(width: halfWidth, height: halfHeight) }

    /// Whether the box is closer than a gap to another, measured along the axes.
    func meets(_ other: Block, gap: Double) -> Bool {
      abs(x - other.x) < halfWidth + other.halfWidth + min(sideBearing, other.sideBearing) + gap
        && abs(y - other.y) < halfHeight + other.halfHeight + gap
    }

    /// Whether a line enters the box enlarged by a gap on every side.
    func isCrossed(by line: Segment, gap: Double) -> Bool { stretch(of: line, gap: gap) != nil }

    /// The part of a line inside the box enlarged by a gap, as fractions of the line's length.
    ///
    /// This is the Liang–Barsky test, one pair of edges after the other. Most lines pass the box by, which their
    /// distance from its center shows without a division.
    func stretch(of line: Segment, gap: Double = 0) -> Range<Double>? {
      let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
      let distance = abs((line.start.x - x) * dy - (line.start.y - y) * dx)
      guard distance <= (halfWidth + gap) * abs(dy) + (halfHeight + gap) * abs(dx) else { return nil }
      var (low, high) = (0.0, 1.0)
      guard Block.clip(line.start.x - x, dx, halfWidth + gap, &low, &high),
        Block.clip(line.start.y - y, dy, halfHeight + gap, &low, &high), low < high
      else { return nil }
      return low..<high
    }

    /// Reduces the range `low`…`high` of a line to the part between two edges; `false` if nothing remains.
    private static func clip(
      _ from: Double, _ step: Double, _ half: Double, _ low: inout Double, _ high: inout Double
    ) -> Bool {
      guard half > 0 else { return false }
      guard step != 0 else { return abs(from) < half }
      let (a, b) = ((-half - from) / step, (half - from) / step)
      low = max(low, min(a, b))
      high = min(high, max(a, b))
      return low < high
    }
  }

  let blocks: Blocks
  let stem: Segment?
  /// The box around all boxes; where it is clear of something, none of them need be looked at.
  private let hull: Block

  init(blocks: Blocks, stem: Segment? = nil) {
    (self.blocks, self.stem, hull) = (blocks, stem, Block(around: blocks))
  }

  /// A line that nothing may touch, such as a cusp.
  static func wall(_ line: Segment) -> Footprint { Footprint(blocks: [], stem: line) }

  /// Whether the boxes of both footprints are at least a gap away from the boxes and the line of the other.
  func isClear(of other: Footprint, gap: Double) -> Bool {
    areBlocksClear(of: other, gap: gap) && isClear(of: other.stem, gap: gap)
      && other.isClear(of: stem, gap: gap)
  }

  private func areBlocksClear(of other: Footprint, gap: Double) -> Bool {
    !hull.meets(other.hull, gap: gap) || !blocks.meet(other.blocks, gap: gap)
  }

  /// Whether the boxes are at least a gap away from a line.
  func isClear(of line: Segment?, gap: Double) -> Bool {
    guard let line, hull.isCrossed(by: line, gap: gap) else { return true }
    for block in blocks where block.isCrossed(by: line, gap: gap) { return false }
    return true
  }
}
