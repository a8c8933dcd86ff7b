import AstroGeometry

/// The stacks of a span as one seating draws them, at any positions along it.
///
/// What does not depend on the position is found once for all that are tried.
struct SeatedStacks {
  let seating: Seating
  let stacks: [BodyStack]
  /// The tier of each stack, 0 outermost.
  let tiers: [Int]
  private let columns: [PieceColumn]
  private let solver: SeatSolver
  /// The solver's band, with the free space of the seating's size.
  private let band: SeatBand
  /// Where the span begins, in degrees.
  private let start: Double

  init(of span: ZodiacSpan, as seating: Seating, by solver: SeatSolver) {
    (self.seating, self.solver, start) = (seating, solver, span.start)
    stacks = span.stacks.map { $0.fitted(to: seating) }
    tiers = seating.tiers(of: stacks)
    columns = stacks.map { PieceColumn($0.pieces) }
    band = solver.band.scaled(by: seating.scale)
  }

  /// What a stack takes at a position, in degrees from the start of the span.
  func footprint(_ index: Int, at offset: Double) -> Footprint {
    footprint(index, along: solver.ray(at: start + offset))
  }

  /// Whether two stacks at two positions are at least a gap apart, in points.
  func areClear(_ first: Int, at low: Double, _ second: Int, at high: Double, gap: Double) -> Bool {
    let (one, other) = (solver.ray(at: start + low), solver.ray(at: start + high))
    // As long as the two heads still meet, the other boxes need no test.
    return !head(first, along: one).meets(head(second, along: other), gap: gap)
      && footprint(first, along: one).isClear(of: footprint(second, along: other), gap: gap)
  }

  private func footprint(_ index: Int, along ray: Vector) -> Footprint {
    let (column, head, center) = (columns[index], headRadius(index, along: ray), solver.dial.center)
    let (blocks, reach) = column.stacked(along: ray, center: center, head: head, gap: band.pieceGap)
    if reach >= band.inner + band.pieceGap {
      return Footprint(blocks: blocks, stem: column.stem(along: ray, center: center, head: head, band: band))
    }
    return solver.place(stacks[index], tier: tiers[index], seating, along: ray).footprint
  }

  /// The outermost box of a stack.
  private func head(_ index: Int, along ray: Vector) -> Footprint.Block {
    Footprint.Block(
      center: solver.dial.center + ray * headRadius(index, along: ray), half: columns[index].head)
  }

  private func headRadius(_ index: Int, along ray: Vector) -> Double {
    band.head(columns[index].head, along: ray, tier: tiers[index], of: seating.tiers, scale: seating.scale)
  }
}
