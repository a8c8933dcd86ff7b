public import AstroChartModel
public import AstroDiagnostics
public import AstroInterpretation
public import AstroSynastry
public import AstroWording

/// A reading of two people, in one language: what joins their charts most closely, in five parts, a word to each, and
/// advice for both.
///
/// The same charts always give the same text. Whoever is named first, it tells the same but for the order of the two.
public struct CoupleReport: Hashable, Sendable {
  /// One part of the reading.
  public struct Part: Hashable, Sendable {
    /// The name of the part in files: `attraction`, `safety`, `talk`, `friction` or `lasting`.
    public let stage: String
    /// The heading of the part.
    public let heading: String
    /// Its paragraph, with the ids of the texts and facts it rests on.
    public internal(set) var passage: Report.Passage
    /// What its texts rest on.
    package internal(set) var evidence: [CoupleFact]
  }

  /// A word to one of the two.
  public struct Address: Hashable, Sendable {
    /// The name of the person.
    public let name: String
    /// What the person is told.
    public internal(set) var passage: Report.Passage
    /// What its sentences rest on.
    package internal(set) var evidence: [CoupleFact]
  }

  /// The language it is written in.
  public let language: Language
  /// The two names as a title.
  public let title: String
  /// The names of the two.
  public let names: [String]
  /// The charts and scores that it reads.
  public let synastry: Synastry
  /// The opening: the figure between the two, and the question it asks of both.
  public internal(set) var keyInfluences: String
  /// The parts, in order.
  public internal(set) var parts: [Part]
  /// A word to each of the two.
  public internal(set) var toEach: [Address]
  /// Three pieces of advice for both.
  public internal(set) var recommendations: [Report.Passage]
  /// What is not told because a time of birth is unknown; `nil` if both are known.
  public let method: String?
  /// Who wrote it, and in which version.
  public internal(set) var generator = "couples/1"
  /// When it was written; `nil` if that is not said.
  package let generatedAt: Moment?

  /// Reads two charts.
  ///
  /// - Throws: `noReport` for a language without texts, and if nothing that the book knows ties the two.
  public init(of synastry: Synastry, in language: Language, generatedAt: Moment? = nil) throws(Problem) {
    let tellings = try CoupleReport.tellings(synastry, language)
    let plan = CouplePlan(synastry, for: tellings)
    guard let telling = tellings.last, let frame = plan.frame else {
      throw Problem(
        .noReport,
        Told(
          "nothing that the readings of two people know ties these charts",
          hint: "compute both from their births",
          ukrainian: "ці карти не пов’язує нічого, про що вміє сказати читання для двох",
          hint: "обчисліть обидві з народжень"))
    }
    (self.language, self.synastry, self.generatedAt) = (language, synastry, generatedAt)
    (title, names) = (telling.title, telling.names)
    keyInfluences = frame.opening(in: telling)
    parts = plan.parts.map { part in
      Part(
        stage: part.stage.rawValue, heading: telling.plain("stage.\(part.stage.rawValue)"),
        passage: Report.Passage(
          text: telling.paragraph(part.items),
          sources: part.items.map { "couple." + $0.text },
          facts: part.items.map(\.fact.id)), evidence: part.items.map(\.fact))
    }
    toEach = Person.allCases.map { CoupleReport.address(to: $0, frame.words(to: $0), telling) }
    recommendations = plan.advice.map { item in
      Report.Passage(text: telling.text(of: item), sources: ["couple." + item.text], facts: [item.fact.id])
    }
    method = CoupleReport.untimed(synastry, telling)
  }

  /// The languages that a plan fits: all that have texts, and last the one that is asked for.
  static func tellings(_ synastry: Synastry, _ language: Language) throws(Problem) -> [CoupleTelling] {
    var tellings: [CoupleTelling] = []
    for other in Language.allCases where other != language {
      tellings.append(try CoupleTelling(synastry, in: other))
    }
    return tellings + [try CoupleTelling(synastry, in: language)]
  }

  private static func address(
    to person: Person, _ items: [CoupleItem], _ telling: CoupleTelling
  ) -> Address {
    Address(
      name: telling.names[person.rawValue],
      passage: Report.Passage(
        text: items.map(telling.text).joined(separator: " "), sources: items.map { "couple." + $0.text }),
      evidence: items.map(\.fact))
  }

  private static func untimed(_ synastry: Synastry, _ telling: CoupleTelling) -> String? {
    switch (synastry.first.hasBirthTime, synastry.second.hasBirthTime) {
    case (true, true): nil
    case (false, false): telling.plain("untimed.both")
    case (false, true): telling.untimed(.first)
    case (true, false): telling.untimed(.second)
    }
  }

  /// How many words the whole has.
  package var wordCount: Int {
    let texts =
      [keyInfluences] + parts.map(\.passage.text) + toEach.map(\.passage.text) + recommendations.map(\.text)
    return texts.reduce(0) { $0 + WordCount.of($1) }
  }
}
