import Wording

/// The paragraphs of an analysis in their order, with the bridges between them.
struct Draft {
  struct Paragraph {
    var match: MatchedRule
    var bridge: String?
  }

  let paragraphs: [Paragraph]

  /// - Parameter lot: Decides which words each bridge has.
  init(_ matches: [MatchedRule], in language: Language, by lot: Lot) {
    var bridges = BridgeBuilder(in: language, by: lot)
    let ordered = matches.sorted {
      ($0.rule.stage, -$0.rank, $0.rule.id) < ($1.rule.stage, -$1.rank, $1.rule.id)
    }
    paragraphs = ordered.map { Paragraph(match: $0, bridge: bridges.bridge(to: $0.rule.leanings)) }
  }

  /// What the bridges add to the words of the rules.
  var bridgeWords: Int { paragraphs.reduce(0) { $0 + ($1.bridge.map { WordCount.of($0) } ?? 0) } }
}
