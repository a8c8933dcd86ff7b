package import AstroChartModel
public import AstroDiagnostics
package import AstroJSON
package import AstroWording

/// What somebody wrote, of whatever kind: a report of a birth, or a reading of two people or of a span.
///
/// It has what a text can be checked by: its words with their places, and the sources that each part names.
public struct ReportDraft: Sendable {
  /// What a part is for.
  package enum Section: Hashable, Sendable {
    case opening, headline, analysis, address, advice, closing
  }

  /// A part of the text with its place in the file.
  package struct Part: Sendable {
    package var section: Section
    package var place: [Problem.Location.Step]
    package var text: String
    /// The rules and facts that it names; `nil` for a part that need not name any.
    package var sources: [String]?
    package var facts: [String] = []

    package init(
      _ section: Section, at place: [Problem.Location.Step], text: String, sources: [String]? = nil,
      facts: [String] = []
    ) {
      (self.section, self.place, self.text) = (section, place, text)
      (self.sources, self.facts) = (sources, facts)
    }
  }

  package var kind: ReportBrief.Kind
  /// The area of a report of a birth; `nil` for other kinds.
  package var area: Area?
  package var language: Language
  /// The names of the two people of a reading of two; else empty.
  package var names: [String] = []
  /// The parts, in the order in which they are read.
  package var parts: [Part]
}

extension ReportDraft {
  /// The draft of a report.
  package init(_ report: Report) {
    (kind, area, language) = (.birth, report.area, report.language)
    func parts(_ passages: [Report.Passage], _ section: Section, _ field: String) -> [Part] {
      passages.enumerated().map { index, passage in
        Part(section, passage, at: [.name(field), .index(index)])
      }
    }
    self.parts =
      [Part(.opening, at: [.name("keyInfluences")], text: report.keyInfluences)]
      + parts(report.detailedAnalysis, .analysis, "detailedAnalysis")
      + parts(report.recommendations, .advice, "recommendations")
      + (report.closing.map { [Part(.closing, $0, at: [.name("closing")])] } ?? [])
  }

  /// Reads a report file of any kind; unknown fields are ignored.
  ///
  /// - Parameter json: UTF-8, at most `Report.largestFile` bytes.
  /// - Throws: `invalidReport` at the field that is wrong, or at the line and column where the text is not valid JSON.
  public init(json: [UInt8]) throws(Problem) {
    guard json.count <= Report.largestFile else {
      throw Problem(.invalidReport, ReportFault.reportTooLarge)
    }
    try self.init(try JSONCursor(reading: json, as: .invalidReport))
  }

  /// The same for a report within a text that is already parsed.
  package init(_ root: JSONCursor) throws(Problem) {
    guard root.isObject else { throw root.problem(ReportFault.notReport) }
    guard let kind = try root["kind"].name(of: "kind", ReportBrief.Kind.self), kind != .birth else {
      self.init(try Report(root))
      return
    }
    guard try root["format"].words() == Report.format else {
      throw root["format"].problem(ReportFault.reportFormat)
    }
    guard let language = try root["language"].name(of: "language", Language.self) else {
      throw root["language"].missing()
    }
    self.init(kind: kind, language: language, parts: [])
    let section: Section = kind == .couple ? .opening : .headline
    parts = [Part(section, at: [.name(kind.opening)], text: try root[kind.opening].words())]
    parts += try root["detailedAnalysis"].parts(.analysis, "detailedAnalysis")
    if kind == .couple {
      parts += try root["toEach"].parts(.address, "toEach")
      for name in try root["names"].elements() { names.append(try name.words()) }
    }
    parts += try root["recommendations"].parts(.advice, "recommendations")
    let closing = root["closing"]
    if !closing.isAbsent { parts.append(try closing.part(.closing, at: [.name("closing")])) }
  }
}

extension ReportBrief.Kind {
  /// The field of a report that opens it.
  package var opening: String {
    switch self {
    case .birth, .couple: "keyInfluences"
    case .day, .week, .month, .year: "headline"
    }
  }
}

extension ReportDraft.Part {
  fileprivate init(
    _ section: ReportDraft.Section, _ passage: Report.Passage, at place: [Problem.Location.Step]
  ) {
    self.init(section, at: place, text: passage.text, sources: passage.sources, facts: passage.facts)
  }
}

extension JSONCursor {
  fileprivate func parts(_ section: ReportDraft.Section, _ field: String) throws(Problem) -> [ReportDraft
    .Part]
  {
    if isAbsent { throw missing() }
    var parts: [ReportDraft.Part] = []
    for (index, element) in try elements().enumerated() {
      parts.append(try element.part(section, at: [.name(field), .index(index)]))
    }
    return parts
  }

  fileprivate func part(
    _ section: ReportDraft.Section, at place: [Problem.Location.Step]
  ) throws(Problem) -> ReportDraft.Part {
    ReportDraft.Part(
      section, at: place, text: try self["text"].words(), sources: try self["sources"].sources(),
      facts: self["facts"].isAbsent ? [] : try self["facts"].sources())
  }
}
