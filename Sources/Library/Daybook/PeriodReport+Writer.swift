import AstroChartModel
package import AstroDiagnostics
package import AstroInterpretation
package import AstroPeriods

extension PeriodReport: Retellable {
  /// The same reading in a writer's words; each part names the events that its sources stand for.
  package func retold(
    in parts: [UInt8], of brief: ReportBrief, by generator: String
  ) throws(Problem) -> PeriodReport {
    let written = try WrittenParts(json: parts, to: brief.kind, by: generator)
    let sources = SourceEvents(of: self, brief)
    var report = self
    (report.headline, report.generator) = (written.opening, written.generator)
    var last: String?
    report.paragraphs = written.analysis.map { passage in
      let role = passage.stage ?? sources.role(of: passage.sources) ?? last ?? paragraphs.first?.role ?? ""
      defer { last = role }
      let heading =
        role == last ? nil : paragraphs.lazy.filter { $0.role == role }.compactMap(\.heading).first
      return Paragraph(
        role: role, heading: heading, text: passage.text, sources: passage.sources,
        events: sources.events(of: passage.sources))
    }
    report.recommendations = written.recommendations.map { passage in
      Paragraph(
        role: PeriodRole.deed.rawValue, text: passage.text, sources: passage.sources,
        events: sources.events(of: passage.sources))
    }
    return report
  }

  package var draft: ReportDraft { get throws(Problem) { try ReportDraft(json: json) } }
}

/// Which events and which part of a reading the sources of its brief stand for.
private struct SourceEvents {
  private let subjects: [ReportBrief.Subject]
  /// The events of the facts that are one.
  private let events: [String: SkyEvent]

  init(of book: PeriodReport, _ brief: ReportBrief) {
    subjects = brief.subjects
    events = Dictionary(
      uniqueKeysWithValues: book.briefEvents.enumerated().map { (SpanFacts.id(ofEvent: $0), $1) })
  }

  /// The events, each once, in the order in which the sources name them.
  func events(of sources: [String]) -> [SkyEvent] {
    let facts = sources.flatMap { source in
      [source] + subjects.filter { $0.rules.contains(source) }.flatMap(\.facts)
    }
    var known: Set<String> = []
    return facts.compactMap { known.insert($0).inserted ? events[$0] : nil }
  }

  /// The part of the subject that most of the sources belong to; `nil` if they belong to none.
  func role(of sources: [String]) -> String? {
    let shares = subjects.map { subject in
      (role: subject.part, count: sources.count { (subject.facts + subject.rules).contains($0) })
    }
    let most = shares.map(\.count).max() ?? 0
    return most == 0 ? nil : shares.first { $0.count == most }?.role
  }
}
