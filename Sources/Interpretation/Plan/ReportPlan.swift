public import ChartModel
public import Diagnostics
public import Wording

/// What a report says and why: the rules of its paragraphs and of its advice, and every other that held.
///
/// A plan chooses and orders; how that is worded is for a `ReportWriter`, who is given the plan's `brief`.
public struct ReportPlan: Sendable {
  public let area: Area
  public let language: Language
  /// All rules that hold in the chart and have words in the language, the highest-ranked first.
  public let ranking: Ranking
  /// What a writer is given.
  public let brief: ReportBrief
  /// What a reader of the report should know of the rules.
  public let notes: [Note]
  let draft: Draft
  let advice: [MatchedRule]
  /// The words of the rules it uses, by their ids.
  let texts: [String: RuleText]

  /// Chooses what a report says of a chart.
  ///
  /// - Throws: Where the chart is not a birth's, has no planets, or too few for a whole report.
  public init(
    on area: Area, of chart: Chart, in language: Language, from book: RuleBook
  ) throws(Problem) {
    guard chart.kind == .natal else { throw .noBirth(chart.kind) }
    guard !chart.planets.isEmpty else { throw .noPlanets }
    let facts = ChartFacts(of: chart)
    let lot = Lot(of: chart)
    let prominence = Prominence(in: facts)
    let held = Ranking(of: book.rules(on: area), in: facts, by: lot, prominence)
    let (ranking, wordless, candidates) = held.speaking(language, from: book)
    let chosen = try ReportPlan.choose(candidates, on: area, in: language, by: lot.on(area.rawValue))
    (self.area, self.language, self.ranking) = (area, language, ranking)
    draft = Draft(chosen, in: language, by: lot.on(area.rawValue))
    advice = Advice.matches(for: draft.paragraphs.map(\.match), by: lot.on(area.rawValue))
    notes = wordless.isEmpty ? [] : [.wordless(wordless, in: language)]
    texts = Dictionary(
      chosen.compactMap { match in
        book.text(of: match.rule.id, in: language).map { (match.rule.id, $0) }
      }, uniquingKeysWith: { first, _ in first })
    brief = ReportBrief(
      on: area, of: facts, in: language, paragraphs: draft.paragraphs.map(\.match),
      voices: Voices.among(chosen), advice: advice, prominence, variation: lot.on(area.rawValue))
  }

  private static func choose(
    _ candidates: [Candidate], on area: Area, in language: Language, by lot: Lot
  ) throws(Problem) -> [MatchedRule] {
    var selection = Selection(candidates) { Draft($0, in: language, by: lot).bridgeWords }
    guard let chosen = selection.choose() else { throw .tooFewFactors(in: area, candidates.count) }
    return chosen.map(\.match)
  }

  /// The rules whose texts became paragraphs, in the order of the report.
  public var used: [Rule] { draft.paragraphs.map(\.match.rule) }
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
