public import ChartModel
public import Wording

/// What a writer of a report is given: all that is true of a chart, what the report is to speak of, and its bounds.
///
/// It holds neither name nor birth data. As JSON it is the brief of the contract, `astrosvitla.brief/1`.
public struct ReportBrief: Sendable {
  /// Something that is true of the chart.
  public struct Fact: Hashable, Sendable {
    public var factor: Factor
    /// How clearly it shows in the chart, 0…1.
    public var salience: Double

    /// Unique among the facts of a chart, such as `fact.sun.sign`.
    public var id: String { factor.id }

    public init(_ factor: Factor, salience: Double) { (self.factor, self.salience) = (factor, salience) }
  }

  /// What one paragraph is about.
  public struct Subject: Hashable, Sendable {
    /// Unique in a brief, such as `subject.3`.
    public var id: String
    public var stage: Stage
    /// The ids of its facts, the one that leads first.
    public var facts: [String]
    /// The ids of the rules whose words may be used, the one that leads first.
    public var rules: [String]
    /// Its place among the voices of the opening, from 1; `nil` where it does not speak there.
    public var opening: Int?
    /// Whether advice should follow from it.
    public var isAdvised: Bool

    public init(
      id: String, stage: Stage, facts: [String], rules: [String], opening: Int? = nil, isAdvised: Bool = false
    ) {
      (self.id, self.stage, self.facts, self.rules) = (id, stage, facts, rules)
      (self.opening, self.isAdvised) = (opening, isAdvised)
    }
  }

  public var area: Area
  public var language: Language
  /// The most telling first.
  public var facts: [Fact]
  /// In the order of the report.
  public var subjects: [Subject]
  public var bounds: ReportBounds
  /// What a writer must know of the chart, such as that its time of birth is unknown, in the brief's language.
  public var notes: [String]
  /// Decides among wordings that are as good as one another: the same brief always reads the same.
  package var variation: UInt64

  public init(
    area: Area, language: Language, facts: [Fact], subjects: [Subject], bounds: ReportBounds = .standard,
    notes: [String] = []
  ) {
    (self.area, self.language, self.facts) = (area, language, facts)
    (self.subjects, self.bounds, self.notes) = (subjects, bounds, notes)
    variation = (facts.map(\.id) + subjects.flatMap(\.rules)).reduce(Lot.seed) { Lot(state: $0).on($1).state }
  }

  /// The fact of an id.
  public func fact(_ id: String) -> Fact? { facts.first { $0.id == id } }
}

/// How long the parts of a report are.
public struct ReportBounds: Hashable, Sendable {
  public var openingSentences: ClosedRange<Int>
  public var analysisWords: ClosedRange<Int>
  public var paragraphs: ClosedRange<Int>
  public var pieces: ClosedRange<Int>

  public init(
    openingSentences: ClosedRange<Int>, analysisWords: ClosedRange<Int>, paragraphs: ClosedRange<Int>,
    pieces: ClosedRange<Int>
  ) {
    (self.openingSentences, self.analysisWords) = (openingSentences, analysisWords)
    (self.paragraphs, self.pieces) = (paragraphs, pieces)
  }

  /// What every report owes its reader: an opening of two or three sentences, 400 to 500 words, three or four pieces
  /// of advice.
  public static let standard = ReportBounds(
    openingSentences: 2...3, analysisWords: 400...500, paragraphs: 6...10, pieces: 3...4)
}

extension ReportBrief {
  /// - Parameters:
  ///   - paragraphs: In the order of the report.
  ///   - voices: Who speaks in the opening.
  init(
    on area: Area, of facts: ChartFacts, in language: Language, paragraphs: [MatchedRule],
    voices: [MatchedRule], advice: [MatchedRule], _ prominence: Prominence, variation: Lot
  ) {
    let advised = Set(advice.map(\.rule.id))
    self.area = area
    self.language = language
    self.facts = facts.all.map { Fact($0, salience: $0.strength(given: prominence)) }.sorted {
      $0.salience > $1.salience
    }
    subjects = paragraphs.enumerated().map { index, match in
      Subject(
        id: "subject.\(index + 1)", stage: match.rule.stage, facts: match.evidence.map(\.id),
        rules: [match.rule.id],
        opening: voices.firstIndex { $0.rule.id == match.rule.id }.map { $0 + 1 },
        isAdvised: advised.contains(match.rule.id))
    }
    bounds = .standard
    notes = facts.chart.hasBirthTime ? [] : language.phrasebook.unknownTime
    self.variation = variation.state
  }
}
