import Geometry

extension Column {
  /// The column as a seating draws it: smaller, and in tiers without what the reader can find elsewhere.
  func fitted(to seating: Seating) -> Column {
    let scaled = scaled(by: seating.scale)
    // A sign is read off the ring and minutes off the table; glyph, degree and motion stay.
    return seating.tiers > 1 ? scaled.without([.planetSign, .planetMinute]) : scaled
  }

  /// The column without what would reach below its band on this ray, the least needed pieces first.
  func trimmed(along ray: Vector, head: Double, band: SeatBand) -> Column {
    guard reach(along: ray, head: head, gap: band.pieceGap) < band.inner + band.pieceGap else { return self }
    var column = shrinksWords ? smallerWords(along: ray, head: head, band: band) : self
    for role in [Mark.Role.planetSign, .planetMinute, .planetDegree, .planetRetrograde]
    where column.reach(along: ray, head: head, gap: band.pieceGap) < band.inner + band.pieceGap {
      column = column.without([role])
    }
    return column
  }

  /// The column with smaller words behind its glyph, where these then stay within the band; else as it is.
  private func smallerWords(along ray: Vector, head: Double, band: SeatBand) -> Column {
    for scale in [0.9, 0.8, 0.72] {
      let column = scaled(by: scale, from: 1)
      let reach = column.reach(along: ray, head: head, gap: band.pieceGap)
      if reach >= band.inner + band.pieceGap { return column }
    }
    return self
  }

  /// The boxes of the column on a ray, and the stem from the band's edge to its head.
  func seat(along ray: Vector, center: Point, head: Double, band: SeatBand) -> Seat {
    let radii = radii(along: ray, head: head, gap: airiestGap(along: ray, head: head, band: band))
    return Seat(
      blocks: pieces.indices.map { Seat.Block(center: center + ray * radii[$0], half: pieces[$0].half) },
      stem: Segment(
        center + ray * band.outer, center + ray * stemEnd(along: ray, head: head, band: band)))
  }

  /// The widest gap between pieces that keeps them all within the band: short columns may breathe.
  private func airiestGap(along ray: Vector, head: Double, band: SeatBand) -> Double {
    let wider = [1.8, 1.4].map { $0 * band.pieceGap }
    return wider.first { reach(along: ray, head: head, gap: $0) >= band.inner + band.pieceGap }
      ?? band.pieceGap
  }

  /// Where a stem stops short of the head's box.
  func stemEnd(along ray: Vector, head: Double, band: SeatBand) -> Double {
    guard let half = pieces.first?.half else { return head }
    let exit = min(half.width / max(abs(ray.dx), 1e-9), half.height / max(abs(ray.dy), 1e-9))
    return min(head + exit + band.pieceGap, band.outer)
  }

  /// How near to the middle of the wheel the innermost piece comes.
  private func reach(along ray: Vector, head: Double, gap: Double) -> Double {
    guard let last = pieces.last?.half else { return head }
    return lastRadius(along: ray, head: head, gap: gap) - abs(ray.dx) * last.width - abs(ray.dy) * last.height
  }
}
