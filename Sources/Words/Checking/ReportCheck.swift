import AstroChartModel
public import AstroDiagnostics
public import AstroInterpretation
import AstroWording

/// Checks a report against the brief it was written from.
///
/// It finds where a text mentions bodies, signs, houses, aspects and motion, in every inflection of its
/// language, and reports each statement that is not a fact of the brief. Whatever the chart, it reports remedies,
/// prophecy, promises, despair, control told as love, dates, sums, another language, the nature of an aspect turned
/// round, and a sentence told twice. It does not understand the rest of a sentence. Its time is that of the text.
public struct ReportCheck: Sendable {
  private let brief: ReportBrief
  private let known: KnownFacts
  private let finder: MentionFinder
  private let cautions: CautionCheck
  private let nature: NatureCheck
  /// What is known of each of the two people alone; empty for other briefs.
  private let each: [KnownFacts]
  /// What is known of the Sun's return in a span.
  private let returned: KnownFacts?

  /// Prepares to check reports that were written from a brief.
  public init(against brief: ReportBrief) {
    self.brief = brief
    finder = MentionFinder.all[brief.language]
    var known = KnownFacts(brief.facts)
    known.withhold(brief.withheld, finder)
    self.known = known
    cautions = CautionCheck(in: brief.language, dates: brief.days, notes: brief.notes)
    each = brief.kind == .couple ? KnownFacts.ofEach(brief.facts) : []
    returned = KnownFacts.ofReturn(brief.facts)
    nature = NatureCheck.all[brief.language]
  }

  /// Something that is wrong with a text.
  public struct Finding: Sendable {
    /// What kind of mistake it is.
    public let kind: FindingKind
    /// Where it is, and why it is one.
    public let problem: Problem
  }

  /// What is wrong with a report, each finding with its place; empty if all its statements are true, it harms and
  /// promises nothing, and keeps its bounds.
  public func findings(in report: Report) -> [Problem] { review(of: report).map(\.problem) }

  /// The same, each finding with its kind.
  public func review(of report: Report) -> [Finding] { review(of: ReportDraft(report)) }

  /// What is wrong with a report of any kind.
  public func findings(in draft: ReportDraft) -> [Problem] { review(of: draft).map(\.problem) }

  /// The same, each finding with its kind.
  public func review(of draft: ReportDraft) -> [Finding] {
    let frame = frame(of: draft)
    guard draft.kind == brief.kind else { return frame }
    var told: Set<[String]> = []
    let cast = Cast(draft.names, each, in: brief.language)
    return frame + bounds(of: draft) + figure(of: draft)
      + draft.parts.flatMap { unknownSources(in: $0) + untruths(in: $0, by: cast, &told) }
  }

  /// What is wrong with plain paragraphs, which are parted by blank lines: each finding at its paragraph, from 0.
  ///
  /// Paragraphs name no sources and have no bounds.
  public func findings(in text: String) -> [Problem] { review(of: text).map(\.problem) }

  /// The same, each finding with its kind.
  public func review(of text: String) -> [Finding] {
    var told: Set<[String]> = []
    return ReportCheck.paragraphs(of: text).enumerated().flatMap { index, paragraph in
      untruths(in: .init(.analysis, at: [.index(index)], text: paragraph), by: .none, &told)
    }
  }

  private static func paragraphs(of text: String) -> [String] {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.allSatisfy(\.isWhitespace) {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(line)
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  // MARK: - The whole

  private func frame(of draft: ReportDraft) -> [Finding] {
    var findings: [Finding] = []
    func differs(_ field: String, _ known: String) {
      findings.append(.init(.frame, [.name(field)], ClaimFault.otherThanBrief(known)))
    }
    if draft.kind != brief.kind {
      differs("kind", brief.kind.rawValue)
    } else if brief.kind == .birth, draft.area != brief.area {
      differs("area", brief.area.rawValue)
    }
    if draft.language != brief.language { differs("language", brief.language.tag) }
    return findings
  }

  private func bounds(of draft: ReportDraft) -> [Finding] {
    draft.departures(from: brief.bounds).map { .init(.bounds, [], ClaimFault.outOfBounds($0)) }
  }

  /// Whether some paragraph rests on the main figure.
  private func figure(of draft: ReportDraft) -> [Finding] {
    guard let main = brief.figures.first else { return [] }
    let rules = brief.subjects.first { $0.id == main.id }?.rules ?? []
    let grounds = Set(main.facts + rules)
    let isTold = draft.parts.contains { part in
      part.section == .analysis && !grounds.isDisjoint(with: (part.sources ?? []) + part.facts)
    }
    return isTold ? [] : [.init(.figure, [.name("detailedAnalysis")], ClaimFault.noFigure)]
  }

  // MARK: - Sentences

  private func unknownSources(in part: ReportDraft.Part) -> [Finding] {
    (part.sources ?? []).filter { facts(of: $0) == nil }.map { source in
      Finding(.source, part.place + [.name("sources")], ClaimFault.source(source))
    }
  }

  /// The facts that a source stands for: a single fact, or those of the subject or part that a rule belongs to; `nil`
  /// for an unknown source.
  private func facts(of source: String) -> [Factor]? {
    if let fact = brief.fact(source) { return [fact.factor] }
    let ids =
      brief.subjects.first { $0.rules.contains(source) }?.facts
      ?? brief.parts.first { $0.rule == source }?.facts
    return ids.map { $0.compactMap { brief.fact($0)?.factor } }
  }

  /// What is wrong with a part, sentence by sentence.
  ///
  /// - Parameters:
  ///   - cast: The two people, as the text names them.
  ///   - told: The sentences that were told before it.
  private func untruths(
    in part: ReportDraft.Part, by cast: Cast, _ told: inout Set<[String]>
  ) -> [Finding] {
    let grounds = (part.sources ?? []).flatMap { facts(of: $0) ?? [] }
    // What two people or a span are told of rests on more than one part of the brief.
    let context = grounds.isEmpty || brief.kind != .birth ? known : KnownFacts(grounds)
    let checks = checks(of: part.text, in: context, cast)
    // The ruler of a sign that is told of may be named, whatever it does elsewhere.
    let confirmed = checks.reduce(into: context.bodies.union(context.dispositors)) {
      $0.formUnion($1.confirmed)
    }
    let place = part.place + (part.sources == nil ? [] : [.name("text")])
    return checks.flatMap { check in
      let sentence = check.reader.sentence
      let objections =
        check.findings + strangers(in: check, confirmed) + nature.objections(to: check.reader)
        + cautions.objections(to: sentence) + cast.objections(to: sentence)
        + (part.section.mayRepeat ? [] : repetition(of: sentence, &told))
      return objections.map { Finding($0.kind, place, $0.reason.about(String(sentence.text))) }
    }
  }

  /// Each sentence, with what those before it spoke of.
  private func checks(of text: String, in context: KnownFacts, _ cast: Cast) -> [SentenceCheck] {
    let words = brief.language.phrasebook
    var antecedents: [KnownFacts.Entity] = []
    var named: [KnownFacts.Entity] = []
    var signs: Set<Sign> = []
    var isOfReturn = false
    return finder.sentences(of: text).map { sentence in
      isOfReturn = sentence.speaks(of: words.returns) || isOfReturn && sentence.has(words.pronouns)
      let check = SentenceCheck(
        reader: ClaimReader(sentence, in: words, known), known: known, words: words, context: context,
        antecedents: antecedents, named: named, namedSigns: signs, cast: cast,
        returned: isOfReturn ? returned : nil)
      antecedents = check.spokenOf
      named += check.reader.subjects.flatMap(\.entities)
      signs.formUnion(check.reader.signs)
      return check
    }
  }

  /// The fewest words of a sentence that is not told twice by chance; a span says alike where each slow body is.
  private var leastRepeated: Int { brief.kind == .birth || brief.kind == .couple ? 5 : 8 }

  private func repetition(
    of sentence: MentionFinder.Sentence, _ told: inout Set<[String]>
  ) -> [Objection] {
    // What the sky does on a day may be told where it is summed up once more.
    let isDated = brief.kind != .birth && sentence.has(Set(brief.language.phrasebook.monthNames))
    guard sentence.words.count >= leastRepeated, !isDated, !told.insert(sentence.words).inserted else {
      return []
    }
    return [Objection(.repetition, ClaimFault.repetition)]
  }

  /// The bodies that a sentence names although neither its sources nor a true claim mention them.
  private func strangers(in check: SentenceCheck, _ confirmed: Set<Body>) -> [Objection] {
    check.reader.sentence.found.compactMap { found in
      guard case .body(let body) = found.mention, !confirmed.contains(body) else { return nil }
      return Objection(.stranger, ClaimFault.stranger(body))
    }
  }
}

extension MentionFinder.Sentence {
  /// Whether one of some phrases stands in it, each as the beginnings of consecutive words.
  fileprivate func speaks(of phrases: [[String]]) -> Bool {
    phrases.contains { phrase in
      words.indices.contains { start in
        let row = words[start...].prefix(phrase.count)
        return row.count == phrase.count && zip(row, phrase).allSatisfy { $0.hasPrefix($1) }
      }
    }
  }

  fileprivate func has(_ some: Set<String>) -> Bool { words.contains(where: some.contains) }
}

extension KnownFacts {
  /// The rulers of the signs that are known.
  fileprivate var dispositors: Set<Body> {
    Set(signs.values.joined().flatMap(\.rulers))
  }
}

extension ReportBrief {
  /// The days that a text may name: those of its events, and the first and the last of its span.
  fileprivate var days: Set<CivilDate> {
    Set(facts.flatMap(\.dates) + [span?.first, span?.last].compactMap(\.self))
  }
}

extension ReportDraft.Section {
  /// Whether it may say what is said elsewhere: a headline, and what is told to each of two who are alike.
  fileprivate var mayRepeat: Bool { self == .address || self == .headline }
}

extension ReportCheck.Finding {
  fileprivate init(_ kind: FindingKind, _ steps: [Problem.Location.Step], _ reason: Told) {
    self.kind = kind
    problem = Problem(.invalidReport, at: Problem.Location(path: steps), reason)
  }
}
