import AstroChartModel

/// The figures of a report, before it is known how much of what can stand beside each fits.
struct FigureDraft {
  private(set) var figures: [Figure]
  private let dues: FigureDues
  private var told: [Candidate]
  private var uses: [Figure.Node: Int] = [:]

  /// The most paragraphs in which one member occurs, of a figure that is owed and of any other.
  private static let mostUses = (owed: 3, other: 2)

  private let attempt: FigureChoice.Attempt
  /// Whether what is owed may contradict the rest on an axis that a bridge can tell.
  private let mayTurn: Bool

  init(main: Figure, _ dues: FigureDues, _ attempt: FigureChoice.Attempt, mayTurn: Bool) {
    (figures, self.dues, told) = ([main], dues, [main.joint])
    (self.attempt, self.mayTurn) = (attempt, mayTurn)
    for member in main.spent { uses[member, default: 0] += 1 }
  }

  /// Adds figures until there are enough: what is owed, then what is worth most, at last texts on one member.
  mutating func add(_ all: [Figure], upTo count: Int) {
    let others = all.filter(\.joins)
    let owed = Dictionary(grouping: others) { dues.due($0) }
    for due in FigureDue.allCases {
      let paid = figures.count { dues.due($0) == due }
      addWorthiest(
        of: owed[due] ?? [], upTo: min(count, figures.count + max(0, due.most - paid)),
        uses: FigureDraft.mostUses.owed, isOwed: true)
    }
    var left = others.filter { isFree($0, FigureDraft.mostUses.other) }
    left.sort { isWorthLess($1, $0, false) }
    left.removeSubrange(..<min(attempt.skipped, left.count))
    addWorthiest(of: left, upTo: count, uses: FigureDraft.mostUses.other)
    addWorthiest(of: all.filter { !$0.joins }, upTo: count, uses: FigureDraft.mostUses.other)
  }

  private mutating func addWorthiest(of some: [Figure], upTo count: Int, uses most: Int, isOwed: Bool = false)
  {
    var left = some.filter { isFree($0, most, isOwed) && !(isOwed && isPaid($0)) }
    while figures.count < count, let next = left.max(by: { isWorthLess($0, $1, isOwed) }) {
      figures.append(next)
      told.append(next.joint)
      for member in next.spent { uses[member, default: 0] += 1 }
      left.removeAll { $0.id == next.id || !isFree($0, most, isOwed) || isOwed && isPaid($0) }
    }
  }

  /// Whether what a figure owes is told by others.
  private func isPaid(_ figure: Figure) -> Bool {
    !figure.joint.ties.isEmpty && dues.paid(by: figure, besides: told) == 0
  }

  /// What pays more dues is worth more, among figures that are owed.
  private func isWorthLess(_ one: Figure, _ other: Figure, _ isOwed: Bool) -> Bool {
    if isOwed {
      let (first, second) = (dues.paid(by: one, besides: told), dues.paid(by: other, besides: told))
      if first != second { return first < second }
    }
    if attempt.wantsAdvice, one.joint.hasAdvice != other.joint.hasAdvice { return other.joint.hasAdvice }
    let (first, second) = (worth(one, isOwed), worth(other, isOwed))
    return first == second ? one.id > other.id : first < second
  }

  /// A figure counts half for each member that is already told, and less the more it contradicts what is told.
  private func worth(_ figure: Figure, _ isOwed: Bool) -> Double {
    let score = figure.spent.reduce(figure.score) { uses[$1, default: 0] > 0 ? $0 / 2 : $0 }
    let values = figure.joint.match.rule.values
    let friction = told.reduce(0) { $0 + $1.match.rule.values.friction(with: values) }
    return (0..<friction).reduce(score) { worth, _ in
      worth * (isOwed ? FigureDraft.discord.owed : FigureDraft.discord.other)
    }
  }

  /// What a figure that is owed, and any other, keeps of its worth for each degree of friction with what is told.
  private static let discord = (owed: 0.95, other: 0.8)

  private func isFree(_ figure: Figure, _ most: Int, _ isOwed: Bool = false) -> Bool {
    figure.spent.allSatisfy { uses[$0, default: 0] < most } && agrees(figure, isOwed)
      && !isPart(figure) && !gathersTold(figure) && dues.isWeighed(figure.joint, among: told)
      && !figure.joint.namesAnotherRuler(than: told)
      && told.allSatisfy { $0.keys.isDisjoint(with: figure.joint.keys) }
  }

  /// Whether a figure contradicts nothing that is told, or what is owed only where a bridge can say both.
  private func agrees(_ figure: Figure, _ isOwed: Bool) -> Bool {
    let values = figure.joint.match.rule.values
    return told.allSatisfy { before in
      isOwed && mayTurn
        ? before.match.rule.values.isReconcilable(with: values)
        : before.match.rule.values.isAtPeace(with: values, .unopposed)
    }
  }

  /// Whether planets are told already as standing together in another house or sign.
  private func gathersTold(_ figure: Figure) -> Bool {
    figure.spent.isEmpty
      && figures.contains { $0.spent.isEmpty && !$0.members.isDisjoint(with: figure.members) }
  }

  /// Whether it is on aspects that are told in other figures.
  private func isPart(_ figure: Figure) -> Bool {
    figure.joint.match.evidence.allSatisfy { factor in
      factor.tie.map { tie in told.contains { $0.tells(tie) } } ?? false
    }
  }
}
