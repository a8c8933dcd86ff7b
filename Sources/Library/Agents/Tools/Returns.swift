import AstroChartFiles
import AstroChartModel
import AstroDiagnostics
import AstroJSON
import AstroSkies
import AstroSvitla

/// Computes when a body comes back to where it stood at birth.
struct Returns: Tool {
  let name = "returns"
  let title = "Returns of a body"
  let about = """
    The chart of the moment when a body is again where it stood at birth: the solar return of a year, the next lunar \
    return, or all passes of a planet's return (one, three or five, because it turns retrograde). Each chart has its \
    moment, and derived.cycle, pass and passes. Give year, or after, or cycle.
    """
  let takes = Schema.object(
    [
      Fields.natal.required,
      Schema.Field("of", .name(among: Body.planets.map(\.rawValue)), "The body that returns.").required,
      .init(
        "year", .integer(in: -13_000...17_000), "The year of the return; for the Moon give after instead."),
      Fields.moment("after", "The first return later than this moment."),
      .init(
        "cycle", .integer(in: 1...10_000),
        "Mercury to Pluto: the number of the return, 1 being the first of life."),
      .init("pass", .integer(in: 1...5), "Mercury to Pluto: only this pass; all by default."),
      Fields.at, Fields.place, Fields.language,
    ], isOpen: false)
  let gives = Schema.open([
    Schema.Field("charts", .list(of: .open(Fields.chartMembers)), "In order of time.").required
  ])

  func answer(_ desk: Desk) throws -> ToolAnswer {
    let natal = try desk.natal("chart")
    try desk.check()
    let charts = try charts(of: natal, desk)
    let bytes = JSONWriter.bytes(.oneLine) { writer in
      writer.object { writer in
        writer.member("charts") { $0.array(charts) { $1.write(to: &$0) } }
      }
    }
    return ToolAnswer(try desk.limited(bytes))
  }

  private func charts(of natal: Chart, _ desk: Desk) throws -> [Chart] {
    let (arguments, skies) = (desk.arguments, desk.studio.skies)
    let body = try arguments["of"].name(of: "body", Body.self) ?? .sun
    try check(arguments, body)
    let seen = ReturnOptions(from: try desk.viewpoint())
    let start = try start(of: body, natal, desk)
    let charts = try skies.returns(of: body, in: natal, from: start, seen).charts
    return try pass(of: charts, arguments["pass"])
  }

  private func start(of body: Body, _ natal: Chart, _ desk: Desk) throws -> ReturnStart {
    if let cycle = try desk.arguments["cycle"].integer(in: 1...10_000) { return .cycle(cycle) }
    if let moment = try desk.moment("after", zone: natal.birth?.zoneToday) { return .after(moment) }
    if let year = try desk.arguments["year"].integer(in: -13_000...17_000) { return .year(year) }
    return body == .sun ? .year(try desk.now().utc.date.year) : .after(try desk.now())
  }

  private func check(_ arguments: JSONCursor, _ body: Body) throws(Problem) {
    let given = ["year", "after", "cycle"].filter { !arguments[$0].isAbsent }
    if given.count > 1 { throw arguments[given[1]].problem(AgentFault.notTogether(given[0])) }
    if body == .moon, !arguments["year"].isAbsent {
      throw arguments["year"].problem(AgentFault.monthlyReturns)
    }
    guard body == .sun || body == .moon else { return }
    for name in ["cycle", "pass"] where !arguments[name].isAbsent {
      throw arguments[name].problem(AgentFault.planetsOnly(body.rawValue))
    }
  }

  private func pass(of charts: [Chart], _ argument: JSONCursor) throws(Problem) -> [Chart] {
    guard let number = try argument.integer(in: 1...5) else { return charts }
    guard number <= charts.count else { throw argument.problem(AgentFault.passes(charts.count, number)) }
    return [charts[number - 1]]
  }
}
