public import ChartModel
public import Diagnostics
public import Wording

/// What a report is made from: the readings of its paragraphs and of its advice, and every other that held.
public struct ReportPlan: Sendable {
  public let area: Area
  public let language: Language
  /// All rules that hold in the chart, the highest-ranked first.
  public let ranking: Ranking
  let draft: Draft
  let advice: [Reading]
  let keyInfluences: String

  /// Chooses what a report says of a chart.
  ///
  /// - Throws: Where the chart has no planets, or too few for a whole report.
  public init(
    on area: Area, of chart: Chart, in language: Language, from book: RuleBook
  ) throws(Problem) {
    guard !chart.planets.isEmpty else { throw .noPlanets }
    (self.area, self.language) = (area, language)
    let ranking = Ranking(of: book.rules(on: area), in: chart)
    let lot = Lot(of: chart).on(area.rawValue)
    var selection = Selection(ranking.readings.map { Candidate($0, in: language) }) { readings in
      Draft(readings, in: language, by: lot).bridgeWords
    }
    guard let chosen = selection.choose() else {
      throw .tooFewFactors(in: area, ranking.readings.count)
    }
    self.ranking = ranking
    draft = Draft(chosen.map(\.reading), in: language, by: lot)
    advice = Advice.readings(for: draft.paragraphs.map(\.reading), by: lot)
    keyInfluences = KeyInfluences(on: area, in: language, by: lot).text(for: chosen.map(\.reading))
  }

  /// The rules whose texts became paragraphs, in the order of the report.
  public var used: [Rule] { draft.paragraphs.map(\.reading.rule) }
}

extension Report {
  /// The report that a plan makes.
  public init(_ plan: ReportPlan, generatedAt: Timestamp, purchase: Purchase? = nil) {
    let (language, draft) = (plan.language, plan.draft)
    self.init(
      area: plan.area, language: language, title: plan.area.entry.name[language],
      keyInfluences: plan.keyInfluences,
      detailedAnalysis: zip(draft.paragraphs, draft.texts(in: language)).map { paragraph, text in
        Passage(text: text, sources: [paragraph.reading.rule.id])
      },
      recommendations: plan.advice.map { reading in
        Passage(text: reading.rule.recommendation[language], sources: [reading.rule.id])
      },
      generatedAt: generatedAt, purchase: purchase)
  }

  /// What a book says of an area of the life a chart stands for.
  ///
  /// The same chart, book and language always give the same words.
  /// - Throws: Where the chart has no planets, or too few for a whole report.
  public init(
    on area: Area, of chart: Chart, in language: Language, from book: RuleBook, generatedAt: Timestamp,
    purchase: Purchase? = nil
  ) throws(Problem) {
    let plan = try ReportPlan(on: area, of: chart, in: language, from: book)
    self.init(plan, generatedAt: generatedAt, purchase: purchase)
  }
}
