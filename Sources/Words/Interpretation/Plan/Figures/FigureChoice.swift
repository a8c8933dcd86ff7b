import AstroChartModel
import AstroWording

/// Chooses the paragraphs of a report by figures: the main one first, then what the report owes, then what says
/// most about the area, each with a lead on one of its members and at most one clause.
///
/// What contradicts a text already chosen is left out, unless the book has a bridge between the two.
struct FigureChoice {
  private let figures: [Figure]
  private let texts: FigureNeighbours
  private let dues: FigureDues
  /// The last paragraph of the book for a main figure.
  private let resolution: (Candidate) -> Candidate?
  private let bridges: () -> Bridges
  private let asks: (Candidate) -> Bool

  /// - Parameters:
  ///   - candidates: All candidates, the highest-ranked first.
  ///   - bridges: The bridges of the book on an axis, which are asked for only where a report turns on it.
  ///   - resolution: The last paragraph of the book for a text, which is asked for only where that begins a report.
  ///   - asks: Whether a text has a question with which a report can begin.
  init(
    of candidates: [Candidate], on area: Area, of facts: ChartFacts, _ salience: Salience,
    _ bridges: @escaping (Axis) -> [Candidate], resolution: @escaping (Candidate) -> Candidate?,
    asks: @escaping (Candidate) -> Bool
  ) {
    let roles: Set<RuleRole> = [.paragraph, .joint]
    let told = candidates.filter { roles.contains($0.match.rule.role) && !$0.match.evidence.isEmpty }
    texts = FigureNeighbours(among: told, in: facts)
    let all = told.filter { facts.isWhole($0.match.evidence) }
      .compactMap { Figure($0, in: area, of: facts, salience) }
    let joined = Set(all.filter(\.isJoint).map(\.joint.keys))
    // Where a joint is on the same facts, it takes the place of an older lead.
    figures = all.filter { $0.isJoint || !joined.contains($0.joint.keys) }
    dues = FigureDues(on: area, of: facts)
    self.bridges = { Bridges(bridges, beside: candidates, on: area, in: facts) }
    (self.asks, self.resolution) = (asks, resolution)
  }

  /// The rules of each paragraph: the main figure's first, the others by stage.
  ///
  /// - Returns: `nil` if no choice keeps the bounds.
  func plan(within bounds: ReportBounds, in language: Language) -> Choice.Chosen? {
    let turns = FigureTurns(bridges, within: bounds)
    let tried = [true, false].lazy.compactMap { mayTurn in
      bridged(within: bounds, in: language, turns, mayTurn: mayTurn)
    }
    // Where what rubs finds no bridge, it is not chosen at all.
    guard let (chosen, order) = tried.first(where: { turns.areSettled($0.chosen, in: $0.order) }) else {
      return nil
    }
    let paragraphs = chosen[language.tag] ?? []
    let ordered = order.compactMap { joint in paragraphs.first { $0.joint === joint } }
    var told = ordered.map { $0.candidates.map(\.match) }
    told[0][0].rule.stage = .being
    for index in told.indices.dropFirst() {
      let own = ordered[index].joint.precedesStages ? .being : told[index][0].rule.stage
      told[index][0].rule.stage = max(own, told[index - 1][0].rule.stage)
    }
    return Choice.Chosen(
      paragraphs: told, bounds: bounds, leads: ordered.map(\.leadCount),
      advisers: ordered.map { $0.adviser == nil ? 0 : 1 }, voices: paragraphs.map(\.joint.match),
      told: chosen.values.flatMap { $0.flatMap(\.candidates) }.map(\.match)
    )
  }

  /// The paragraphs in the order in which they were chosen, by language tag, with their bridges, and the joints in the
  /// order in which they are told.
  ///
  /// - Parameter mayTurn: Whether what is owed may contradict the rest on an axis that a bridge can tell.
  private func bridged(
    within bounds: ReportBounds, in language: Language, _ turns: FigureTurns, mayTurn: Bool
  )
    -> (chosen: [String: [FigureParagraph]], order: [Candidate])?
  {
    guard let fitted = chosen(within: bounds, mayTurn: mayTurn),
      let joints = fitted[language.tag]?.map(\.joint), !joints.isEmpty
    else { return nil }
    let order = FigureOrder(dues).ordered(joints)
    return (turns.bridged(fitted, in: order), order)
  }

  /// The paragraphs in the order in which they were chosen, the main figure's first, by language tag: all in tune
  /// where that fills a report.
  private func chosen(within bounds: ReportBounds, mayTurn: Bool) -> [String: [FigureParagraph]]? {
    guard let main else { return nil }
    let resolution = resolution(main.joint)
    for terms in Terms.all(mayTurn: mayTurn) {
      for counts in bounds.figureCounts(terms.concord) {
        let best = best(main, counts, resolvedBy: resolution, within: bounds, terms)
        if let best { return best }
      }
    }
    return nil
  }

  /// The paragraphs that fit best, with the resolution of the main figure if that leaves no more untold of what is owed.
  private func best(
    _ main: Figure, _ counts: [Int], resolvedBy resolution: Candidate?, within bounds: ReportBounds,
    _ terms: Terms
  ) -> [String: [FigureParagraph]]? {
    func fitted(_ resolution: Candidate?) -> [String: [FigureParagraph]]? {
      counts.compactMap { fitting(main, $0, resolvedBy: resolution, within: bounds, terms) }
        .min { $0.leastCost < $1.leastCost }?.best
    }
    guard let resolution, let resolved = fitted(resolution) else {
      return fitted(nil)
    }
    let lacking = untold(in: resolved)
    guard lacking > 0, let other = fitted(nil), untold(in: other) < lacking else { return resolved }
    return other
  }

  /// How many of the aspects that are owed a choice leaves untold in the language that tells least.
  private func untold(in chosen: [String: [FigureParagraph]]) -> Int {
    chosen.values.map { paragraphs in
      let told = paragraphs.flatMap(\.spoken)
      return dues.aspects.count { aspect in !told.contains { $0.tells(aspect) } }
    }.max() ?? 0
  }

  /// The first choice of a number of paragraphs that fits; `nil` if none does.
  private func fitting(
    _ main: Figure, _ count: Int, resolvedBy resolution: Candidate?, within bounds: ReportBounds,
    _ terms: Terms
  ) -> FigureFitting? {
    let rest = figures.filter { $0.id != main.id }
    let tried = Attempt.all(terms.concord).lazy.map { attempt in
      var draft = FigureDraft(main: main, dues, attempt, mayTurn: terms.mayTurn)
      draft.add(rest, upTo: resolution == nil ? count : count - 1)
      var company = FigureCompany(of: texts, beside: draft.figures, dues, terms)
      return FigureFitting(company.offers(of: draft.figures, resolvedBy: resolution), within: bounds)
    }
    return tried.first { $0.best != nil }
  }

  /// What a choice of figures may do; when nothing fits under some, the next are tried.
  struct Terms {
    /// How well what is not owed must agree with what is told.
    var concord: Concord
    /// Whether what is owed may contradict the rest on an axis that a bridge can tell.
    var mayTurn: Bool
    /// Whether our own texts on a member may give their leads: only where nothing else fills a report.
    var leadsMembers: Bool

    static func all(mayTurn: Bool) -> [Terms] {
      [false, true].flatMap { leads in
        Concord.allCases.map { Terms(concord: $0, mayTurn: mayTurn, leadsMembers: leads) }
      }
    }
  }

  /// One way to choose figures; when it does not fit, the next is tried.
  struct Attempt {
    /// How many of the worthiest figures that are not owed are left out.
    var skipped = 0
    /// Whether figures that give advice come before others that pay as much.
    var wantsAdvice = false

    /// The ways to choose, the most wished first; where all must be in tune, the most wished ones alone.
    static func all(_ concord: Concord) -> [Attempt] { concord == .inTune ? Array(every.prefix(2)) : every }

    private static let every = (0...4).flatMap { skipped in
      [false, true].map { Attempt(skipped: skipped, wantsAdvice: $0) }
    }
  }

  /// The main figure: one that can ask the reader its question is preferred, and one that can stand beside what
  /// every report on the area tells.
  private var main: Figure? {
    let able = figures.filter { $0.joins && $0.governance != nil && !dues.hasAnswers($0.joint) }
      .sorted(by: Figure.isMainBefore)
    let asking = able.filter { asks($0.joint) }
    return worthiest(of: asking.isEmpty ? able : asking)
  }

  /// The first of some figures, or the first that governs nearly as much and can stand beside what is told.
  private func worthiest(of ordered: [Figure]) -> Figure? {
    let most = ordered.first?.governance ?? 0
    let near = ordered.prefix { ($0.governance ?? 0) >= FigureChoice.nearly * most }
    let ways: [Agreement] = [AxisValues.isInTune(with:), { one in { one.isReconcilable(with: $0) } }]
    for agree in ways {
      if let figure = near.first(where: { suits($0, agree) }) { return figure }
    }
    return ordered.first
  }

  /// What a figure must have of the most that any governs, to lead in its place.
  private static let nearly = 0.85

  /// Whether the lights, a stellium and the tightest aspect can be told in the same report as a figure.
  private func suits(_ main: Figure, _ agree: Agreement) -> Bool {
    let lights = figures.filter(dues.tells(lightsIn:))
    let tightest = figures.filter { figure in dues.tightest.map { figure.joint.tells($0) } ?? false }
    let gathered = figures.filter { dues.due($0) == .stellium && $0.spent.isEmpty }
      .max { $0.score < $1.score }
    let values = main.joint.match.rule.values
    return [lights, gathered.map { [$0] } ?? [], tightest].allSatisfy { some in
      some.isEmpty || some.contains { agree(values)($0.joint.match.rule.values) }
    }
  }

  /// Whether two texts can stand in one report.
  private typealias Agreement = (AxisValues) -> (AxisValues) -> Bool
}

extension Figure {
  var isJoint: Bool { joint.match.rule.role == .joint }

  /// Whether it, rather than another, is the main figure of a report.
  fileprivate static func isMainBefore(_ one: Figure, _ other: Figure) -> Bool {
    let (first, second) = (one.governance ?? 0, other.governance ?? 0)
    return first == second ? one.id < other.id : first > second
  }
}

extension AxisValues {
  fileprivate func isInTune(with other: AxisValues) -> Bool { isAtPeace(with: other, .inTune) }
}

extension ReportBounds {
  /// How many paragraphs a report tries to tell: the numbers that are wished, then, where all need not be in tune, others.
  fileprivate func figureCounts(_ concord: Concord) -> [[Int]] {
    let counts = self == .full ? [[9, 8], [10, 11]] : [[5], [6], [7], [8]]
    return concord == .inTune ? Array(counts.prefix(2)) : counts
  }
}
