import AstroGeometry

/// Pieces along one ray, outermost first: how far each is from the center, and the room that they take.
struct PieceColumn {
  /// The boxes of the pieces, wherever they are.
  private var boxes = Footprint.Blocks()

  init(_ pieces: [BodyStack.Piece]) {
    for piece in pieces {
      boxes.append(Footprint.Block(center: .origin, half: piece.half, sideBearing: piece.sideBearing))
    }
  }

  /// Half the size of the outermost piece.
  var head: Size { boxes.first?.half ?? .zero }

  /// The boxes of the pieces on a ray, and the smallest distance of the innermost from the center of the wheel.
  ///
  /// Two upright boxes on a ray at angle θ are disjoint if the distance of their centers is at least
  /// min((w₁+w₂)/2/|cos θ|, (h₁+h₂)/2/|sin θ|) along it.
  ///
  /// - Parameter gap: The free space between the pieces, in points.
  func stacked(along ray: Vector, center: Point, head: Double, gap: Double)
    -> (blocks: Footprint.Blocks, reach: Double)
  {
    var (stacked, radius) = (Footprint.Blocks(), head)
    var outer: Footprint.Block?
    for var box in boxes {
      if let outer { radius -= PieceColumn.step(from: outer, to: box, along: ray, gap: gap) }
      outer = box
      let place = center + ray * radius
      (box.x, box.y) = (place.x, place.y)
      stacked.append(box)
    }
    guard let last = outer else { return (stacked, head) }
    return (stacked, radius - abs(ray.dx) * last.halfWidth - abs(ray.dy) * last.halfHeight)
  }

  /// The smallest distance of the innermost piece from the center of the wheel.
  func reach(along ray: Vector, head: Double, gap: Double) -> Double {
    stacked(along: ray, center: .origin, head: head, gap: gap).reach
  }

  /// The boxes of the pieces on a ray, and the stem from the edge of the band to the outermost.
  func footprint(along ray: Vector, center: Point, head: Double, band: SeatBand, gap: Double) -> Footprint {
    Footprint(
      blocks: stacked(along: ray, center: center, head: head, gap: gap).blocks,
      stem: stem(along: ray, center: center, head: head, band: band))
  }

  func stem(along ray: Vector, center: Point, head: Double, band: SeatBand) -> Segment {
    Segment(center + ray * band.outer, center + ray * stemEnd(along: ray, head: head, band: band))
  }

  /// The distance from the center at which a stem ends, just outside the outermost box.
  func stemEnd(along ray: Vector, head: Double, band: SeatBand) -> Double {
    guard let outermost = boxes.first else { return head }
    return min(head + PieceColumn.exit(outermost, along: ray) + band.stemGap, band.outer)
  }

  /// The distance from the middle of a box along a ray to its edge.
  private static func exit(_ box: Footprint.Block, along ray: Vector) -> Double {
    min(box.halfWidth / max(abs(ray.dx), 1e-9), box.halfHeight / max(abs(ray.dy), 1e-9))
  }

  /// The distance between the centers of a piece and the next one inwards.
  private static func step(
    from outer: Footprint.Block, to inner: Footprint.Block, along ray: Vector, gap: Double
  ) -> Double {
    min(
      reach(outer.halfWidth + inner.halfWidth + gap, over: ray.dx),
      reach(outer.halfHeight + inner.halfHeight + gap, over: ray.dy))
  }

  /// The distance along a ray over which one coordinate changes by a length.
  private static func reach(_ length: Double, over component: Double) -> Double {
    abs(component) < 1e-9 ? .infinity : length / abs(component)
  }
}
