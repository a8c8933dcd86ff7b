import AstroChartFiles
import AstroDiagnostics
import AstroSvitla
import AstroSynastry

/// Compares two births.
struct SynastryTool: Tool {
  let name = "synastry"
  let title = "Two births compared"
  let about = """
    Compares two births: the aspects between them (first: whose body comes first), houses of one in which the other's \
    bodies fall, the composite chart, and six scores from 1 to 99 with all reasons: base + the sum of contributions = \
    score. A score is no verdict. Without a time of birth angles and houses are left out, told in without. For a \
    reading in words use report with partner.
    """
  let takes = Schema.object(
    [
      Fields.chart("first", "One birth, as {\"birth\": {…}}, or a chart of natal_chart.").required,
      Fields.chart("second", "The other.").required, Fields.language,
    ], isOpen: false)
  let gives = Schema.open([
    Schema.Field("format", .name(among: ["astrosvitla.synastry/1"])).required,
    Schema.Field("from", .list(of: .any), "The two births.").required,
    Schema.Field(
      "aspects",
      .list(
        of: .open([
          .init("first", .text, "A body of the first."), .init("second", .text, "A body of the second."),
          .init("aspectType", .text), .init("orb", .number),
        ]))
    ).required,
    .init(
      "overlays", .any,
      "firstInSecond, secondInFirst: bodies with the house of the other; null without a time."),
    Schema.Field(
      "scores", .open([]),
      "overall, emotional, mental, physical, spiritual, stability: {score, reasons, base, without}."
    ).required,
    .init("strengths", .list(of: .open([.init("words", .text)])), "At most three reasons that help most."),
    .init("challenges", .list(of: .open([.init("words", .text)])), "At most three that cost most."),
    .init("discepolo", .open([]), "Discepolo's points, band and reasons."),
  ])

  func answer(_ desk: Desk) throws -> ToolAnswer {
    let (first, second) = (try desk.natal("first"), try desk.natal("second"))
    try desk.check()
    let made = try desk.studio.synastry(of: first, with: second)
    return ToolAnswer(try desk.limited(made.value.jsonLine(in: desk.language)))
  }
}
