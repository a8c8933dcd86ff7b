import AstroGeometry

/// Pieces along one ray, outermost first: how far each is from the center, and the room that they take.
struct PieceColumn {
  private let pieces: [BodyStack.Piece]

  init(_ pieces: [BodyStack.Piece]) { self.pieces = pieces }

  /// The distances of the pieces' centers from the center of the wheel, along a ray.
  ///
  /// Two upright boxes on a ray at angle θ are disjoint if the distance of their centers is at least
  /// min((w₁+w₂)/2/|cos θ|, (h₁+h₂)/2/|sin θ|) along it.
  func radii(along ray: Vector, head: Double, gap: Double) -> [Double] {
    var radius = head
    return pieces.indices.map { index in
      if index > 0 { radius -= step(before: index, along: ray, gap: gap) }
      return radius
    }
  }

  /// The last of the distances that `radii` returns.
  func lastRadius(along ray: Vector, head: Double, gap: Double) -> Double {
    var radius = head
    for index in pieces.indices.dropFirst() { radius -= step(before: index, along: ray, gap: gap) }
    return radius
  }

  /// The boxes of the pieces on a ray, and the stem from the edge of the band to the outermost.
  ///
  /// - Parameter gap: The free space between the pieces, in points.
  func footprint(along ray: Vector, center: Point, head: Double, band: SeatBand, gap: Double) -> Footprint {
    var radius = head
    return Footprint(
      blocks: pieces.indices.map { index in
        if index > 0 { radius -= step(before: index, along: ray, gap: gap) }
        return Footprint.Block(
          center: center + ray * radius, half: pieces[index].half, sideBearing: pieces[index].sideBearing)
      },
      stem: Segment(
        center + ray * band.outer, center + ray * stemEnd(along: ray, head: head, band: band)))
  }

  /// The distance from the center at which a stem ends, just outside the outermost box.
  func stemEnd(along ray: Vector, head: Double, band: SeatBand) -> Double {
    guard let half = pieces.first?.half else { return head }
    return min(head + PieceColumn.exit(half, along: ray) + band.stemGap, band.outer)
  }

  /// The distance from the middle of a box along a ray to its edge.
  private static func exit(_ half: Size, along ray: Vector) -> Double {
    min(half.width / max(abs(ray.dx), 1e-9), half.height / max(abs(ray.dy), 1e-9))
  }

  /// The distance between the centers of a piece and the piece outside it.
  private func step(before index: Int, along ray: Vector, gap: Double) -> Double {
    let (outer, inner) = (pieces[index - 1].half, pieces[index].half)
    return min(
      PieceColumn.reach(outer.width + inner.width + gap, over: ray.dx),
      PieceColumn.reach(outer.height + inner.height + gap, over: ray.dy))
  }

  /// The distance along a ray over which one coordinate changes by a length.
  private static func reach(_ length: Double, over component: Double) -> Double {
    abs(component) < 1e-9 ? .infinity : length / abs(component)
  }
}
