import AstroChartModel

/// How the stacks of one span are drawn: the steps for more and more crowded spans, the mildest first.
///
/// A body in its true house says more than any words next to it, so all words are left out before a body is
/// borrowed.
struct Seating: Hashable {
  /// What is shown of a body in addition to its glyph; the first case shows the most.
  enum Telling: Hashable {
    case all, withoutSigns, minutesOfPlanets, minutesOfLuminaries, wordsOfLuminaries, glyphs

    /// Whether every body keeps its degree.
    var hasDegrees: Bool { self != .wordsOfLuminaries && self != .glyphs }
  }

  /// The size of the pieces, as a fraction of the normal one.
  var scale: Double
  /// The number of rows, one inside the other, that the stacks alternate between.
  var tiers: Int
  var telling = Telling.all

  /// The steps: shrink, then leave out signs, then use tiers while shrinking further.
  ///
  /// A scale of 0.6 is the least that can be read at 600 points.
  static let steps: [Seating] =
    [
      Seating(scale: 1, tiers: 1), Seating(scale: 0.93, tiers: 1), Seating(scale: 0.86, tiers: 1),
      Seating(scale: 0.8, tiers: 1), Seating(scale: 0.8, tiers: 1, telling: .withoutSigns),
      Seating(scale: 0.74, tiers: 1, telling: .withoutSigns),
      Seating(scale: 0.68, tiers: 1, telling: .withoutSigns),
      Seating(scale: 0.62, tiers: 1, telling: .withoutSigns),
      Seating(scale: 0.56, tiers: 1, telling: .withoutSigns),
      Seating(scale: 0.86, tiers: 2, telling: .minutesOfLuminaries),
      Seating(scale: 0.78, tiers: 2, telling: .minutesOfLuminaries),
      Seating(scale: 0.7, tiers: 2, telling: .minutesOfLuminaries),
      Seating(scale: 0.7, tiers: 3, telling: .minutesOfLuminaries),
      Seating(scale: 0.6, tiers: 2, telling: .minutesOfLuminaries),
      Seating(scale: 0.6, tiers: 3, telling: .minutesOfLuminaries),
    ] + wordless

  /// Steps with glyphs alone, smaller than those with words and finally in more rows.
  ///
  /// The Sun and the Moon lose their words last.
  private static let wordless =
    [(0.7, 2), (0.7, 3), (0.6, 2), (0.6, 3), (0.54, 3), (0.48, 3), (0.6, 4), (0.54, 4), (0.48, 4)].map {
      Seating(scale: $0.0, tiers: $0.1, telling: .wordsOfLuminaries)
    }
    + [(0.6, 3), (0.54, 3), (0.48, 3), (0.6, 4), (0.54, 4), (0.48, 4)].map {
      Seating(scale: $0.0, tiers: $0.1, telling: .glyphs)
    }

  /// The smallest size that a whole ring takes because a crowd without the Sun or the Moon needs it.
  static let leastCommonScale = 0.8

  /// The steps for a band: none with marks that are too small to read, and small rows in one rank only where
  /// their words can be as small as their glyphs.
  static func steps(in band: SeatBand) -> [Seating] {
    steps.filter { step in
      step.scale >= min(0.6, band.leastScale)
        && (step.tiers > 1 || step.scale >= leastRowScale || step.scale >= band.leastWordScale)
    }
  }

  /// The smallest scale of rows in one rank in any picture.
  private static let leastRowScale = 0.74

  /// The tier of each stack, 0 outermost: they alternate, but the Sun and the Moon are always outermost.
  func tiers(of stacks: [BodyStack]) -> [Int] {
    guard tiers > 1 else { return Array(repeating: 0, count: stacks.count) }
    var next = startingTier(stacks)
    return stacks.map { stack in
      let tier = stack.isLuminary ? 0 : next
      next = (tier + 1) % tiers
      return tier
    }
  }

  /// The tier of the first stack with which alternating puts the first luminary outermost, or otherwise the
  /// most planets.
  private func startingTier(_ stacks: [BodyStack]) -> Int {
    if let luminary = stacks.firstIndex(where: \.isLuminary) { return (tiers - luminary % tiers) % tiers }
    func planets(startingAt start: Int) -> Int {
      stacks.indices.count { (start + $0) % tiers == 0 && stacks[$0].placement.body.isPlanet }
    }
    return (0..<tiers).max { planets(startingAt: $0) < planets(startingAt: $1) } ?? 0
  }
}
