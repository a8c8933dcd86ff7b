import AstroChartModel
import AstroWording

/// Chooses the paragraphs of a report by figures: the main one first, then what the report owes, then what says
/// most about the area, each with a lead on one of its members and at most one clause.
///
/// What contradicts a text already chosen is left out, unless the book has a bridge between the two.
struct FigureChoice {
  private let figures: [Figure]
  private let candidates: [Candidate]
  private let dues: FigureDues
  private let bridges: Bridges
  /// What is told in a lead wherever a figure allows it.
  private let owed: Set<Factor>
  private let asks: (Candidate) -> Bool

  /// - Parameters:
  ///   - candidates: All candidates, the highest-ranked first.
  ///   - asks: Whether a text has a question with which a report can begin.
  init(
    of candidates: [Candidate], on area: Area, of facts: ChartFacts, _ salience: Salience,
    asks: @escaping (Candidate) -> Bool
  ) {
    let roles: Set<RuleRole> = [.paragraph, .joint]
    self.candidates = candidates.filter { roles.contains($0.match.rule.role) && !$0.match.evidence.isEmpty }
    let all = self.candidates.compactMap { Figure($0, in: area, of: facts, salience) }
    let joined = Set(all.filter(\.isJoint).map(\.joint.keys))
    // Where a joint is on the same facts, it takes the place of an older lead.
    figures = all.filter { $0.isJoint || !joined.contains($0.joint.keys) }
    dues = FigureDues(on: area, of: facts)
    bridges = Bridges(among: candidates, in: facts)
    owed = Set(Core(of: area, in: facts).leads)
    self.asks = asks
  }

  /// The rules of each paragraph: the main figure's first, the others by stage.
  ///
  /// - Returns: `nil` if no choice keeps the bounds.
  func plan(within bounds: ReportBounds, in language: Language) -> Choice.Chosen? {
    guard let paragraphs = chosen(within: bounds)?[language.tag], let main = paragraphs.first else {
      return nil
    }
    // Sorting is stable: within a stage what was chosen first comes first.
    let rest = paragraphs.dropFirst().enumerated().sorted {
      ($0.element.joint.stage, $0.offset) < ($1.element.joint.stage, $1.offset)
    }
    let ordered = bridges.joined([main] + rest.map(\.element))
    var told = ordered.map { $0.candidates.map(\.match) }
    for index in told.indices {
      let stage = ordered[index].bridge == nil ? told[index][0].rule.stage : told[index - 1][0].rule.stage
      told[index][0].rule.stage = index == 0 ? .being : stage
    }
    return Choice.Chosen(
      paragraphs: told, bounds: bounds, leads: ordered.map(\.leadCount), voices: paragraphs.map(\.joint.match)
    )
  }

  /// The paragraphs in the order in which they were chosen, the main figure's first, by language tag.
  private func chosen(within bounds: ReportBounds) -> [String: [FigureParagraph]]? {
    guard let main else { return nil }
    let rest = figures.filter { $0.id != main.id }
    for counts in bounds.figureCounts {
      let fittings = counts.map { fitting(main, with: rest, $0, within: bounds) }
      if let best = fittings.min(by: { $0.leastCost < $1.leastCost })?.best { return best }
    }
    return nil
  }

  /// The first choice of a number of figures that fits, or the last one tried.
  private func fitting(
    _ main: Figure, with rest: [Figure], _ count: Int, within bounds: ReportBounds
  ) -> FigureFitting {
    func fitting(skipping skipped: Int) -> FigureFitting {
      var draft = FigureDraft(main: main, candidates: candidates, bridges, owed: owed)
      draft.add(rest, owedBy: dues, upTo: count, skipping: skipped)
      return draft.fitted(within: bounds)
    }
    let tried = (0..<3).lazy.map { fitting(skipping: $0) }
    return tried.first { $0.best != nil } ?? fitting(skipping: 3)
  }

  /// The main figure; one that can ask the reader its question is preferred.
  private var main: Figure? {
    let able = figures.filter { $0.joins && $0.precedence != nil }
    let asking = able.filter { asks($0.joint) }
    return (asking.isEmpty ? able : asking).min(by: Figure.isMainBefore)
  }
}

extension Figure {
  var isJoint: Bool { joint.match.rule.role == .joint }

  /// Whether it, rather than another, is the main figure of a report.
  fileprivate static func isMainBefore(_ one: Figure, _ other: Figure) -> Bool {
    guard let first = one.precedence, let second = other.precedence else { return one.precedence != nil }
    return first == second ? one.id < other.id : first < second
  }
}

extension ReportBounds {
  /// How many figures a report tries to tell: the numbers that are wished, then others.
  fileprivate var figureCounts: [[Int]] { self == .full ? [[9, 8], [10, 11]] : [[6, 5], [7], [8]] }
}
