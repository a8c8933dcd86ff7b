import AstroChartModel
import AstroDiagnostics
import AstroWording

/// Chooses the paragraphs of a report: its core first, then the most salient rules, as many as there is room
/// for.
struct Choice {
  private let area: Area
  private let language: Language
  private let core: [Candidate]
  /// The rules that must be included, among these the ones that come before all others, and among those the
  /// closest aspect unless it already leads a paragraph.
  private let needed: [Candidate]
  private let foremost: [Candidate]
  private let closest: [Candidate]
  private let others: [Candidate]
  private let count: Int

  /// - Parameter candidates: All candidates, the highest-ranked first.
  init(of candidates: [Candidate], on area: Area, of facts: ChartFacts, in language: Language) {
    (self.area, self.language) = (area, language)
    let spoken = candidates.filter {
      $0.match.rule.role == .paragraph && !$0.match.evidence.isEmpty && facts.isWhole($0.match.evidence)
    }
    count = spoken.count
    let demands = Core(of: area, in: facts)
    let aspects = Dictionary(
      spoken.filter { $0.canLead || $0.canJoin }
        .compactMap { candidate in candidate.match.aspect(in: facts).map { (candidate.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    let leading = spoken.filter(\.canLead)
    let governing = demands.governing(among: leading.compactMap { aspects[$0.id] })
    let core =
      demands.leads.compactMap { factor in leading.first { $0.match.evidence == [factor] } }
      + [leading.first { governing != nil && aspects[$0.id] == governing }].compactMap(\.self)
    let ids = Set(core.map(\.id))
    let rest = spoken.filter { !ids.contains($0.id) }
    let tightest = demands.tightest(among: spoken.compactMap { aspects[$0.id] })
    let first = tightest == governing ? nil : rest.first { tightest != nil && aspects[$0.id] == tightest }
    let must = rest.filter { candidate in
      candidate.id != first?.id && candidate.match.evidence.count == 1
        && candidate.match.evidence.contains(where: demands.demands)
    }
    closest = [first].compactMap(\.self)
    (self.core, needed) = (core, closest + must)
    foremost = closest + must.filter { $0.match.evidence.contains(where: demands.insists) }
    let told = ids.union(needed.map(\.id))
    others = rest.filter { !told.contains($0.id) }
  }

  /// The rules of each paragraph in the order of the report, and the bounds that they keep.
  ///
  /// - Parameters:
  ///   - isShared: Whether the other languages must have room for the same rules.
  ///   - mayContradict: Whether two texts may contradict each other all along.
  /// - Throws: `noReport` if no choice keeps the bounds.
  func chosen(_ length: ReportLength, isShared: Bool, mayContradict: Bool) throws(Problem) -> Chosen {
    for bounds in length == .full ? [.full, .standard] : [ReportBounds.standard] {
      for wished in ChoiceAttempt.all(within: bounds, isShared: isShared) {
        var attempt = wished
        attempt.mayContradict = mayContradict
        if let chosen = paragraphs(attempt, bounds) { return Chosen(paragraphs: chosen, bounds: bounds) }
      }
    }
    throw .tooFewFactors(in: area, count)
  }

  /// The rules of each paragraph in the order of the report, and the bounds that they keep.
  struct Chosen {
    var paragraphs: [[MatchedRule]]
    var bounds: ReportBounds
    /// In each paragraph that is about a figure, how many of the rules give their leads; empty where all
    /// paragraphs have one lead.
    var leads: [Int] = []
    /// In each paragraph that is about a figure, how many of the rules give only advice.
    var advisers: [Int] = []
    /// The joints of a report by figures in the order in which they were chosen, the main one first.
    var voices: [MatchedRule] = []
    /// Of a report by figures, what any language tells.
    var told: [MatchedRule] = []
  }

  private func paragraphs(_ attempt: ChoiceAttempt, _ bounds: ReportBounds) -> [[MatchedRule]]? {
    let must: [Candidate] =
      switch attempt.need {
      case .whole, .placed: needed
      case .foremost: foremost
      case .closest: closest
      case .first: []
      }
    let outline = Outline(
      core: core, needed: must, others: needed + Array(others.dropFirst(attempt.skipped)),
      count: attempt.paragraphs, isLoose: attempt.isLoose, mayContradict: attempt.mayContradict)
    guard outline.untold.isEmpty || attempt.need == .placed,
      bounds.paragraphs.contains(outline.paragraphs.count)
    else { return nil }
    let fitting = Fitting(outline, within: bounds.planned, in: language, isShared: attempt.isShared)
    // A lack of room in one language must not lead to a different report.
    guard let room = fitting.count, let least = fitting.leastCount,
      advised(outline.told(least)) >= bounds.pieces.lowerBound
    else { return nil }
    let whole = outline.told(room)
    return Stage.allCases.flatMap { stage in
      whole.filter { $0[0].stage == stage }.map { $0.map(\.match) }
    }
  }
}

/// The number of paragraphs that have advice.
private func advised(_ paragraphs: [[Candidate]]) -> Int {
  paragraphs.count { $0.contains(where: \.hasAdvice) }
}

extension Outline {
  /// The paragraphs with the given number of optional clauses.
  fileprivate func told(_ room: Int) -> [[Candidate]] {
    let clauses = queue.prefix(room)
    return paragraphs.enumerated().map { index, paragraph in
      [paragraph.lead] + paragraph.needed + clauses.filter { $0.paragraph == index }.map(\.clause)
    }
  }
}

extension ReportBounds {
  /// The number of words to plan for: a margin of four allows for other ways of counting hyphens and dashes.
  var planned: ClosedRange<Int> { analysisWords.lowerBound + 4...analysisWords.upperBound - 4 }
}
