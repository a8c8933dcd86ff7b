import AstroChartModel
import AstroChecking
import AstroDiagnostics
import AstroInterpretation
import AstroJSON
import AstroWording

/// Holds a text against the facts of a chart.
struct CheckText: Tool {
  let name = "check_text"
  let title = "Check a text against a chart"
  let about = """
    Holds what somebody wrote about a chart against its facts: bodies, signs, houses, aspects and their nature, motion; and \
    against what no text may say: remedies, prophecy, promises, dates, sums, despair, another language, a sentence twice. Give text (plain \
    paragraphs, parted by blank lines) or report (with the bounds and sources of the brief), and either the brief or the \
    chart with an area. findings is empty if nothing is false; otherwise each has a place and says why. Mend what it \
    names and check again; it does not judge style.
    """
  let takes = Schema.object(
    [
      .init("text", .text, "Plain text, at most 100,000 characters, in the language of the brief."),
      .init("report", .open([]), "A report as report answers it, instead of text."),
      .init("brief", .open([]), "What brief answered, unchanged."),
      Fields.chart("chart", "Instead of brief: the birth or chart."), Fields.area, Fields.language,
    ], isOpen: false)
  let gives = Schema.open([
    Schema.Field("ok", .truth, "Whether there are no findings.").required,
    Schema.Field(
      "findings",
      .list(
        of: .open([
          Schema.Field("place", .text, "Such as text[2], the third paragraph.").required,
          Schema.Field(
            "kind", .name(among: FindingKind.allCases.map(\.rawValue)), "What kind of mistake it is."
          ).required,
          Schema.Field("message", .text, "The sentence, and what no fact says.").required,
        ]))
    ).required,
  ])

  /// The longest text that is read, in bytes of UTF-8.
  private static let longest = 400_000

  func answer(_ desk: Desk) throws -> ToolAnswer {
    let brief = try brief(desk)
    try desk.check()
    let (text, report) = (desk.arguments["text"], desk.arguments["report"])
    let check = ReportCheck(against: brief)
    let findings: [ReportCheck.Finding]
    switch (try text.text(), report.isAbsent) {
    case (_?, false): throw report.problem(AgentFault.notTogether("text"))
    case (nil, true): throw text.problem(AgentFault.needsOneOf(["text", "report"]))
    case (let words?, true):
      guard words.utf8.count <= CheckText.longest else {
        throw text.problem(AgentFault.longText, code: .tooLong)
      }
      findings = check.review(of: words)
    case (nil, false):
      findings = check.review(of: try read(report, ReportDraft.init))
    }
    return ToolAnswer(
      try desk.limited(answer(findings, at: report.isAbsent ? "text" : "report", in: desk.language)))
  }

  private func brief(_ desk: Desk) throws(Problem) -> ReportBrief {
    let field = desk.arguments["brief"]
    guard field.isAbsent else {
      guard desk.arguments["chart"].isAbsent else { throw field.problem(AgentFault.notTogether("chart")) }
      return try read(field, ReportBrief.init)
    }
    guard !desk.arguments["chart"].isAbsent else {
      throw field.problem(AgentFault.needsOneOf(["brief", "chart"]))
    }
    return try desk.plan().brief
  }

  /// Reads a file within the arguments; what is wrong with it has the code of its kind.
  private func read<Value>(
    _ field: JSONCursor, _ make: (JSONCursor) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    do throws(Problem) { return try make(field) } catch {
      throw error.code == .invalidValue ? error.coded(.invalidReport) : error
    }
  }

  private func answer(_ findings: [ReportCheck.Finding], at field: String, in language: Language) -> [UInt8] {
    JSONWriter.bytes(.oneLine) { writer in
      writer.object { writer in
        writer.member("ok", findings.isEmpty)
        writer.member("findings") { writer in
          writer.array(findings) { writer, finding in
            writer.object { writer in
              writer.member("place", finding.problem.within(.name(field)).location.description)
              writer.member("kind", finding.kind.rawValue)
              writer.member("message", finding.problem.withoutLocation(in: Tongue(language)))
            }
          }
        }
      }
    }
  }
}
