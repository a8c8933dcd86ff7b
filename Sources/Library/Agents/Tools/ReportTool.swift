import AstroChartModel
import AstroCouples
import AstroDiagnostics
import AstroInterpretation
import AstroJSON
import AstroSvitla
import AstroSynastry
import AstroWording

/// Writes a report from the expert's book.
struct ReportTool: Tool {
  let name = "report"
  let title = "Report from the book"
  let about = """
    A finished reading written from an expert's book, 400 to 500 words on one area of a birth, or 700 to 950 on two \
    people (partner; area is then not needed). Every paragraph names its sources. Show it as it is, or use brief to \
    write your own.
    """
  let takes = Schema.object(
    [
      Fields.natal.required, Fields.area, Fields.chart("partner", "The other person of a reading of two."),
      .init(
        "length", .name(among: ReportLength.allCases.map(\.rawValue)),
        "standard by default; full has 700 to 900 words."),
      Fields.language,
    ], isOpen: false)
  let gives = Schema.open([
    Schema.Field("format", .name(among: ["astrosvitla.report/1"])).required,
    .init("area", .text), .init("kind", .text, "couple for two people."),
    Schema.Field("language", .text).required, Schema.Field("title", .text).required,
    Schema.Field("keyInfluences", .text, "The opening.").required,
    Schema.Field("detailedAnalysis", .list(of: .open(ReportTool.passage)), "The paragraphs.").required,
    Schema.Field("recommendations", .list(of: .open(ReportTool.passage)), "The pieces of advice.").required,
    .init("closing", .open(ReportTool.passage)),
    .init("terms", .list(of: .open([.init("term", .text), .init("meaning", .text)])), "Words to explain."),
  ])

  private static let passage: [Schema.Field] = [
    .init("text", .text), .init("sources", .list(of: .text), "Ids of the rules or facts it rests on."),
  ]

  func answer(_ desk: Desk) throws -> ToolAnswer {
    guard desk.arguments["partner"].isAbsent else { return try couple(desk) }
    let plan = try desk.plan()
    try desk.check()
    return ToolAnswer(try desk.limited(Report(plan, generatedAt: desk.studio.options.createdAt).jsonLine))
  }

  private func couple(_ desk: Desk) throws -> ToolAnswer {
    let report = try CoupleReport(
      of: desk.couple(), in: desk.language, generatedAt: desk.studio.options.createdAt)
    return ToolAnswer(try desk.limited(report.jsonLine))
  }
}

extension Desk {
  /// The two charts of the arguments beside each other, of which no area is asked.
  func couple() throws -> Synastry {
    let area = arguments["area"]
    if !area.isAbsent { throw area.problem(AgentFault.notTogether("partner")) }
    let synastry = try studio.synastry(of: natal("chart"), with: natal("partner"))
    try check()
    return synastry.value
  }

  /// The plan of a report on the chart and area of the arguments.
  func plan() throws(Problem) -> ReportPlan {
    let chart = try chart("chart")
    guard let area = try arguments["area"].name(of: "area", Area.self) else {
      throw arguments["area"].missing()
    }
    let length = try arguments["length"].name(of: "length", ReportLength.self) ?? .standard
    return try ReportPlan(on: area, of: chart, in: language, from: .builtIn(on: [area]), length: length)
  }
}
