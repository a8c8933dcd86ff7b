import AstroChartModel

/// The rules of a report's opening and closing, and which paragraphs the opening names and which are followed
/// by advice.
struct Parts {
  /// The rules that give one sentence each, by role; a role for which no rule holds is missing.
  let rules: [RuleRole: MatchedRule]
  /// The leads that are named in the opening, the highest-ranked first.
  let voices: [MatchedRule]

  /// - Parameters:
  ///   - governing: The rule that is named first if it leads a paragraph.
  ///   - canName: Whether a rule has a headline.
  init(
    of ranking: Ranking, beside chosen: Choice.Chosen, on area: Area, of facts: ChartFacts,
    words: (MatchedRule) -> RuleText?
  ) {
    if let main = chosen.voices.first, words(main)?.question != nil {
      let others = chosen.voices.dropFirst().filter { words($0)?.sentence != nil }
      let governor = others.first { $0.evidence.contains { $0.rulership?.house == area.dueHouse } }
      self.init(
        of: ranking.withStrengths(of: facts), beside: chosen.told,
        naming: [main] + [governor ?? others.first].compactMap(\.self),
        isAnswered: words(main)?.meeting != nil)
      return
    }
    let leads = chosen.paragraphs.compactMap(\.first)
    let governing =
      chosen.voices.first ?? Core(of: area, in: facts).governing(among: leads, in: facts)
    let parts = ranking.withStrengths(of: facts)
    self.init(of: parts, beside: chosen.paragraphs, governing: governing) { words($0)?.headline != nil }
  }

  /// The parts of a report whose opening is made of the words of its figures.
  ///
  /// - Parameter isAnswered: Whether the closing ends with what the main figure answers to its own question, and so
  ///   needs no direction.
  private init(
    of ranking: Ranking, beside texts: [MatchedRule], naming voices: [MatchedRule], isAnswered: Bool
  ) {
    var told = texts
    var rules: [RuleRole: MatchedRule] = [:]
    for role in [RuleRole.strength, .task] {
      guard let match = Parts.fitting(ranking.matches(for: role, besides: told), beside: told) else {
        continue
      }
      rules[role] = match
      told.append(match)
    }
    rules[.opening] = Parts.dominant(among: ranking.matches(for: .opening), beside: voices, told)
    // The direction is that of the North Node, whatever else is told.
    rules[.direction] = isAnswered ? nil : ranking.matches(for: .direction).first
    self.rules = rules
    self.voices = voices
  }

  /// The rules in the order of their roles.
  var inOrder: [MatchedRule] { RuleRole.allCases.compactMap { rules[$0] } }

  /// The highest-ranked sentence on what outweighs the rest of the chart: of other planets than the figures named
  /// beside it, in tune with them, and opposed to nothing that is told.
  private static func dominant(
    among matches: [MatchedRule], beside voices: [MatchedRule], _ told: [MatchedRule]
  ) -> MatchedRule? {
    let named = voices.flatMap(\.evidence)
    let (keys, bodies) = (Set(named.map(\.key)), Set(named.flatMap(\.members)))
    return matches.first { match in
      match.evidence.contains(where: \.isOfWhole) && keys.isDisjoint(with: match.evidence.map(\.key))
        && bodies.isDisjoint(with: match.evidence.flatMap(\.members))
        && voices.allSatisfy { $0.rule.values.isAtPeace(with: match.rule.values, .inTune) }
        && told.allSatisfy { $0.rule.values.isAtPeace(with: match.rule.values, .unopposed) }
    }
  }

  /// The match that contradicts what is told least, of these one that is about what is told, and the highest-ranked.
  private static func fitting(_ matches: [MatchedRule], beside told: [MatchedRule]) -> MatchedRule? {
    let heard = Set(told.flatMap { $0.evidence.flatMap(\.members) })
    func unease(_ match: MatchedRule) -> Int {
      let isKnown = heard.isSuperset(of: match.evidence.flatMap(\.members))
      return 2 * told.reduce(0) { $0 + $1.rule.values.friction(with: match.rule.values) } + (isKnown ? 0 : 1)
    }
    let grounded = matches.filter { !$0.evidence.isEmpty }.map { ($0, unease($0)) }
    return grounded.min { $0.1 < $1.1 }?.0 ?? matches.first
  }

  private static func highest(of roles: [RuleRole], in ranking: Ranking) -> [RuleRole: MatchedRule] {
    Dictionary(
      roles.compactMap { role in ranking.matches(for: role).first.map { (role, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  private init(
    of ranking: Ranking, beside paragraphs: [[MatchedRule]], governing: MatchedRule?,
    canName: (MatchedRule) -> Bool
  ) {
    rules = Parts.highest(of: [.opening, .stem, .meeting, .strength, .task, .direction], in: ranking)
    let said = Set(rules[.opening]?.evidence.map(\.key) ?? [])
    let leads = paragraphs.compactMap(\.first).filter { Set($0.evidence.map(\.key)) != said }
    // Every stem speaks of three.
    let named = leads.filter(canName)
    let first = named.filter { $0.rule.id == governing?.rule.id }
    voices = Parts.voices(among: named.count < 3 ? leads : named, after: first)
  }

  /// Three leads: the given first one and the highest-ranked ones, on different bodies as far as possible.
  private static func voices(among leads: [MatchedRule], after first: [MatchedRule]) -> [MatchedRule] {
    var voices = Array(first.prefix(1))
    let fresh = leads.filter { lead in !voices.contains { $0.rule.id == lead.rule.id } }
    var rest = fresh.sorted { ($1.rank, $0.rule.id) < ($0.rank, $1.rule.id) }
    while voices.count < 3, !rest.isEmpty {
      let heard = Set(voices.flatMap { $0.evidence.flatMap(\.bodies) })
      let next = rest.firstIndex { heard.isDisjoint(with: $0.evidence.flatMap(\.bodies)) } ?? 0
      voices.append(rest.remove(at: next))
    }
    return voices
  }

  /// The indices of the paragraphs that are followed by advice, at most four: the one that the opening names
  /// first, the highest-ranked of each stage, then others by rank.
  ///
  /// - Parameter canAdvise: Whether a rule has advice.
  func advised(_ paragraphs: [[MatchedRule]], canAdvise: (MatchedRule) -> Bool) -> Set<Int> {
    let able = paragraphs.indices.filter { paragraphs[$0].contains(where: canAdvise) }
    let first = voices.first?.rule.id
    let ranked = able.sorted { one, other in
      let (one, other) = (paragraphs[one][0], paragraphs[other][0])
      return (one.rule.id == first) == (other.rule.id == first)
        ? one.rank > other.rank : one.rule.id == first
    }
    let leaders = Stage.allCases.compactMap { stage in
      ranked.first { paragraphs[$0][0].rule.stage == stage }
    }
    return Set((leaders + ranked.filter { !leaders.contains($0) }).prefix(4))
  }
}

extension Factor {
  /// Whether it is about how the planets of a chart are spread.
  fileprivate var isOfWhole: Bool {
    switch self {
    case .stellium, .pattern, .dominantElement, .dominantModality, .missingElement, .missingModality: true
    default: false
    }
  }

  fileprivate var isSign: Bool { if case .sign = self { true } else { false } }
}

extension Ranking {
  /// The matches whose rules have a role; of tasks those of a planet in its sign, if any agrees with what is told.
  fileprivate func matches(for role: RuleRole, besides told: [MatchedRule]) -> [MatchedRule] {
    let all = matches(for: role)
    guard role == .task else { return all }
    let signed = all.filter { $0.evidence.contains(where: \.isSign) && $0.agrees(with: told) }
    return signed.isEmpty ? all : signed
  }

  /// The same without the strengths that the chart does not bear out: of a planet at an angle that it shares,
  /// and, where another has a strength, of one whose closest aspect presses it.
  fileprivate func withStrengths(of facts: ChartFacts) -> Ranking {
    let whole = matches.filter { $0.rule.role != .strength || facts.isWhole($0.evidence) }
    let free = whole.filter { match in
      match.rule.role != .strength || !match.evidence.flatMap(\.bodies).contains(where: facts.isPressed)
    }
    return Ranking(free.contains { $0.rule.role == .strength } ? free : whole)
  }
}

extension MatchedRule {
  fileprivate func agrees(with others: [MatchedRule]) -> Bool {
    others.allSatisfy { $0.rule.values.isAtPeace(with: rule.values, .inTune) }
  }
}
