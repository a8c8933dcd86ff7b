import AstroChartModel
import AstroGeometry

/// Gives every stack of a ring its seat: first by shrinking, then by tiers, then without words, and only then
/// by borrowing.
struct SeatSolver {
  let dial: Dial
  let band: SeatBand
  /// Whether bodies name their signs where there is room, so that one without would be read in the sign of the one
  /// before it.
  let namesSigns: Bool
  /// The seatings that the band allows, the mildest first.
  private let steps: [Seating]

  init(dial: Dial, band: SeatBand, namesSigns: Bool = false) {
    (self.dial, self.band, self.namesSigns) = (dial, band, namesSigns)
    steps = Seating.steps(in: band)
  }

  /// A stack with the seat that was found for it.
  struct Solution {
    var stack: BodyStack
    /// The longitude at which it is drawn, in degrees.
    var drawn: Double
    var seating: Seating
    /// The tier of the seating that it is in, 0 outermost.
    var tier: Int
    /// Whether it had to leave its span.
    var isBorrowed: Bool
  }

  /// A stack on its ray.
  struct Place {
    var stack: BodyStack
    var ray: Vector
    /// The distance of the glyph's center from that of the wheel, in points.
    var head: Double
    /// The free space between the pieces, in points.
    var gap: Double
    var footprint: Footprint
  }

  /// - Parameter stacks: All that might be told of each body, with its sign; not asked for where no body is beside
  ///   another sign.
  func solve(_ spans: [ZodiacSpan], naming stacks: () -> [BodyStack]) -> [Solution] {
    var spans = spans
    var solved = spans.map { solve($0) }
    // Each move takes one stack out of one span for good, so the limit of twelve times all stacks is never
    // reached.
    for _ in 0..<(12 * max(1, spans.reduce(0) { $0 + $1.stacks.count })) {
      let crowded = solved.indices.first { index in
        solved[index].map { isParted(index, in: spans) && hidesLuminary($0) } ?? true
      }
      guard let full = crowded, spans.count > 1 else { break }
      if join(full, in: &spans, &solved) { continue }
      let neighbor = lend(from: full, in: &spans)
      solved[full] = solve(spans[full])
      solved[neighbor] = solve(spans[neighbor])
    }
    evenOut(&solved, of: spans)
    makeRoomForSigns(&solved, in: &spans, of: stacks)
    return zip(spans, solved).flatMap { span, found in found ?? lastResort(span) }
  }

  /// The mildest seating that has room for the span's stacks with their degrees; if there is none, the one
  /// that loses the fewest.
  ///
  /// - Parameter largest: The seating to try first; of the usual ones, only those of at most its scale
  ///   follow.
  func solve(_ span: ZodiacSpan, from largest: Seating? = nil) -> [Solution]? {
    guard !span.stacks.isEmpty else { return [] }
    var best: (lost: Int, solutions: [Solution])?
    for seating in steps(from: largest) where seating.telling.hasDegrees || best == nil {
      let stacks = SeatedStacks(of: span, as: seating, by: self)
      guard let offsets = ring(span, stacks).solved() else { continue }
      let solutions = solutions(span, stacks, offsets)
      let lost = seating.telling.hasDegrees ? solutions.count(where: losesDegree) : span.stacks.count
      if lost < best?.lost ?? .max { best = (lost, solutions) }
      if lost == 0 { break }
    }
    return best?.solutions
  }

  private func steps(from largest: Seating?) -> [Seating] {
    guard let largest else { return steps }
    return [largest] + steps.filter { $0.scale <= largest.scale }
  }

  /// Whether a stack has no room for its degree at its seat.
  private func losesDegree(_ solution: Solution) -> Bool {
    let (stack, seating) = (solution.stack, solution.seating)
    guard stack.hasDegree else { return false }
    return !place(stack, tier: solution.tier, seating, at: solution.drawn).stack.hasDegree
  }

  /// Whether there is no room for the degree of the Sun or the Moon.
  private func hidesLuminary(_ solutions: [Solution]) -> Bool {
    solutions.contains { $0.stack.isLuminary && !$0.seating.telling.hasDegrees && !$0.stack.hasDegree }
  }

  private func ring(_ span: ZodiacSpan, _ stacks: SeatedStacks) -> RingSolver {
    let tiers = stacks.seating.tiers
    let gap = band.gap * stacks.seating.scale
    return RingSolver(
      targets: span.targets, span: span.length,
      lowWall: span.isWalled ? .wall(wall(at: span.start)) : nil,
      highWall: span.isWalled ? .wall(wall(at: span.start + span.length)) : nil,
      // Stacks of one tier can meet across stacks of the other tiers.
      reach: tiers + (tiers > 1 ? 1 : 0), gap: gap,
      areClear: { stacks.areClear($0, at: $1, $2, at: $3, gap: gap) },
      footprint: { stacks.footprint($0, at: $1) })
  }

  /// A stack on the ray of a longitude: as much of it as the band has room for, and its boxes.
  func place(_ stack: BodyStack, tier: Int, _ seating: Seating, at longitude: Double) -> Place {
    place(stack, tier: tier, seating, along: ray(at: longitude))
  }

  func place(_ stack: BodyStack, tier: Int, _ seating: Seating, along ray: Vector) -> Place {
    let band = band.scaled(by: seating.scale)
    func head(_ stack: BodyStack) -> Double {
      let half = stack.pieces.first?.half ?? .zero
      return band.head(half, along: ray, tier: tier, of: seating.tiers, scale: seating.scale)
    }
    let stack = stack.trimmed(along: ray, head: head(stack), band: band)
    let head = stack.lifted(head(stack), along: ray, band: band)
    return Place(
      stack: stack, ray: ray, head: head, gap: band.pieceGap,
      footprint: stack.footprint(along: ray, center: dial.center, head: head, band: band, gap: band.pieceGap))
  }

  func ray(at longitude: Double) -> Vector { Vector(length: 1, direction: dial.direction(longitude)) }

  func wall(at longitude: Double) -> Segment {
    let ray = ray(at: longitude)
    return Segment(dial.center + ray * band.wallOuter, dial.center + ray * band.inner)
  }

  private func solutions(_ span: ZodiacSpan, _ stacks: SeatedStacks, _ offsets: [Double]) -> [Solution] {
    offsets.indices.map { index in
      let isBorrowed = index < span.borrowedFirst || index >= offsets.count - span.borrowedLast
      return Solution(
        stack: stacks.stacks[index], drawn: Longitude(span.start + offsets[index]).degrees,
        seating: stacks.seating, tier: stacks.tiers[index], isBorrowed: isBorrowed)
    }
  }

  /// Whether an axis separates a span from the rest of its house.
  private func isParted(_ index: Int, in spans: [ZodiacSpan]) -> Bool {
    spans[index].goesOn || spans[(index + 1) % spans.count].goesOn
  }

  /// Removes the axis that separates a full span from the rest of its house; `false` if there is none.
  private func join(_ full: Int, in spans: inout [ZodiacSpan], _ solved: inout [[Solution]?]) -> Bool {
    guard isParted(full, in: spans) else { return false }
    let first = spans[full].goesOn ? (full + spans.count - 1) % spans.count : full
    let second = (first + 1) % spans.count
    spans[first] = spans[first].joined(with: spans[second])
    solved[first] = solve(spans[first])
    spans.remove(at: second)
    solved.remove(at: second)
    return true
  }

  /// Moves one stack of a full span into the neighbor with more room, and returns that neighbor's index.
  private func lend(from full: Int, in spans: inout [ZodiacSpan]) -> Int {
    let before = (full + spans.count - 1) % spans.count
    let after = (full + 1) % spans.count
    // A borrowed stack moves on in the same direction, so that none is moved back and forth.
    let goesOn = spans[full].borrowedFirst > 0
    let goesBack = spans[full].borrowedLast > 0
    if goesBack || (!goesOn && room(spans[before]) > room(spans[after])) {
      let stack = spans[full].stacks.removeFirst()
      if spans[full].borrowedLast > spans[full].stacks.count { spans[full].borrowedLast -= 1 }
      spans[before].stacks.append(stack)
      spans[before].borrowedLast += 1
      return before
    }
    let stack = spans[full].stacks.removeLast()
    if spans[full].borrowedFirst > spans[full].stacks.count { spans[full].borrowedFirst -= 1 }
    spans[after].stacks.insert(stack, at: 0)
    spans[after].borrowedFirst += 1
    return after
  }

  /// The degrees of a span for each stack, if it had one more.
  private func room(_ span: ZodiacSpan) -> Double { span.length / Double(span.stacks.count + 1) }

  /// All stacks in a row from the start of the span, for the case that even borrowing finds no room on the
  /// whole circle.
  private func lastResort(_ span: ZodiacSpan) -> [Solution] {
    let step = span.length / Double(span.stacks.count + 1)
    guard let seating = steps.last else { return [] }
    return solutions(
      span, SeatedStacks(of: span, as: seating, by: self), span.stacks.indices.map { step * Double($0 + 1) })
  }
}
