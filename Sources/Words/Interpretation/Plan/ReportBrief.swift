package import AstroChartModel
public import AstroWording

/// What a writer of a report is given: everything that is true of a birth, of two people or of a span, the subjects
/// of the report, and its bounds.
///
/// It contains neither a name nor birth data. Its JSON form is the format `astrosvitla.brief/2`.
public struct ReportBrief: Sendable {
  /// Something that is true of the chart, of the two charts, or of the span.
  package struct Fact: Hashable, Sendable {
    /// An id that is unique in the brief, such as `fact.sun.sign`.
    package var id: String
    package var factor: Factor
    /// How clearly it shows in the chart, 0…1.
    package var salience: Double
    /// Whose it is; empty in the brief of a birth.
    ///
    /// Of an aspect or a house between two skies, first that of the body that comes first.
    package var owners: [Owner]
    /// The local days on which it is exact, begins or ends; empty for what holds all the time.
    package var dates: [CivilDate]
    /// What it is called; `nil` for the name of the factor.
    package var words: String?

    /// Whether it may be left to a second list.
    package var isMinor: Bool { salience < 0.1 }

    package init(
      _ factor: Factor, salience: Double, of owners: [Owner] = [], on dates: [CivilDate] = [],
      words: String? = nil, id: String? = nil
    ) {
      (self.factor, self.salience, self.owners) = (factor, salience, owners)
      (self.dates, self.words, self.id) = (dates, words, id ?? factor.id)
    }
  }

  /// The subject of one paragraph.
  package struct Subject: Hashable, Sendable {
    /// An id that is unique in a brief, such as `subject.3`.
    package var id: String
    /// Where a report of a birth has it; `nil` in other briefs.
    package var stage: Stage?
    /// The part of a reading of two people or of a span, such as `friction` or `story`; `nil` for a birth.
    package var part: String?
    /// The ids of its facts, beginning with that of the lead.
    package var facts: [String]
    /// The ids of the rules whose words may be used: first those that give a lead (`leads`), then those
    /// that add a clause.
    package var rules: [String]
    /// The ids of each rule's facts, in the order of its condition.
    package var grounds: [[String]]
    /// Its position among the paragraphs that the opening names, from 1; `nil` if it is not named there.
    package var opening: Int?
    /// Whether advice should follow from it.
    package var isAdvised: Bool
    /// How many of the rules, from the first, give their leads; the others add a clause.
    package var leads: Int
    /// Whether the last of the rules is a bridge from the paragraph before, which contradicts this one.
    package var isBridged: Bool
    /// How many of the rules, the last but for a bridge, give only their advice.
    package var advisers: Int

    package init(
      id: String, stage: Stage?, part: String? = nil, facts: [String], rules: [String],
      grounds: [[String]]? = nil, opening: Int? = nil, isAdvised: Bool = false, leads: Int = 1,
      isBridged: Bool = false, advisers: Int = 0
    ) {
      self.part = part
      self.advisers = advisers
      (self.leads, self.isBridged) = (leads, isBridged)
      (self.id, self.stage, self.facts, self.rules) = (id, stage, facts, rules)
      self.grounds = grounds ?? rules.map { _ in facts }
      (self.opening, self.isAdvised) = (opening, isAdvised)
    }
  }

  /// A sentence of the opening or the closing, and the facts it is based on.
  package struct Part: Hashable, Sendable {
    package var role: RuleRole
    package var rule: String
    /// The ids of its facts.
    package var facts: [String]

    package init(role: RuleRole, rule: String, facts: [String]) {
      (self.role, self.rule, self.facts) = (role, rule, facts)
    }
  }

  /// Facts that belong together and that a paragraph joins.
  package struct Figure: Hashable, Sendable {
    /// The id of the paragraph's subject.
    package var id: String
    package var facts: [String]
    /// What it asks of the person; `nil` for a figure that is never the main one.
    package var question: String?

    package init(id: String, facts: [String], question: String? = nil) {
      (self.id, self.facts, self.question) = (id, facts, question)
    }
  }

  /// Two facts that place the person on both sides of an axis, and the sentence that says how one is both.
  package struct Conflict: Hashable, Sendable {
    package var facts: [String]
    package var bridge: String

    package init(facts: [String], bridge: String) { (self.facts, self.bridge) = (facts, bridge) }
  }

  /// What the book says where a rule holds.
  package struct Meaning: Hashable, Sendable {
    package var rule: String
    package var text: String

    package init(rule: String, text: String) { (self.rule, self.text) = (rule, text) }
  }

  /// What was wrong with a text that was written from the brief.
  package struct Finding: Hashable, Sendable {
    package var place: String
    package var message: String

    package init(place: String, message: String) { (self.place, self.message) = (place, message) }
  }

  /// What is to be written.
  package var kind = Kind.birth
  /// The area of a report of a birth; that whose laws hold for a reading of two people or of a span.
  package var area: Area
  /// The days that a reading of a span is for; `nil` for other kinds.
  package var span: Span?
  /// The language that the report is to be written in.
  public var language: Language
  /// The facts of the chart, the most salient first.
  package var facts: [Fact]
  /// The subjects, in the order of the report.
  package var subjects: [Subject]
  /// The figures that the subjects are about, the main one first; empty for a report that is not planned by
  /// figures.
  package var figures: [Figure] = []
  /// The contradictions between neighbouring subjects.
  package var conflicts: [Conflict] = []
  package var bounds: ReportBounds
  /// What a writer must know about the chart, such as that its time of birth is unknown, in the language of
  /// the brief.
  package var notes: [String]
  /// The sentences of the opening and the closing.
  package var parts: [Part]
  /// How the chart was read (houses, rulers, orbs), in the language of the brief.
  package var method: String?
  /// The book's words for the rules of the subjects and parts, in their order.
  package var meanings: [Meaning] = []
  /// What a text on the area must never say.
  package var care: [String] = []
  /// What an unknown time of birth takes away.
  package var withheld: [String] = []
  /// What was wrong with the writer's text when he was asked before; `nil` when he is first asked.
  package var findings: [Finding]?

  /// The same brief without the book's words, for a writer who is not to lean on them.
  public var withoutMeanings: ReportBrief {
    var brief = self
    brief.meanings = []
    return brief
  }

  package init(
    area: Area, language: Language, facts: [Fact], subjects: [Subject], bounds: ReportBounds = .standard,
    notes: [String] = [], parts: [Part] = [], method: String? = nil
  ) {
    (self.area, self.language, self.facts) = (area, language, facts)
    (self.subjects, self.bounds, self.notes) = (subjects, bounds, notes)
    (self.parts, self.method) = (parts, method)
  }

  /// The fact with an id.
  package func fact(_ id: String) -> Fact? { facts.first { $0.id == id } }
}

/// How long the parts of a report may be.
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

  /// The bounds of a report of standard length: an opening of two or three sentences, 400 to 500 words, three
  /// or four pieces of advice.
  package static let standard = ReportBounds(
    openingSentences: 2...3, analysisWords: 400...500, paragraphs: 5...12, pieces: 3...4)

  /// The bounds of a report at full length: 700 to 900 words.
  package static let full = ReportBounds(
    openingSentences: 2...3, analysisWords: 700...900, paragraphs: 8...18, pieces: 3...4)
}

extension ReportBrief {
  /// - Parameters:
  ///   - chosen: The rules of each paragraph in the order of the report, beginning with the one that leads it.
  ///   - texts: The words of the rules, by rule id.
  init(
    on area: Area, of chart: ChartFacts, in language: Language, _ chosen: Choice.Chosen, parts: Parts,
    texts: [String: RuleText], _ salience: Salience
  ) {
    let paragraphs = chosen.paragraphs
    let advised = parts.advised(paragraphs) { texts[$0.rule.id]?.advice != nil }
    let subjects = paragraphs.enumerated().map { index, rules in
      Subject(
        rules, id: "subject.\(index + 1)",
        opening: parts.voices.firstIndex { $0.rule.id == rules[0].rule.id }.map { $0 + 1 },
        isAdvised: advised.contains(index), leads: chosen.leads.isEmpty ? 1 : chosen.leads[index],
        advisers: chosen.advisers.isEmpty ? 0 : chosen.advisers[index])
    }
    let grounds = (Array(paragraphs.joined()) + Array(parts.rules.values)).flatMap(\.evidence)
    let known = chart.all
    let more = Set(grounds).subtracting(known).sorted { $0.id < $1.id }
    let facts = (known + more).map { Fact($0, salience: min(1, salience($0))) }
    self.init(
      area: area, language: language,
      facts: facts.enumerated().sorted { ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset) }
        .map(\.element),
      subjects: subjects, bounds: chosen.bounds,
      notes: chart.chart.hasBirthTime ? [] : language.phrasebook.unknownTime,
      parts: RuleRole.allCases.compactMap { role in
        parts.rules[role].map { Part(role: role, rule: $0.rule.id, facts: $0.evidence.map(\.id)) }
      },
      method: chart.chart.houses.map { _ in
        language.phrasebook.method(houses: chart.chart.settings.houseSystem)
      })
    tell(chosen, in: texts)
    meanings = ReportBrief.meanings(of: Array(paragraphs.joined()) + parts.inOrder, texts, in: language)
    care = language.phrasebook.care(on: area)
    withheld = chart.withheld(in: language)
  }
}

extension ReportBrief.Subject {
  fileprivate init(
    _ rules: [MatchedRule], id: String, opening: Int?, isAdvised: Bool, leads: Int, advisers: Int
  ) {
    let facts = rules.flatMap { $0.evidence.map(\.id) }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    self.init(
      id: id, stage: rules[0].rule.stage, facts: facts, rules: rules.map(\.rule.id),
      grounds: rules.map { $0.evidence.map(\.id) }, opening: opening, isAdvised: isAdvised, leads: leads,
      isBridged: rules.last?.rule.role == .bridge, advisers: advisers)
  }
}
