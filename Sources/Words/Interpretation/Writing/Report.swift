public import AstroChartModel
package import AstroDiagnostics
public import AstroWording

/// A reading of one area of a person's life, in one language.
public struct Report: Hashable, Sendable {
  /// The area it is about.
  public var area: Area
  /// The language it is written in.
  public var language: Language
  /// The title of the whole report.
  public var title: String
  /// The opening: two or three sentences on what dominates.
  public var keyInfluences: String
  /// The paragraphs of the analysis: 6 to 12 with 400 to 500 words in all, or 8 to 18 with 700 to 900 words
  /// at full length.
  public var detailedAnalysis: [Passage]
  /// Three or four pieces of advice.
  public var recommendations: [Passage]
  /// The closing: strengths, the lasting task, and where it leads.
  public var closing: Passage?
  /// The facts it is based on, the most salient first.
  package var restsOn: [Ground] = []
  /// The terms that occur in it.
  public var terms: [Term] = []
  /// How the chart was read, or what is left out because the time of birth is unknown.
  package var method: String?
  /// What a reader should know about how it was made, such as that the chart carries too little for the full length.
  package var notes: [String] = []
  /// The name and version of the writer, such as `rules/1`.
  package var generator: String
  package var generatedAt: Moment?
  /// The receipt of its purchase, given by the caller.
  package var purchase: Purchase?

  package init(
    area: Area, language: Language, title: String, keyInfluences: String, detailedAnalysis: [Passage],
    recommendations: [Passage], generator: String = Report.generator, generatedAt: Moment?,
    purchase: Purchase? = nil
  ) {
    (self.area, self.language, self.title) = (area, language, title)
    (self.keyInfluences, self.detailedAnalysis) = (keyInfluences, detailedAnalysis)
    (self.recommendations, self.generator) = (recommendations, generator)
    (self.generatedAt, self.purchase) = (generatedAt, purchase)
  }

  /// A report that a person or a model has written.
  ///
  /// - Parameters:
  ///   - area: The area it is about.
  ///   - language: The language it is written in.
  ///   - title: The title of the whole report.
  ///   - keyInfluences: Two or three sentences on what dominates.
  ///   - detailedAnalysis: The paragraphs of the analysis.
  ///   - recommendations: Three or four pieces of advice.
  ///   - closing: Strengths, the lasting task, and where it leads.
  ///   - terms: The terms that occur in it.
  ///   - generator: The name and version of the writer, such as `scribe/1`.
  public init(
    area: Area, language: Language, title: String, keyInfluences: String, detailedAnalysis: [Passage],
    recommendations: [Passage], closing: Passage?, terms: [Term] = [], generator: String
  ) {
    self.init(
      area: area, language: language, title: title, keyInfluences: keyInfluences,
      detailedAnalysis: detailedAnalysis, recommendations: recommendations, generator: generator,
      generatedAt: nil)
    (self.closing, self.terms) = (closing, terms)
  }

  /// The name and version of the writer that uses rules.
  package static let generator = "rules/1"
}

extension Report {
  /// What a rule book says about one area of life in a chart.
  ///
  /// The same chart, book and language always give the same text.
  /// - Throws: `noReport` if the chart is not a birth chart, has no planets, or too few rules hold for a
  ///   whole report.
  package init(
    on area: Area, of chart: Chart, in language: Language, from book: RuleBook, generatedAt: Moment?,
    purchase: Purchase? = nil
  ) throws(Problem) {
    let plan = try ReportPlan(on: area, of: chart, in: language, from: book)
    self.init(plan, generatedAt: generatedAt, purchase: purchase)
  }
}

extension Report {
  /// A paragraph or a piece of advice, with the rules it is based on.
  public struct Passage: Hashable, Sendable {
    /// One paragraph of plain text.
    public var text: String
    /// The ids of rules or facts; never empty in a report of this library.
    public var sources: [String]
    /// The stage under whose heading a paragraph stands.
    package var stage: Stage?
    /// The ids of the facts it is based on.
    package var facts: [String]

    /// A paragraph or a piece of advice, and the ids of the rules or facts it is based on.
    public init(text: String, sources: [String]) { self.init(text: text, sources: sources, facts: []) }

    package init(text: String, sources: [String], stage: Stage? = nil, facts: [String] = []) {
      (self.text, self.sources, self.stage, self.facts) = (text, sources, stage, facts)
    }
  }

  /// A fact that a report is based on.
  package struct Ground: Hashable, Sendable {
    /// The id of the fact, such as `fact.sun.sign`.
    package var fact: String
    /// The name of the fact.
    package var words: String
    /// How clearly it shows in the chart, 0…1.
    package var salience: Double
    /// The distance from exact, in degrees.
    package var orb: Double?

    package init(fact: String, words: String, salience: Double, orb: Double? = nil) {
      (self.fact, self.words, self.salience, self.orb) = (fact, words, salience, orb)
    }
  }

  /// A term with a short explanation.
  public struct Term: Hashable, Sendable {
    /// The term as the report uses it.
    public var term: String
    /// What it means, in one sentence.
    public var meaning: String

    /// A term, and what it means in one sentence.
    public init(term: String, meaning: String) { (self.term, self.meaning) = (term, meaning) }
  }
}

/// The receipt of a report that was bought.
package struct Purchase: Hashable, Sendable {
  package var productID: String
  package var purchasedAt: Moment
  package var transactionID: String

  package init(productID: String, purchasedAt: Moment, transactionID: String) {
    (self.productID, self.purchasedAt, self.transactionID) = (productID, purchasedAt, transactionID)
  }

  /// What the shop calls the report on an area.
  package static func product(on area: Area) -> String {
    "com.astrosvitla.astroinsight.report.\(area.rawValue)"
  }
}
