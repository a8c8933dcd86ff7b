/// Chooses which paragraphs are followed by advice.
enum Advice {
  /// One match of each stage and, in a long text, what else there is room for, in the order of the text.
  ///
  /// The lot decides within a stage: what ranks highest has spoken in the key influences already.
  /// - Parameter paragraphs: In the order of the text.
  static func matches(for paragraphs: [MatchedRule], by lot: Lot) -> [MatchedRule] {
    var lot = lot
    let count = paragraphs.count > 7 ? 4 : 3
    let drawn = shuffled(Array(paragraphs.indices), by: &lot)
    let leaders = Stage.allCases.compactMap { stage in drawn.first { paragraphs[$0].rule.stage == stage } }
    let others = drawn.filter { !leaders.contains($0) }
    let chosen = leaders.sorted { paragraphs[$0].rank > paragraphs[$1].rank } + others
    return chosen.prefix(count).sorted().map { paragraphs[$0] }
  }

  private static func shuffled(_ indices: [Int], by lot: inout Lot) -> [Int] {
    var (rest, drawn) = (indices, [Int]())
    while !rest.isEmpty { drawn.append(rest.remove(at: lot.draw(below: rest.count))) }
    return drawn
  }
}
