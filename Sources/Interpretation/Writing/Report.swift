public import ChartModel
package import Diagnostics
public import Wording

/// What is said of one area of a person's life, in one language.
public struct Report: Hashable, Sendable {
  /// What it is about.
  public var area: Area
  /// What it is written in.
  public var language: Language
  /// Of the whole report.
  public var title: String
  /// Two or three sentences on what dominates.
  public var keyInfluences: String
  /// Six to ten paragraphs of 400 to 500 words in all.
  public var detailedAnalysis: [Passage]
  /// Three or four.
  public var recommendations: [Passage]
  /// Strengths, the standing task, where it leads.
  public var closing: Passage?
  /// The facts it rests on, the most salient first.
  package var restsOn: [Ground] = []
  /// The terms that occur in it.
  public var terms: [Term] = []
  /// How the chart was read, or what is not said because the time of birth is unknown.
  package var method: String?
  /// What wrote the report, and in which version.
  package var generator: String
  package var generatedAt: Timestamp?
  /// How it was paid for; comes from the caller.
  package var purchase: Purchase?

  package init(
    area: Area, language: Language, title: String, keyInfluences: String, detailedAnalysis: [Passage],
    recommendations: [Passage], generator: String = Report.generator, generatedAt: Timestamp?,
    purchase: Purchase? = nil
  ) {
    (self.area, self.language, self.title) = (area, language, title)
    (self.keyInfluences, self.detailedAnalysis) = (keyInfluences, detailedAnalysis)
    (self.recommendations, self.generator) = (recommendations, generator)
    (self.generatedAt, self.purchase) = (generatedAt, purchase)
  }

  /// This composer.
  package static let generator = "rules/1"
}

extension Report {
  /// What a book says of an area of the life a chart stands for.
  ///
  /// The same chart, book and language always give the same words.
  /// - Throws: Where the chart has no planets, or too few for a whole report.
  package init(
    on area: Area, of chart: Chart, in language: Language, from book: RuleBook, generatedAt: Timestamp?,
    purchase: Purchase? = nil
  ) throws(Problem) {
    let plan = try ReportPlan(on: area, of: chart, in: language, from: book)
    self.init(plan, generatedAt: generatedAt, purchase: purchase)
  }
}

extension Report {
  /// A paragraph or a piece of advice, and the rules it rests on.
  public struct Passage: Hashable, Sendable {
    /// Plain text, one paragraph.
    public var text: String
    /// Ids of rules or facts; never empty in a report of ours.
    public var sources: [String]
    /// Under which heading a paragraph stands.
    package var stage: Stage?
    /// The ids of the facts it rests on.
    package var facts: [String]

    package init(text: String, sources: [String], stage: Stage? = nil, facts: [String] = []) {
      (self.text, self.sources, self.stage, self.facts) = (text, sources, stage, facts)
    }
  }

  /// A fact that a report rests on.
  package struct Ground: Hashable, Sendable {
    /// Such as `fact.sun.sign`.
    package var fact: String
    /// What it is called.
    package var words: String
    /// How clearly it shows in the chart, 0…1.
    package var salience: Double
    /// How far from exact, in degrees.
    package var orb: Double?

    package init(fact: String, words: String, salience: Double, orb: Double? = nil) {
      (self.fact, self.words, self.salience, self.orb) = (fact, words, salience, orb)
    }
  }

  /// A term, and what it means in half a line.
  public struct Term: Hashable, Sendable {
    /// The word, as the report uses it.
    public var term: String
    /// What it means, in one sentence.
    public var meaning: String

    package init(term: String, meaning: String) { (self.term, self.meaning) = (term, meaning) }
  }
}

/// The receipt of a report that was bought.
package struct Purchase: Hashable, Sendable {
  package var productID: String
  package var purchasedAt: Timestamp
  package var transactionID: String

  package init(productID: String, purchasedAt: Timestamp, transactionID: String) {
    (self.productID, self.purchasedAt, self.transactionID) = (productID, purchasedAt, transactionID)
  }
}
