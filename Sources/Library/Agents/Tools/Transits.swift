import AstroChartFiles
import AstroChartModel
import AstroDiagnostics
import AstroJSON
import AstroSkies
import AstroSvitla
import AstroWording

/// Computes the sky of a moment and what it makes with a birth.
struct Transits: Tool {
  let name = "transits"
  let title = "Transits of a moment"
  let about = """
    The sky at one moment, and its aspects with a birth chart (orbs 3°, sextiles 2°), each in a sentence. For when \
    something is exact or how long it lasts, use calendar.
    """
  let takes = Schema.object(
    [
      Fields.natal.required,
      Fields.moment("on", "The moment; now by default, a bare date means noon."),
      Fields.zone, Fields.at, Fields.place, Fields.language,
    ], isOpen: false)
  let gives = Schema.open([
    Schema.Field("sky", .open(Fields.chartMembers), "The transiting chart.").required,
    Schema.Field(
      "aspects",
      .list(
        of: .open([
          .init("transiting", .text), .init("aspect", .text), .init("natal", .text),
          .init("orb", .number, "Degrees from exact, 0 or more."), .init("applying", .truth).nullable,
          .init("summary", .text),
        ])), "Of the transiting planets, Ascendant and Midheaven with the natal ones."
    ).required,
  ])

  func answer(_ desk: Desk) throws -> ToolAnswer {
    let natal = try desk.natal("chart")
    let place = try desk.viewpoint()
    let zone = try desk.arguments["zone"].text() ?? place?.timeZone ?? natal.birth?.zoneToday
    let moment = try desk.moment("on", zone: zone, hour: 12) ?? desk.now()
    let sky = try desk.studio.skies.transit(to: natal, at: moment, from: place)
    try desk.check()
    let aspects = OuterSky(sky, as: .transit).aspects(with: natal)
    let bytes = JSONWriter.bytes(.oneLine) { writer in
      writer.object { writer in
        writer.member("sky") { sky.write(to: &$0) }
        writer.member("aspects") { $0.array(aspects) { $1.write(asTransit: &$0, in: desk.language) } }
      }
    }
    return ToolAnswer(try desk.limited(bytes))
  }
}

extension Aspect {
  fileprivate func write(asTransit writer: inout JSONWriter, in language: Language) {
    writer.object { writer in
      writer.member("transiting", end1.name)
      writer.member("aspect", type.rawValue)
      writer.member("natal", end2.name)
      writer.member("orb", orb)
      writer.member("applying", isApplying)
      writer.member("summary", CrossAspectSummary(of: self, with: .transit).text(in: language))
    }
  }
}
