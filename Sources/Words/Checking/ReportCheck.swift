import AstroChartModel
public import AstroDiagnostics
public import AstroInterpretation
import AstroWording

/// Checks a report against the brief it was written from.
///
/// It finds where a text mentions bodies, signs, houses, aspects and motion, in every inflection of its
/// language, and reports each statement that is not a fact of the brief. It does not understand the rest of a
/// sentence.
public struct ReportCheck: Sendable {
  private let brief: ReportBrief
  private let known: KnownFacts
  private let finder: MentionFinder

  /// Prepares to check reports that were written from a brief.
  public init(against brief: ReportBrief) {
    self.brief = brief
    known = KnownFacts(brief.facts.map(\.factor))
    finder = MentionFinder(in: brief.language)
  }

  /// What is wrong with a report, each finding with its place; empty if all its statements are true and it
  /// keeps its bounds.
  public func findings(in report: Report) -> [Problem] {
    frame(of: report) + bounds(of: report)
      + untruths(in: report.keyInfluences, restingOn: nil, at: [.name("keyInfluences")])
      + untruths(in: report.detailedAnalysis, of: "detailedAnalysis")
      + untruths(in: report.recommendations, of: "recommendations")
  }

  /// What is not true in plain paragraphs, which are parted by blank lines: each finding at its paragraph, from 0.
  ///
  /// Paragraphs name no sources and have no bounds.
  public func findings(in text: String) -> [Problem] {
    ReportCheck.paragraphs(of: text).enumerated().flatMap { index, paragraph in
      untruths(in: paragraph, restingOn: nil, at: [.index(index)])
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

  private func frame(of report: Report) -> [Problem] {
    var findings: [Problem] = []
    if report.area != brief.area {
      findings.append(.finding([.name("area")], ClaimFault.otherThanBrief(brief.area.rawValue)))
    }
    if report.language != brief.language {
      findings.append(.finding([.name("language")], ClaimFault.otherThanBrief(brief.language.tag)))
    }
    return findings
  }

  private func bounds(of report: Report) -> [Problem] {
    report.departures(from: brief.bounds).map { .finding([], ClaimFault.outOfBounds($0)) }
  }

  private func untruths(in passages: [Report.Passage], of field: String) -> [Problem] {
    passages.enumerated().flatMap { index, passage in
      let steps: [Problem.Location.Step] = [.name(field), .index(index)]
      let unknown = passage.sources.filter { facts(of: $0) == nil }.map { source in
        Problem.finding(steps + [.name("sources")], ClaimFault.source(source))
      }
      return unknown + untruths(in: passage.text, restingOn: passage.sources, at: steps + [.name("text")])
    }
  }

  /// The facts that a source stands for: a single fact, or those of the subject that a rule belongs to; `nil`
  /// for an unknown source.
  private func facts(of source: String) -> [Factor]? {
    if let fact = brief.fact(source) { return [fact.factor] }
    return brief.subjects.first { $0.rules.contains(source) }.map { subject in
      subject.facts.compactMap { brief.fact($0)?.factor }
    }
  }

  /// What is not true in a text, sentence by sentence.
  ///
  /// - Parameter sources: The sources that it names; `nil` if it need not name any.
  private func untruths(in text: String, restingOn sources: [String]?, at steps: [Problem.Location.Step])
    -> [Problem]
  {
    let grounds = sources.map { $0.flatMap { facts(of: $0) ?? [] } } ?? []
    let context = grounds.isEmpty ? known : KnownFacts(grounds)
    let words = brief.language.phrasebook
    let checks = finder.sentences(of: text).map { sentence in
      SentenceCheck(
        reader: ClaimReader(sentence, in: words, known), known: known,
        words: words, context: context)
    }
    let confirmed = checks.reduce(into: context.bodies) { $0.formUnion($1.confirmed) }
    return checks.flatMap { check in
      (check.findings + strangers(in: check, confirmed)).map {
        .finding(steps, $0.about(String(check.reader.sentence.text)))
      }
    }
  }

  /// The bodies that a sentence names although neither its sources nor a true claim mention them.
  private func strangers(in check: SentenceCheck, _ confirmed: Set<Body>) -> [Told] {
    check.reader.sentence.found.compactMap { found in
      guard case .body(let body) = found.mention, !confirmed.contains(body) else { return nil }
      return ClaimFault.stranger(body)
    }
  }
}

extension Problem {
  fileprivate static func finding(_ steps: [Problem.Location.Step], _ reason: Told) -> Problem {
    Problem(.invalidReport, at: Problem.Location(path: steps), reason)
  }
}
