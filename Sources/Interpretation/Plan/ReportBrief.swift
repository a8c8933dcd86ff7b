package import ChartModel
public import Wording

/// What a writer of a report is given: all that is true of a chart, what the report is to speak of, and its bounds.
///
/// It holds neither name nor birth data. As JSON it is the brief of the contract, `astrosvitla.brief/1`.
public struct ReportBrief: Sendable {
  /// Something that is true of the chart.
  package struct Fact: Hashable, Sendable {
    package var factor: Factor
    /// How clearly it shows in the chart, 0…1.
    package var salience: Double

    /// Unique among the facts of a chart, such as `fact.sun.sign`.
    package var id: String { factor.id }

    package init(_ factor: Factor, salience: Double) { (self.factor, self.salience) = (factor, salience) }
  }

  /// What one paragraph is about.
  package struct Subject: Hashable, Sendable {
    /// Unique in a brief, such as `subject.3`.
    package var id: String
    package var stage: Stage
    /// The ids of its facts, the one that leads first.
    package var facts: [String]
    /// The ids of the rules whose words may be used: the one that leads, then those that add a clause.
    package var rules: [String]
    /// The ids of each rule's facts, in the order of its condition.
    package var grounds: [[String]]
    /// Its place among the voices of the opening, from 1; `nil` where it does not speak there.
    package var opening: Int?
    /// Whether advice should follow from it.
    package var isAdvised: Bool

    package init(
      id: String, stage: Stage, facts: [String], rules: [String], grounds: [[String]]? = nil,
      opening: Int? = nil, isAdvised: Bool = false
    ) {
      (self.id, self.stage, self.facts, self.rules) = (id, stage, facts, rules)
      self.grounds = grounds ?? rules.map { _ in facts }
      (self.opening, self.isAdvised) = (opening, isAdvised)
    }
  }

  /// A sentence of the opening or the closing, and what it rests on.
  package struct Part: Hashable, Sendable {
    package var role: RuleRole
    package var rule: String
    /// The ids of its facts.
    package var facts: [String]

    package init(role: RuleRole, rule: String, facts: [String]) {
      (self.role, self.rule, self.facts) = (role, rule, facts)
    }
  }

  package var area: Area
  /// What the report is to be written in.
  public var language: Language
  /// The most telling first.
  package var facts: [Fact]
  /// In the order of the report.
  package var subjects: [Subject]
  package var bounds: ReportBounds
  /// What a writer must know of the chart, such as that its time of birth is unknown, in the brief's language.
  package var notes: [String]
  /// The sentences of the opening and the closing.
  package var parts: [Part]
  /// How the chart was read: houses, rulers, orbs, in the brief's language.
  package var method: String?

  package init(
    area: Area, language: Language, facts: [Fact], subjects: [Subject], bounds: ReportBounds = .standard,
    notes: [String] = [], parts: [Part] = [], method: String? = nil
  ) {
    (self.area, self.language, self.facts) = (area, language, facts)
    (self.subjects, self.bounds, self.notes) = (subjects, bounds, notes)
    (self.parts, self.method) = (parts, method)
  }

  /// The fact of an id.
  package func fact(_ id: String) -> Fact? { facts.first { $0.id == id } }
}

/// How long the parts of a report are.
package struct ReportBounds: Hashable, Sendable {
  package var openingSentences: ClosedRange<Int>
  package var analysisWords: ClosedRange<Int>
  package var paragraphs: ClosedRange<Int>
  package var pieces: ClosedRange<Int>

  package init(
    openingSentences: ClosedRange<Int>, analysisWords: ClosedRange<Int>, paragraphs: ClosedRange<Int>,
    pieces: ClosedRange<Int>
  ) {
    (self.openingSentences, self.analysisWords) = (openingSentences, analysisWords)
    (self.paragraphs, self.pieces) = (paragraphs, pieces)
  }

  /// What every report owes its reader: an opening of two or three sentences, 400 to 500 words, three or four pieces
  /// of advice.
  package static let standard = ReportBounds(
    openingSentences: 2...3, analysisWords: 400...500, paragraphs: 6...12, pieces: 3...4)

  /// Of a report at full length: 700 to 900 words.
  package static let full = ReportBounds(
    openingSentences: 2...3, analysisWords: 700...900, paragraphs: 8...18, pieces: 3...4)
}

extension ReportBrief {
  /// - Parameters:
  ///   - paragraphs: In the order of the report, the rule that leads each first.
  ///   - texts: The words of the rules, by their ids.
  init(
    on area: Area, of chart: ChartFacts, in language: Language, paragraphs: [[MatchedRule]], parts: Parts,
    texts: [String: RuleText], _ bounds: ReportBounds, _ salience: Salience
  ) {
    let advised = parts.advised(paragraphs) { texts[$0.rule.id]?.advice != nil }
    let subjects = paragraphs.enumerated().map { index, rules in
      Subject(
        rules, id: "subject.\(index + 1)",
        opening: parts.voices.firstIndex { $0.rule.id == rules[0].rule.id }.map { $0 + 1 },
        isAdvised: advised.contains(index))
    }
    let grounds = (Array(paragraphs.joined()) + Array(parts.rules.values)).flatMap(\.evidence)
    let known = chart.all
    let more = Set(grounds).subtracting(known).sorted { $0.id < $1.id }
    let facts = (known + more).map { Fact($0, salience: min(1, salience($0))) }
    self.init(
      area: area, language: language,
      facts: facts.enumerated().sorted { ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset) }
        .map(\.element),
      subjects: subjects, bounds: bounds,
      notes: chart.chart.hasBirthTime ? [] : language.phrasebook.unknownTime,
      parts: RuleRole.allCases.compactMap { role in
        parts.rules[role].map { Part(role: role, rule: $0.rule.id, facts: $0.evidence.map(\.id)) }
      },
      method: chart.chart.houses.map { _ in
        language.phrasebook.method(houses: chart.chart.settings.houseSystem)
      })
  }
}

extension ReportBrief.Subject {
  fileprivate init(_ rules: [MatchedRule], id: String, opening: Int?, isAdvised: Bool) {
    let facts = rules.flatMap { $0.evidence.map(\.id) }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    self.init(
      id: id, stage: rules[0].rule.stage, facts: facts, rules: rules.map(\.rule.id),
      grounds: rules.map { $0.evidence.map(\.id) }, opening: opening, isAdvised: isAdvised)
  }
}
