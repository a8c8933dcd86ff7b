package import AstroChartModel
package import AstroDiagnostics
package import AstroWording

/// What a report says and why: the rules of its paragraphs and of its advice, and all other rules that hold.
///
/// A plan chooses and orders; the wording is left to a `ReportWriter`, which is given the plan's `brief`. The
/// plan for a chart is the same in every language except for a clause or two.
package struct ReportPlan: Sendable {
  package let area: Area
  package let language: Language
  /// All rules that hold in the chart and have words in the language, the highest-ranked first.
  package let ranking: Ranking
  /// The brief that a writer is given.
  package let brief: ReportBrief
  /// What a reader of the report should know about the rules.
  package let notes: [Note]
  /// The rules of each paragraph, beginning with the one that leads it.
  let paragraphs: [[MatchedRule]]
  /// The words of the rules that it uses, by rule id.
  let texts: [String: RuleText]

  /// Chooses what a report says about a chart.
  ///
  /// - Parameter length: How long the analysis should be; a chart that has too little to say for the full
  ///   length gets the standard one.
  /// - Throws: `noReport` if the chart is not a birth chart, has no planets, or too few rules hold for a
  ///   whole report.
  package init(
    on area: Area, of chart: Chart, in language: Language, from book: RuleBook,
    length: ReportLength = .standard
  ) throws(Problem) {
    guard chart.kind == .natal else { throw .noBirth(chart.kind) }
    guard !chart.planets.isEmpty else { throw .noPlanets }
    let facts = ChartFacts(of: chart)
    let salience = Salience(of: facts, in: area)
    let rules = book.rules(on: area).filter { !$0.role.isLookedUp }
    var held = Held(Ranking(of: rules, in: facts, salience), in: language, from: book)
    let figured = book.figured(held.candidates, on: area, of: facts, salience, length, in: language)
    func choose(isShared: Bool, mayContradict: Bool = false) throws(Problem) -> Choice.Chosen {
      try Choice(of: held.candidates, on: area, of: facts, in: language)
        .chosen(length, isShared: isShared, mayContradict: mayContradict)
    }
    var made = figured ?? (try? choose(isShared: true))
    if made == nil, let wider = book.withReserve(for: area) {
      let portrait = wider.rules(on: .general).filter { !$0.role.isLookedUp }
      held.add(Ranking(of: portrait, in: facts, salience), in: language, from: wider)
      made = try? choose(isShared: true)
    }
    // A birth of which little is known is better told with a contradiction than refused.
    if made == nil { made = try? choose(isShared: true, mayContradict: true) }
    let chosen: Choice.Chosen
    if let made { chosen = made } else { chosen = try choose(isShared: false) }
    (self.area, self.language, paragraphs) = (area, language, chosen.paragraphs)
    let lookedUp = chosen.paragraphs.joined().filter { $0.rule.role.isLookedUp }
    ranking = Ranking(held.candidates.map(\.match) + lookedUp)
    notes =
      (held.wordless.isEmpty ? [] : [.wordless(held.wordless, in: language)])
      + (length == .full && chosen.bounds != .full ? [.notFull] : [])
    func text(of match: MatchedRule) -> RuleText? {
      held.book.text(of: match.rule.id, on: match.evidence, in: language)
    }
    let parts = Parts(of: ranking, beside: chosen, on: area, of: facts, words: text)
    let used = Array(chosen.paragraphs.joined()) + Array(parts.rules.values)
    let texts = Dictionary(
      used.compactMap { match in text(of: match).map { (match.rule.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    self.texts = texts
    brief = ReportBrief(
      on: area, of: facts, in: language, chosen, parts: parts, texts: texts, salience)
  }

  /// The rules whose texts became paragraphs, in the order of the report: each lead with its clauses.
  package var used: [Rule] { paragraphs.joined().map(\.rule) }
}

extension RuleBook {
  /// The choice by figures; `nil` for a book without joints on the area, and where no choice keeps the bounds.
  fileprivate func figured(
    _ candidates: [Candidate], on area: Area, of facts: ChartFacts, _ salience: Salience,
    _ length: ReportLength, in language: Language
  ) -> Choice.Chosen? {
    guard rules.contains(where: { $0.area == area && $0.role == .joint }) else { return nil }
    let choice = FigureChoice(
      of: candidates, on: area, of: facts, salience, { bridges(on: $0, in: facts, language) },
      resolution: { resolution(of: $0, language) }
    ) {
      text(of: $0.id, on: $0.match.evidence, in: language)?.question != nil
    }
    return choice.plan(within: length == .full ? .full : .standard, in: language)
  }
}

extension RuleBook {
  /// The bridges on an axis that have words in a language and hold in a chart, those of most weight first.
  fileprivate func bridges(on axis: Axis, in facts: ChartFacts, _ language: Language) -> [Candidate] {
    var wordless: [Rule] = []
    let able = bridges.filter { $0.bridge?.axis == axis && $0.condition.evidence(in: facts) != nil }
    // Sorting is stable: of two that weigh the same the first of the book comes first.
    let matches = able.sorted { $0.weight > $1.weight }
      .map { MatchedRule(rule: $0, evidence: [], rank: $0.weight) }
    return [Candidate](matches, in: language, from: self, wordless: &wordless)
  }
}

extension RuleBook {
  /// The last paragraph for a text: that which has the same condition, somebody's own before the book's.
  fileprivate func resolution(of joint: Candidate, _ language: Language) -> Candidate? {
    let (rule, evidence) = (joint.match.rule, joint.match.evidence)
    let able = rules.filter {
      $0.role == .resolution && $0.area == rule.area && $0.condition == rule.condition
    }
    guard let resolution = able.first(where: \.isOwn) ?? able.first else { return nil }
    var wordless: [Rule] = []
    let match = MatchedRule(rule: resolution, evidence: evidence, rank: joint.match.rank)
    return [Candidate]([match], in: language, from: self, wordless: &wordless).first { $0.canLead }
  }
}

/// The rules that hold in a chart, divided into those that have words and those that have none.
private struct Held {
  var candidates: [Candidate]
  var wordless: [Rule] = []
  var book: RuleBook

  init(_ ranking: Ranking, in language: Language, from book: RuleBook) {
    candidates = [Candidate](ranking.matches, in: language, from: book, wordless: &wordless)
    self.book = book
  }

  /// Adds paragraphs of the general portrait, ranked below everything on the area itself.
  mutating func add(_ ranking: Ranking, in language: Language, from book: RuleBook) {
    let reserve = ranking.matches(for: .paragraph).map { match in
      var lower = match
      lower.rank *= 0.1
      return lower
    }
    var silent: [Rule] = []
    candidates += [Candidate](reserve, in: language, from: book, wordless: &silent)
    self.book = book
  }
}

/// How long the analysis of a report is.
public enum ReportLength: String, CaseIterable, Hashable, Sendable, Codable {
  /// 400 to 500 words.
  case standard
  /// 700 to 900 words.
  case full
}

extension Note {
  fileprivate static let notFull = Note(
    ReportNote.notFull, "the chart carries too little for the full length: the report has the standard one")

  fileprivate static func wordless(_ rules: [Rule], in language: Language) -> Note {
    let ids = rules.map(\.id).sorted().joined(separator: ", ")
    return Note(
      ReportNote.noWords(rules: ids), "rules without words in \(language.englishName) are left out: \(ids)")
  }
}
