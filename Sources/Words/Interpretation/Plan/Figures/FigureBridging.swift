import AstroWording

/// One bridge in a report by figures: what its paragraph leaves out for it in each language.
struct FigureBridging {
  /// The paragraphs with the bridge, by language tag; `nil` if there is no room for it.
  private(set) var best: [String: [FigureParagraph]]?

  /// The paragraphs of a language, and how far they are from what is wished.
  private struct Way {
    var paragraphs: [FigureParagraph]
    var additions: Set<String>
    var cost: Int
  }

  /// - Parameters:
  ///   - chosen: The paragraphs by language tag.
  ///   - next: The joint before which the bridge stands.
  ///   - kept: The ids of texts on which other bridges rest.
  init(
    of chosen: [String: [FigureParagraph]], _ next: Candidate, _ bridge: Candidate,
    within bounds: ReportBounds, keeping kept: Set<String>
  ) {
    var choices: [[Way]] = [[]]
    for language in Language.allCases {
      let ways = FigureBridging.ways(
        chosen[language.tag] ?? [], next, bridge, within: bounds, in: language, keeping: kept)
      choices = choices.flatMap { choice in ways.map { choice + [$0] } }
    }
    let shared = choices.filter { FigureBridging.differences($0) <= FigureFitting.leeway }
    let costs = shared.map { choice in choice.reduce(FigureBridging.differences(choice)) { $0 + $1.cost } }
    guard let least = costs.min(), let place = costs.firstIndex(of: least) else { return }
    best = Dictionary(
      uniqueKeysWithValues: zip(Language.allCases, shared[place]).map { ($0.tag, $1.paragraphs) })
  }

  /// The ways to tell the paragraph with its bridge and with all clauses or all but one, as far as they keep the bounds.
  private static func ways(
    _ paragraphs: [FigureParagraph], _ next: Candidate, _ bridge: Candidate, within bounds: ReportBounds,
    in language: Language, keeping kept: Set<String>
  ) -> [Way] {
    guard let place = paragraphs.firstIndex(where: { $0.joint === next }) else { return [] }
    var whole = paragraphs[place]
    whole.bridge = bridge
    let others = paragraphs.reduce(0) { $0 + $1.words(in: language) } - paragraphs[place].words(in: language)
    return ([whole] + whole.withoutOneClause(but: kept)).compactMap { paragraph in
      let words = paragraph.words(in: language)
      guard bounds.planned.contains(others + words) else { return nil }
      var told = paragraphs
      told[place] = paragraph
      guard told.count(where: \.isAdvised) >= bounds.pieces.lowerBound else { return nil }
      let dropped = whole.clauses.count - paragraph.clauses.count
      return Way(
        paragraphs: told, additions: Set(told.flatMap { $0.additions.map(\.id) }),
        cost: 2 * max(0, words - language.paragraphWords.upperBound) + 4 * dropped
          + (paragraph.hasTurn ? 0 : 12))
    }
  }

  /// How many additions the languages do not share.
  private static func differences(_ ways: [Way]) -> Int {
    let all = ways.reduce(into: Set<String>()) { $0.formUnion($1.additions) }
    let shared = ways.dropFirst().reduce(ways.first?.additions ?? []) { $0.intersection($1.additions) }
    return all.subtracting(shared).count
  }
}

extension FigureParagraph {
  /// The same without one of the clauses that are not owed and not kept, the last first.
  fileprivate func withoutOneClause(but kept: Set<String>) -> [FigureParagraph] {
    clauses.indices.reversed().filter { !owed.union(kept).contains(clauses[$0].id) }.map { index in
      var paragraph = self
      paragraph.clauses.remove(at: index)
      return paragraph
    }
  }

  /// What it has beside its joint.
  fileprivate var additions: [Candidate] { [lead].compactMap(\.self) + clauses }
}
