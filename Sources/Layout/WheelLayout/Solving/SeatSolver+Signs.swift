import AstroChartModel
import AstroGeometry

/// A body that a crowd has moved beside another sign than its own would be read in that sign, so it names its own; so
/// does the first body past a sign's edge in a row without signs, which would be read in the sign of the one before it.
///
/// Elsewhere a crowd leaves signs out, as the ring around it shows them.
extension SeatSolver {
  /// The places with the signs of bodies that would be read in another sign than their own, where there is room without
  /// moving any.
  ///
  /// - Parameters:
  ///   - places: Those of the solutions.
  ///   - walls: The lines that pieces must keep away from.
  ///   - stacks: All that might be told of each body; not asked for where no body needs its sign.
  func namingSigns(
    _ solutions: [Solution], _ places: [Place], between walls: [Segment], of stacks: () -> [BodyStack]
  ) -> [Place] {
    guard mayNeedSigns(solutions) else { return places }
    let stacks = stacks()
    var places = places
    for index in solutions.indices where needsSign(index, of: solutions, places) {
      guard let named = stacks.stack(of: solutions[index].stack) else { continue }
      let tried = namingSign(named, solutions[index]).first { isFree($0, index, among: places, walls) }
      if let tried { places[index] = tried }
    }
    return places
  }

  /// Makes room in every span for the signs that bodies need, and gives neighbors one size again.
  ///
  /// - Parameter stacks: All that might be told of each body.
  func makeRoomForSigns(
    _ solved: inout [[Solution]?], in spans: inout [ZodiacSpan], of stacks: () -> [BodyStack]
  ) {
    for mayShrink in [true, false] {
      var (tried, named) = (solved, spans)
      guard !makeRoom(&tried, in: &named, mayShrink: mayShrink, of: stacks) else {
        (solved, spans) = (tried, named)
        return
      }
    }
  }

  /// Makes room for signs, and returns whether neighbors are as even as before.
  private func makeRoom(
    _ solved: inout [[Solution]?], in spans: inout [ZodiacSpan], mayShrink: Bool, of stacks: () -> [BodyStack]
  ) -> Bool {
    let isUneven = uneven(solved) != nil
    // A size that changes moves bodies again, and a few rounds settle that.
    for _ in 0..<SeatSolver.signRounds {
      let sizes = solved.map { $0?.first?.seating.scale }
      nameSigns(&solved, in: &spans, mayShrink: mayShrink, of: stacks)
      if solved.map({ $0?.first?.seating.scale }) == sizes { break }
      evenOut(&solved, of: spans)
    }
    return isUneven || uneven(solved) == nil
  }

  private static let signRounds = 3

  private func nameSigns(
    _ solved: inout [[Solution]?], in spans: inout [ZodiacSpan], mayShrink: Bool, of stacks: () -> [BodyStack]
  ) {
    for index in spans.indices {
      // Each step names one more body, and none takes a name away.
      for _ in spans[index].stacks.indices {
        guard let solutions = solved[index],
          let again = naming(solutions, &spans[index], mayShrink: mayShrink, stacks)
        else { break }
        solved[index] = again
      }
    }
  }

  /// A span's solutions in which one more body names its sign; `nil` if all do that should, or if there is no room.
  private func naming(
    _ solutions: [Solution], _ span: inout ZodiacSpan, mayShrink: Bool, _ stacks: () -> [BodyStack]
  ) -> [Solution]? {
    guard let seating = solutions.first?.seating else { return nil }
    for index in unnamed(solutions, in: span, stacks) {
      guard let named = stacks().stack(of: solutions[index].stack) else { continue }
      // Past an edge a sign is worth a minute, but neither a degree nor a size.
      let isBeside = solutions[index].isBesideAnotherSign
      for variant in named.namingVariants + (isBeside ? named.lastNamingVariants : []) {
        var tried = span
        tried.stacks[index] = variant
        let least = degrees(solutions) - (variant.hasDegree ? 0 : 1)
        guard let again = solve(tried, from: seating), names(index, again), degrees(again) >= least,
          (mayShrink && isBeside) || again.first?.seating.scale == seating.scale,
          isBeside || astray(again) <= astray(solutions)
        else { continue }
        span = tried
        return again
      }
    }
    return nil
  }

  /// The bodies of a span that do not name their signs but should, in a picture that shows degrees.
  private func unnamed(_ solutions: [Solution], in span: ZodiacSpan, _ stacks: () -> [BodyStack]) -> [Int] {
    guard mayNeedSigns(solutions) else { return [] }
    let walls = span.isWalled ? [wall(at: span.start), wall(at: span.start + span.length)] : []
    let places = namingSigns(solutions, solutions.map { place($0) }, between: walls, of: stacks)
    let unnamed = solutions.indices.filter {
      needsSign($0, of: solutions, places) && (span.stacks[$0].hasDegree || span.stacks[$0].namesSign)
    }
    return unnamed.filter { solutions[$0].isBesideAnotherSign }
      + unnamed.filter { !solutions[$0].isBesideAnotherSign }
  }

  /// The places of a stack with its sign, if the band has room for it: those in which its degree is nearly as large as
  /// in a solution first, with its minute if possible.
  private func namingSign(_ stack: BodyStack, _ solution: Solution) -> [Place] {
    let size = place(solution).stack.degreeHeight
    let places = stack.namingVariants.map { stack in
      place(stack.fitted(to: solution.seating), tier: solution.tier, solution.seating, at: solution.drawn)
    }.filter(\.stack.hasSign)
    let least = 0.71 * size
    return places.filter { $0.stack.degreeHeight >= least } + places.filter { $0.stack.degreeHeight < least }
  }

  func isFree(_ place: Place, _ index: Int, among places: [Place], _ walls: [Segment]) -> Bool {
    for other in places.indices where other != index {
      let gap = SeatBand.clearance * max(place.gap, places[other].gap)
      guard place.footprint.isClear(of: places[other].footprint, gap: gap) else { return false }
    }
    return walls.allSatisfy { place.footprint.isClear(of: $0, gap: band.gap) }
  }
}

extension SeatSolver {
  private func place(_ solution: Solution) -> Place {
    place(solution.stack, tier: solution.tier, solution.seating, at: solution.drawn)
  }

  /// Whether a body may need its sign: a quick look without places.
  private func mayNeedSigns(_ solutions: [Solution]) -> Bool {
    solutions.indices.contains { index in
      solutions[index].isBesideAnotherSign || (namesSigns && isPastEdge(index, of: solutions))
    }
  }

  /// Whether a body has no sign and would be read in another than its own.
  private func needsSign(_ index: Int, of solutions: [Solution], _ places: [Place]) -> Bool {
    guard !places[index].stack.hasSign else { return false }
    return solutions[index].isBesideAnotherSign
      || (namesSigns && isPastEdge(index, of: solutions) && !places[index - 1].stack.hasSign)
  }

  /// Whether a body is the first past a sign's edge in a row without signs.
  private func isPastEdge(_ index: Int, of solutions: [Solution]) -> Bool {
    guard index > 0, solutions[index].seating.telling != .all else { return false }
    let (before, here) = (solutions[index - 1], solutions[index])
    return before.stack.placement.sign != here.stack.placement.sign
      && Longitude(before.drawn).distance(forwardTo: Longitude(here.drawn)) < SeatSolver.sideBySide
  }

  /// Whether one of a span's bodies is beside its own sign or names it.
  private func names(_ index: Int, _ solutions: [Solution]) -> Bool {
    let isRead = !solutions[index].isBesideAnotherSign && !(namesSigns && isPastEdge(index, of: solutions))
    return isRead || place(solutions[index]).stack.hasSign
  }

  /// The number of bodies that are beside another sign without their own.
  private func astray(_ solutions: [Solution]) -> Int {
    solutions.count { $0.isBesideAnotherSign && !place($0).stack.hasSign }
  }

  /// The number of bodies that show their degree.
  private func degrees(_ solutions: [Solution]) -> Int { solutions.count { place($0).stack.hasDegree } }
}

extension SeatSolver.Solution {
  /// Whether the sign beside which it is drawn is not that in which the body is.
  fileprivate var isBesideAnotherSign: Bool { Longitude(drawn).sign != stack.placement.sign }
}

extension [BodyStack] {
  /// That of the same body.
  func stack(of other: BodyStack) -> BodyStack? {
    first { $0.placement.body == other.placement.body }
  }
}

extension BodyStack {
  var hasSign: Bool { pieces.contains { $0.kind == .planetSign } }

  /// Half the height of the degree, in points; 0 without one.
  var degreeHeight: Double {
    pieces.first { $0.kind == .planetDegree }?.half.height ?? 0
  }

  /// The stack so that its sign is not left out: with its minute, and, unless it is the Sun or the Moon, without.
  fileprivate var namingVariants: [BodyStack] {
    var whole = self
    whole.namesSign = true
    return [whole]
      + (isLuminary || !pieces.contains { $0.kind == .planetMinute } ? [] : [whole.without(.minute)])
  }

  /// The stack with its sign instead of its degree, which the ruler shows; none of the Sun or the Moon.
  fileprivate var lastNamingVariants: [BodyStack] {
    isLuminary ? [] : [namingVariants[0].without([.degree, .minute])]
  }
}
