import AstroChartModel
import AstroGeometry

extension BodyStack {
  /// The stack as a seating draws it: smaller, and without what the seating leaves out.
  func fitted(to seating: Seating) -> BodyStack {
    let leftOut = leftOut(by: seating.telling)
    return without(namesSign ? leftOut.subtracting(.sign) : leftOut).scaled(by: seating.scale)
  }

  /// The kinds of marks to leave out.
  ///
  /// The sign can be read from the ring and goes first; minutes of points go before those of planets.
  private func leftOut(by telling: Seating.Telling) -> Omissions {
    switch telling {
    case .all: []
    case .withoutSigns: .sign
    case .minutesOfPlanets: placement.body.isPlanet ? .sign : [.sign, .minute]
    case .minutesOfLuminaries: isLuminary ? .sign : [.sign, .minute]
    case .wordsOfLuminaries: isLuminary ? .sign : [.sign, .minute, .degree]
    case .glyphs: [.sign, .minute, .degree]
    }
  }

  /// The stack without what would extend inwards beyond its band on this ray, the least important pieces
  /// first.
  ///
  /// Words get smaller before a degree is left out. If it is left out all the same, the mark of motion stays
  /// with the glyph.
  func trimmed(along ray: Vector, head: Double, band: SeatBand) -> BodyStack {
    if fits(along: ray, head: head, band: band, gap: band.pieceGap) { return self }
    var stack = shrinksWords ? smallerWords(along: ray, head: head, band: band) : self
    func isTooLong() -> Bool { !stack.fits(along: ray, head: head, band: band, gap: band.pieceGap) }
    if !namesSign, isTooLong() { stack = stack.without(.sign) }
    if !isLuminary, isTooLong() { stack = stack.without(.minute) }
    guard isTooLong() else { return stack }
    stack = stack.smallerWords(along: ray, head: head, band: band)
    if namesSign, isTooLong() { stack = stack.without(.sign) }
    return isTooLong() && !isLuminary ? stack.without(.degree) : stack
  }

  /// The stack with smaller words after its glyph, if it then stays within the band; otherwise unchanged.
  private func smallerWords(along ray: Vector, head: Double, band: SeatBand) -> BodyStack {
    if fits(along: ray, head: head, band: band, gap: band.pieceGap) { return self }
    for scale in [0.9, 0.8, 0.72, 0.64, 0.56] {
      let stack = scaled(by: scale, from: 1)
      if stack.fits(along: ray, head: head, band: band, gap: band.pieceGap) { return stack }
    }
    return self
  }

  /// The boxes of the stack on a ray, and the stem from the edge of the band to its head.
  ///
  /// - Parameter gap: The free space between the pieces, in points.
  func footprint(along ray: Vector, center: Point, head: Double, band: SeatBand, gap: Double) -> Footprint {
    PieceColumn(pieces).footprint(along: ray, center: center, head: head, band: band, gap: gap)
  }

  /// The distance from the center at which a stem ends, just outside the head's box.
  func stemEnd(along ray: Vector, head: Double, band: SeatBand) -> Double {
    PieceColumn(pieces).stemEnd(along: ray, head: head, band: band)
  }

  /// Whether the stack stays within its band with a gap between its pieces.
  func fits(along ray: Vector, head: Double, band: SeatBand, gap: Double) -> Bool {
    reach(along: ray, head: head, gap: gap) >= band.inner + band.pieceGap
  }

  /// A head moved outwards if the rest of the stack would extend inwards beyond its band, as far as the band
  /// allows.
  func lifted(_ head: Double, along ray: Vector, band: SeatBand) -> Double {
    let lack = band.inner + band.pieceGap - reach(along: ray, head: head, gap: band.pieceGap)
    guard lack > 0, let half = pieces.first?.half else { return head }
    return max(head, min(head + lack, band.outermostHead(half, along: ray)))
  }

  /// The smallest distance of the innermost piece from the center of the wheel.
  private func reach(along ray: Vector, head: Double, gap: Double) -> Double {
    PieceColumn(pieces).reach(along: ray, head: head, gap: gap)
  }
}
