/// Chooses which paragraphs are followed by advice.
enum Advice {
  /// The best reading of each stage, then the best of the rest, in the order of the text.
  ///
  /// - Parameter paragraphs: In the order of the text.
  static func readings(for paragraphs: [Reading]) -> [Reading] {
    let count = paragraphs.count > 7 ? 4 : 3
    let byRank = paragraphs.indices.sorted { (-paragraphs[$0].rank, $0) < (-paragraphs[$1].rank, $1) }
    let leaders = Stage.allCases.compactMap { stage in byRank.first { paragraphs[$0].rule.stage == stage } }
    let others = byRank.filter { !leaders.contains($0) }
    let chosen = leaders.sorted { paragraphs[$0].rank > paragraphs[$1].rank } + others
    return chosen.prefix(count).sorted().map { paragraphs[$0] }
  }
}
