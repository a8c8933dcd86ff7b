import AstroChartModel

/// The figures of a report with what can stand beside each, before it is known how much of it fits.
struct FigureDraft {
  private(set) var figures: [Figure]
  private let candidates: [Candidate]
  private let bridges: Bridges
  private var told: [Candidate]
  private var uses: [Figure.Node: Int] = [:]
  /// The bridges by the id of the figure that comes second.
  private var bridged: [String: Candidate] = [:]
  /// What is told in a lead wherever a figure allows it.
  private let owed: Set<Factor>

  /// The most paragraphs in which one member occurs, of a figure that is owed and of any other.
  private static let mostUses = (owed: 3, other: 2)
  /// The most bridges in a report.
  private static let mostBridges = 1

  /// - Parameter owed: What is told in a lead wherever a figure allows it.
  init(main: Figure, candidates: [Candidate], _ bridges: Bridges, owed: Set<Factor>) {
    (figures, self.candidates, self.bridges, told) = ([main], candidates, bridges, [main.joint])
    self.owed = owed
    for member in main.members { uses[member, default: 0] += 1 }
  }

  /// Adds figures until there are enough: what is owed, then what is worth most, at last texts on one member.
  ///
  /// - Parameter skipped: How many of the worthiest of those that are not owed are left out.
  mutating func add(_ all: [Figure], owedBy dues: FigureDues, upTo count: Int, skipping skipped: Int) {
    let others = all.filter(\.joins)
    let owed = Dictionary(grouping: others) { dues.due($0) }
    for due in FigureDue.allCases {
      let paid = figures.count { dues.due($0) == due }
      addWorthiest(
        of: owed[due] ?? [], upTo: min(count, figures.count + max(0, due.most - paid)),
        uses: FigureDraft.mostUses.owed)
    }
    var left = others.filter { isFree($0, FigureDraft.mostUses.other) }.sorted { worth($0) > worth($1) }
    left.removeSubrange(..<min(skipped, left.count))
    addWorthiest(of: left, upTo: count, uses: FigureDraft.mostUses.other)
    addWorthiest(of: all.filter { !$0.joins }, upTo: count, uses: FigureDraft.mostUses.other)
  }

  private mutating func addWorthiest(of some: [Figure], upTo count: Int, uses most: Int) {
    var left = some.filter { isFree($0, most) }
    while figures.count < count, let next = left.max(by: isWorthLess) {
      bridged[next.id] = bridge(to: next)
      figures.append(next)
      told.append(next.joint)
      for member in next.members { uses[member, default: 0] += 1 }
      left.removeAll { $0.id == next.id || !isFree($0, most) }
    }
  }

  /// The bridge to a figure from what is told and contradicts it.
  private func bridge(to figure: Figure) -> Candidate? {
    conflicts(with: figure.joint).first.flatMap { bridges.bridge(between: $0, and: figure.joint) }
  }

  private func isWorthLess(_ one: Figure, _ other: Figure) -> Bool {
    let (first, second) = (worth(one), worth(other))
    return first == second ? one.id > other.id : first < second
  }

  /// A figure counts half for each member that is already told.
  private func worth(_ figure: Figure) -> Double {
    figure.members.reduce(figure.score) { uses[$1, default: 0] > 0 ? $0 / 2 : $0 }
  }

  private func isFree(_ figure: Figure, _ most: Int) -> Bool {
    guard figure.members.allSatisfy({ uses[$0, default: 0] < most }), !isPart(figure),
      told.allSatisfy({ $0.keys.isDisjoint(with: figure.joint.keys) })
    else { return false }
    let conflicts = conflicts(with: figure.joint)
    return conflicts.isEmpty
      || conflicts.count == 1 && bridged.count < FigureDraft.mostBridges
        && conflicts.allSatisfy { bridges.bridge(between: $0, and: figure.joint) != nil }
  }

  /// Whether it is an aspect within a pattern that is told.
  private func isPart(_ figure: Figure) -> Bool {
    let patterns = told.flatMap(\.match.evidence).compactMap { factor -> Set<Body>? in
      if case .pattern(let pattern) = factor { Set(pattern.bodies) } else { nil }
    }
    return figure.joint.match.evidence.allSatisfy { factor in
      factor.tie.map { tie in patterns.contains { $0.isSuperset(of: tie.bodies) } } ?? false
    }
  }

  private func conflicts(with candidate: Candidate) -> [Candidate] {
    told.filter { $0.match.rule.values.opposition(to: candidate.match.rule.values) != nil }
  }

  // MARK: - Leads and clauses

  /// The paragraphs with the leads and clauses that fit every language best.
  func fitted(within bounds: ReportBounds) -> FigureFitting {
    var draft = self
    var options = figures.map { FigureParagraph(joint: $0.joint, bridge: bridged[$0.id]) }
    for index in options.indices {
      options[index].lead = draft.takeLead(beside: figures[index])
      options[index].owesLead = options[index].lead?.match.evidence.contains(where: owed.contains) ?? false
    }
    for index in options.indices {
      options[index].clause = draft.takeClause(beside: figures[index])
    }
    return FigureFitting(options, within: bounds)
  }

  /// The highest-ranked lead on a member, one that is owed before all others.
  private mutating func takeLead(beside figure: Figure) -> Candidate? {
    let owed = owed
    return take(beside: figure) { $0.isPlainLead && owed.contains($0.match.evidence[0]) }
      ?? take(beside: figure) { $0.isPlainLead }
  }

  /// The highest-ranked clause on a member, preferably one that brings a third body.
  private mutating func takeClause(beside figure: Figure) -> Candidate? {
    take(beside: figure) { $0.canJoin && $0.match.evidence.count == 1 && $0.match.evidence[0].isTie }
      ?? take(beside: figure) { $0.canJoin && $0.match.evidence.count == 1 }
  }

  /// The highest-ranked text on a member of a figure that says nothing of what is told and contradicts none of
  /// it.
  private mutating func take(beside figure: Figure, _ suits: (Candidate) -> Bool) -> Candidate? {
    let known = told.reduce(into: Set<FactorKey>()) { $0.formUnion($1.keys) }
    let topics = Set(figure.joint.topics)
    let next = candidates.first { candidate in
      candidate.match.rule.role == .paragraph && suits(candidate) && known.isDisjoint(with: candidate.keys)
        && candidate.topics.first.map(topics.contains) ?? false && conflicts(with: candidate).isEmpty
    }
    if let next { told.append(next) }
    return next
  }
}

extension Candidate {
  /// Whether it leads on one fact that is no aspect of two planets.
  fileprivate var isPlainLead: Bool {
    canLead && match.evidence.count == 1 && !match.evidence[0].isTie
  }
}

extension Factor {
  /// Whether it is an aspect between two planets.
  fileprivate var isTie: Bool { tie?.isOfPlanets ?? false }
}
