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
  /// The distance of each head from the center of the wheel, where it is the same on all rays.
  private let headRadii: [Double?]
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
    let band = solver.band.scaled(by: seating.scale)
    self.band = band
    headRadii = zip(columns, tiers).map { column, tier in
      let radius = band.head(tier: tier, of: seating.tiers, scale: seating.scale)
      return radius + column.head.diagonal < band.outer ? radius : nil
    }
  }

  /// What a stack takes at a position, in degrees from the start of the span.
  func footprint(_ index: Int, at offset: Double) -> Footprint {
    footprint(index, along: solver.ray(at: start + offset))
  }

  /// Whether two stacks at two positions are at least a gap apart, in points.
  func areClear(_ first: Int, at low: Double, _ second: Int, at high: Double, gap: Double) -> Bool {
    // As long as the two heads must meet, nothing needs a test.
    guard high - low >= closest(first, second, gap: gap) else { return false }
    let (one, other) = (solver.ray(at: start + low), solver.ray(at: start + high))
    // Most positions that are tried are too close, which the heads alone show.
    return !head(first, along: one).meets(head(second, along: other), gap: gap)
      && footprint(first, along: one).isClear(of: footprint(second, along: other), gap: gap)
  }

  /// The distance along the ring at which two heads may first be clear of each other, in degrees; 0 if it is not known.
  ///
  /// On one circle they meet as long as the arc between their middles is shorter than both sides of the two together.
  private func closest(_ first: Int, _ second: Int, gap: Double) -> Double {
    guard let radius = headRadii[first], radius == headRadii[second] else { return 0 }
    let (one, other) = (columns[first].head, columns[second].head)
    let side = min(one.width + other.width, one.height + other.height) + gap
    return Angle(radians: side / radius).degrees - SeatedStacks.slack
  }

  /// What rounding may take from a distance, and far more, in degrees.
  private static let slack = 1e-6

  private func footprint(_ index: Int, along ray: Vector) -> Footprint {
    guard let blocks = blocks(index, along: ray) else {
      return solver.place(stacks[index], tier: tiers[index], seating, along: ray).footprint
    }
    let stem = columns[index].stem(
      along: ray, center: solver.dial.center, head: headRadius(index, along: ray), band: band)
    return Footprint(blocks: blocks, stem: stem)
  }

  /// The boxes of a whole stack; `nil` if the band has no room for all of them.
  private func blocks(_ index: Int, along ray: Vector) -> Footprint.Blocks? {
    let (blocks, reach) = columns[index].stacked(
      along: ray, center: solver.dial.center, head: headRadius(index, along: ray), gap: band.pieceGap)
    return reach >= band.inner + band.pieceGap ? blocks : nil
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

extension Size {
  fileprivate var diagonal: Double { Vector(dx: width, dy: height).length }
}
