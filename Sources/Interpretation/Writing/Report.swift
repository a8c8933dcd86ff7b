public import ChartModel
public import Diagnostics
public import Wording

/// What is said of one area of a person's life, in one language.
public struct Report: Hashable, Sendable {
  public var area: Area
  public var language: Language
  public var title: String
  /// Two or three sentences on what dominates.
  public var keyInfluences: String
  /// Six to ten paragraphs of 400 to 500 words in all.
  public var detailedAnalysis: [Passage]
  /// Three or four.
  public var recommendations: [Passage]
  /// What wrote the report, and in which version.
  public var generator: String
  public var generatedAt: Timestamp
  /// How it was paid for; comes from the caller.
  public var purchase: Purchase?

  public init(
    area: Area, language: Language, title: String, keyInfluences: String, detailedAnalysis: [Passage],
    recommendations: [Passage], generator: String = Report.generator, generatedAt: Timestamp,
    purchase: Purchase? = nil
  ) {
    (self.area, self.language, self.title) = (area, language, title)
    (self.keyInfluences, self.detailedAnalysis) = (keyInfluences, detailedAnalysis)
    (self.recommendations, self.generator) = (recommendations, generator)
    (self.generatedAt, self.purchase) = (generatedAt, purchase)
  }

  /// This composer.
  public static let generator = "rules/1"
}

extension Report {
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

/// A paragraph or a piece of advice, and the rules it rests on.
public struct Passage: Hashable, Sendable {
  public var text: String
  /// Rule ids; never empty in a report of ours.
  public var sources: [String]

  public init(text: String, sources: [String]) { (self.text, self.sources) = (text, sources) }
}

/// The receipt of a report that was bought.
public struct Purchase: Hashable, Sendable {
  public var productID: String
  public var purchasedAt: Timestamp
  public var transactionID: String

  public init(productID: String, purchasedAt: Timestamp, transactionID: String) {
    (self.productID, self.purchasedAt, self.transactionID) = (productID, purchasedAt, transactionID)
  }
}
