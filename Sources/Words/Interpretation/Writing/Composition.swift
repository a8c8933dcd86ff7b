import AstroChartModel
import AstroDiagnostics
import AstroWording

/// Composes the sections of a report from a brief and the words of rules.
struct Composition {
  private let brief: ReportBrief
  private let facts: [String: ReportBrief.Fact]
  /// The words of a rule on its evidence, with their slots not yet filled.
  private let words: (String, [Factor]) -> RuleText?

  init(of brief: ReportBrief, words: @escaping (String, [Factor]) -> RuleText?) {
    (self.brief, self.words) = (brief, words)
    facts = Dictionary(brief.facts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private var book: any Phrasebook { brief.language.phrasebook }

  /// Why a subject cannot be written: its facts are missing, or its rules have no words; `nil` if all can be
  /// written.
  var problem: Problem? {
    for subject in brief.subjects where paragraph(on: subject) == nil {
      guard subject.facts.contains(where: { facts[$0] != nil }) else {
        return Problem(
          .noReport, at: Problem.Location(subject: subject.id), ReportFault.noFact)
      }
      return Problem(
        .noReport, at: Problem.Location(subject: subject.id),
        ReportFault.noWords(in: brief.language))
    }
    return nil
  }

  /// The report, without the subjects that cannot be written.
  func report(generatedAt: Moment?) -> Report {
    let paragraphs = brief.subjects.compactMap(paragraph)
    var report = Report(
      area: brief.area, language: brief.language, title: brief.area.name(in: brief.language),
      keyInfluences: opening(paragraphs), detailedAnalysis: paragraphs.map(\.passage),
      recommendations: paragraphs.filter(\.subject.isAdvised).compactMap(\.advice), generatedAt: generatedAt)
    report.closing = closing(paragraphs)
    let grounds = Grounds(of: brief)
    (report.restsOn, report.terms) = (grounds.list, grounds.terms)
    report.method = brief.method ?? book.withoutTime
    return report
  }

  // MARK: - Paragraphs

  private struct Paragraph {
    var subject: ReportBrief.Subject
    /// The words of each rule.
    var texts: [(rule: String, text: RuleText)]
    var lead: String
    /// The name of the lead's first fact.
    var name: String
    /// Whether it comes back to the facts of an earlier one, and so ends with its lead.
    var resolves: Bool

    var passage: Report.Passage {
      let bridge = subject.isBridged ? texts.last?.text.lead : nil
      let told = texts.dropLast(subject.advisers + (subject.isBridged ? 1 : 0))
      let member = told.prefix(subject.leads).dropFirst().map(\.text.lead)
      let clauses = told.dropFirst(subject.leads).map(\.text.companion)
      let hasTurn = FigureParagraph.hasTurn(beside: clauses.count, isBridged: subject.isBridged)
      let turn = hasTurn ? texts.first?.text.turn : nil
      // The way out answers the joint, so that a clause beside both goes before; what resolves has the last word.
      let endsWithLead = resolves || turn != nil && member.isEmpty
      let middle = endsWithLead ? clauses + [lead] : [lead] + member + clauses
      let parts = [bridge] + middle + [turn]
      return Report.Passage(
        text: parts.compactMap(\.self).joined(separator: " "), sources: texts.map(\.rule),
        stage: subject.stage,
        facts: subject.facts)
    }

    var advice: Report.Passage? {
      texts.lazy.compactMap { rule, text in text.advice.map { Report.Passage(text: $0, sources: [rule]) } }
        .first
    }

    var headline: String { texts.first?.text.headline ?? name }
  }

  private func paragraph(on subject: ReportBrief.Subject) -> Paragraph? {
    guard let fact = subject.facts.lazy.compactMap({ facts[$0] }).first else { return nil }
    let texts = zip(subject.rules, subject.grounds).compactMap { rule, grounds in
      text(of: rule, on: grounds).map { (rule: rule, text: $0) }
    }
    guard let lead = texts.lazy.compactMap(\.text.lead).first else { return nil }
    return Paragraph(
      subject: subject, texts: texts, lead: lead, name: fact.factor.name(in: brief.language),
      resolves: resolved != nil && subject.id == brief.subjects.last?.id)
  }

  /// The subject to whose facts the last paragraph comes back; `nil` if there is none.
  private var resolved: ReportBrief.Subject? {
    guard let facts = brief.subjects.last?.grounds.first else { return nil }
    return brief.subjects.dropLast().first { $0.grounds.first == facts }
  }

  private func text(of rule: String, on grounds: [String], headlines: String? = nil) -> RuleText? {
    let evidence = grounds.compactMap { facts[$0]?.factor }
    var values = SlotValues(evidence) { sign(of: $0) }
    values.headlines = headlines
    return words(rule, evidence)?.filled(with: values, in: brief.language)
  }

  private func sign(of body: Body) -> Sign? {
    guard case .sign(_, let sign) = facts["fact.\(body.rawValue).sign"]?.factor else { return nil }
    return sign
  }

  // MARK: - Opening and closing

  private func sentence(_ role: RuleRole, headlines: String? = nil) -> String? {
    brief.parts.first { $0.role == role }.flatMap {
      text(of: $0.rule, on: $0.facts, headlines: headlines)?.lead
    }
  }

  /// The opening: what dominates, the headlines, and how they interact.
  private func opening(_ paragraphs: [Paragraph]) -> String {
    let voices = paragraphs.filter { $0.subject.opening != nil }.sorted {
      ($0.subject.opening ?? 0) < ($1.subject.opening ?? 0)
    }
    if let figured = figured(voices) { return figured }
    let headlines = book.parted(voices.map(\.headline))
    return [
      sentence(.opening), sentence(.stem, headlines: headlines) ?? book.stem(around: headlines),
      sentence(.meeting) ?? book.transition,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// The opening by the main figure: what it makes of the person and asks, what outweighs the rest of the chart, and
  /// the second figure in a sentence, as far as there is room; `nil` if the first subject is no figure with such words.
  private func figured(_ voices: [Paragraph]) -> String? {
    guard let main = voices.first?.texts.first?.text, let question = main.question, let answer = main.meeting
    else { return nil }
    let second = voices.dropFirst().lazy.compactMap { $0.texts.first?.text.sentence }.first
    let dominant = sentence(.opening)
    let ways = [[question, dominant, second ?? answer], [question, second ?? dominant ?? answer]].map {
      $0.compactMap(\.self).joined(separator: " ")
    }
    let (most, words) = (brief.bounds.openingSentences.upperBound, brief.language.openingWords.upperBound)
    return ways.first { Sentences.of($0).count <= most && WordCount.of($0) <= words } ?? ways[1]
  }

  /// What helps, what remains to be done, and the main figure's answer to the question of the opening; without such a
  /// figure, the direction.
  private func closing(_ paragraphs: [Paragraph]) -> Report.Passage? {
    let parts = [RuleRole.strength, .task, .direction].compactMap { role in
      brief.parts.first { $0.role == role }.flatMap { part in
        text(of: part.rule, on: part.facts)?.lead.map { Ending(text: $0, rule: part.rule, facts: part.facts) }
      }
    }
    let endings = parts + [answer(paragraphs)].compactMap(\.self)
    guard !endings.isEmpty else { return nil }
    return Report.Passage(
      text: endings.map(\.text).joined(separator: " "), sources: endings.map(\.rule),
      facts: endings.flatMap(\.facts))
  }

  /// A sentence of the closing.
  private struct Ending {
    var text: String
    var rule: String
    /// The ids of its facts.
    var facts: [String]
  }

  private func answer(_ paragraphs: [Paragraph]) -> Ending? {
    guard let main = paragraphs.first(where: { $0.subject.opening == 1 }),
      let (rule, text) = main.texts.first,
      text.question != nil, let answer = text.meeting
    else { return nil }
    return Ending(text: answer, rule: rule, facts: main.subject.facts)
  }
}
