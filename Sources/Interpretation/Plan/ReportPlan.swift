public import ChartModel
public import Diagnostics
public import Wording

/// What a report says and why: the rules of its paragraphs and of its advice, and every other that held.
///
/// A plan chooses and orders; how that is worded is for a `ReportWriter`, who is given the plan's `brief`. The same
/// chart has the same plan in every language, but for a clause or two.
public struct ReportPlan: Sendable {
  public let area: Area
  public let language: Language
  /// All rules that hold in the chart and have words in the language, the highest-ranked first.
  public let ranking: Ranking
  /// What a writer is given.
  public let brief: ReportBrief
  /// What a reader of the report should know of the rules.
  public let notes: [Note]
  /// The rules of each paragraph, the one that leads first.
  let paragraphs: [[MatchedRule]]
  /// The words of the rules it uses, by their ids.
  let texts: [String: RuleText]

  /// Chooses what a report says of a chart.
  ///
  /// - Parameter length: How long the analysis should be; a chart that does not have enough to say for the longer
  ///   one gets the standard.
  /// - Throws: Where the chart is not a birth's, has no planets, or too few for a whole report.
  public init(
    on area: Area, of chart: Chart, in language: Language, from book: RuleBook,
    length: ReportLength = .standard
  ) throws(Problem) {
    guard chart.kind == .natal else { throw .noBirth(chart.kind) }
    guard !chart.planets.isEmpty else { throw .noPlanets }
    let facts = ChartFacts(of: chart)
    let salience = Salience(of: facts, in: area)
    let held = Ranking(of: book.rules(on: area), in: facts, salience)
    var wordless: [Rule] = []
    let candidates = [Candidate](held.matches, in: language, from: book, wordless: &wordless)
    let (chosen, bounds) = try Choice(of: candidates, on: area, of: facts, in: language).chosen(length)
    (self.area, self.language, paragraphs) = (area, language, chosen)
    let silent = Set(wordless.map(\.id))
    ranking = Ranking(held.matches.filter { !silent.contains($0.rule.id) })
    notes = wordless.isEmpty ? [] : [.wordless(wordless, in: language)]
    let parts = Parts(of: ranking, beside: chosen, on: area)
    let used = Array(chosen.joined()) + Array(parts.rules.values)
    texts = Dictionary(
      used.compactMap { match in book.text(of: match.rule.id, in: language).map { (match.rule.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    brief = ReportBrief(
      on: area, of: facts, in: language, paragraphs: chosen, parts: parts, texts: texts, bounds, salience)
  }

  /// The rules whose texts became paragraphs, in the order of the report: each lead with its clauses.
  public var used: [Rule] { paragraphs.joined().map(\.rule) }
}

/// How long the analysis of a report is.
public enum ReportLength: String, CaseIterable, Hashable, Sendable {
  /// 400 to 500 words.
  case standard
  /// 700 to 900 words.
  case full
}

extension Note {
  fileprivate static func wordless(_ rules: [Rule], in language: Language) -> Note {
    let ids = rules.map(\.id).sorted().joined(separator: ", ")
    return Note(.noWords, of: [ids], "rules without words in \(language.englishName) are left out: \(ids)")
  }
}

extension Note.Code {
  /// Rules that hold in a chart, and have no words in the language of the report.
  public static let noWords = Note.Code(rawValue: "NO_WORDS")
}
