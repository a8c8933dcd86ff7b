import ChartModel

/// How the stacks of one span are drawn: the steps that a crowd makes them take, mildest first.
///
/// A body in its true house says more than any word beside it: all of them go before a house has to lend one away.
struct Seating: Hashable {
  /// What is told of a body besides its glyph and its degree, the more of it the more there is room.
  enum Telling: Hashable {
    case all, withoutSigns, minutesOfPlanets, minutesOfLuminaries, wordsOfLuminaries, glyphs

    /// Whether every body keeps its degree.
    var hasDegrees: Bool { self != .wordsOfLuminaries && self != .glyphs }
  }

  /// The size of the pieces, as a fraction of the normal one.
  var scale: Double
  /// In how many rows, one within the other, the stacks take turns.
  var tiers: Int
  var telling = Telling.all

  /// Shrink, then leave out signs, then stack in tiers while shrinking on; 0.6 is the least that can be read at 600 points.
  static let steps: [Seating] =
    [
      Seating(scale: 1, tiers: 1), Seating(scale: 0.93, tiers: 1), Seating(scale: 0.86, tiers: 1),
      Seating(scale: 0.8, tiers: 1), Seating(scale: 0.8, tiers: 1, telling: .withoutSigns),
      Seating(scale: 0.74, tiers: 1, telling: .withoutSigns),
      Seating(scale: 0.86, tiers: 2, telling: .minutesOfLuminaries),
      Seating(scale: 0.78, tiers: 2, telling: .minutesOfLuminaries),
      Seating(scale: 0.7, tiers: 2, telling: .minutesOfLuminaries),
      Seating(scale: 0.7, tiers: 3, telling: .minutesOfLuminaries),
      Seating(scale: 0.6, tiers: 2, telling: .minutesOfLuminaries),
      Seating(scale: 0.6, tiers: 3, telling: .minutesOfLuminaries),
    ] + wordless

  /// Glyphs alone, smaller than what has words beside it, and at last in more rows; those of Sun and Moon lose theirs last.
  private static let wordless =
    [(0.7, 2), (0.7, 3), (0.6, 2), (0.6, 3), (0.54, 3), (0.48, 3), (0.6, 4), (0.54, 4), (0.48, 4)].map {
      Seating(scale: $0.0, tiers: $0.1, telling: .wordsOfLuminaries)
    }
    + [(0.6, 3), (0.54, 3), (0.48, 3), (0.6, 4), (0.54, 4), (0.48, 4)].map {
      Seating(scale: $0.0, tiers: $0.1, telling: .glyphs)
    }

  /// The steps for marks that may not get smaller than a fraction of their size.
  static func steps(downTo least: Double) -> [Seating] { steps.filter { $0.scale >= min(0.6, least) } }

  /// In which row each stack stands, 0 outermost: they take turns, but Sun and Moon are always outermost.
  func tiers(of stacks: [BodyStack]) -> [Int] {
    guard tiers > 1 else { return Array(repeating: 0, count: stacks.count) }
    var next = startingTier(stacks)
    return stacks.map { stack in
      let tier = stack.isLuminary ? 0 : next
      next = (tier + 1) % tiers
      return tier
    }
  }

  /// The row of the first stack, such that taking turns brings the first luminary outermost, or else most planets.
  private func startingTier(_ stacks: [BodyStack]) -> Int {
    if let luminary = stacks.firstIndex(where: \.isLuminary) { return (tiers - luminary % tiers) % tiers }
    func planets(startingAt start: Int) -> Int {
      stacks.indices.count { (start + $0) % tiers == 0 && stacks[$0].placement.body.isPlanet }
    }
    return (0..<tiers).max { planets(startingAt: $0) < planets(startingAt: $1) } ?? 0
  }
}
