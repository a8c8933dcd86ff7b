import AstroBytes
import AstroChartModel
import AstroDiagnostics
import AstroJSON
import AstroStreams
import AstroSvitla
import AstroThemes
import AstroWording

/// Draws a wheel.
struct DrawChart: Tool {
  let name = "draw_chart"
  let title = "Draw a chart"
  let about = """
    Draws the wheel of a chart as a picture, alone or with the sky of a moment (transits) or of another person \
    (partner) around it; form sheet adds tables. PNG is for showing, SVG for printing and editing. The answer has the \
    picture as an image and in words what it shows.
    """
  let takes = Schema.object(
    [
      Fields.natal.required, Fields.chart("partner", "Another birth, drawn in a ring around the first."),
      Fields.moment("transits", "A moment whose sky is drawn in a ring around the birth."),
      .init("form", .name(among: ["wheel", "sheet"]), "wheel by default."),
      .init("theme", .name(among: Theme.builtIn.map(\.name)), "light by default; print for paper."),
      .init("size", .integer(in: 200...2400), "Pixels of PNG across; 1000 by default."),
      .init("format", .name(among: ["png", "svg"]), "png by default."), Fields.language,
    ], isOpen: false)
  let gives = Schema.open([
    Schema.Field("media", .text, "image/png or image/svg+xml.").required,
    Schema.Field("bytes", .integer(in: nil), "The size of the picture.").required,
    Schema.Field("words", .text, "What the picture shows.").required,
    .init("notes", .list(of: .text), "What its viewer should know."),
  ])

  func answer(_ desk: Desk) throws -> ToolAnswer {
    let chart = try desk.chart("chart")
    let skies = try skies(around: chart, desk)
    try desk.check()
    let format: PictureFormat = try desk.arguments["format"].text() == "svg" ? .svg : .png
    let drawing = try desk.studio.drawing(
      of: chart, around: skies, try style(desk.arguments), for: [DrawingUse(format)], in: desk.language)
    try desk.check()
    let bytes = try drawing.bytes(as: format)
    return answer(drawing, bytes, MediaType.of(ending: format.fileExtension), in: desk.language)
  }

  private func answer(
    _ drawing: ChartDrawing, _ bytes: [UInt8], _ media: String, in language: Language
  ) -> ToolAnswer {
    let words = drawing.words
    let notes = drawing.notes.map { $0.worded(in: language).message }
    var answer = ToolAnswer(
      JSONWriter.bytes(.oneLine) { writer in
        writer.object { writer in
          writer.member("media", media)
          writer.member("bytes", bytes.count)
          writer.member("words", words)
          if !notes.isEmpty { writer.member("notes", notes) }
        }
      })
    answer.words = ([words] + notes).joined(separator: "\n")
    answer.picture = (media, bytes)
    return answer
  }

  private func skies(around chart: Chart, _ desk: Desk) throws(Problem) -> [OuterSky] {
    var skies: [OuterSky] = []
    if !desk.arguments["partner"].isAbsent { skies.append(OuterSky(try desk.chart("partner"), as: .partner)) }
    if let moment = try desk.moment("transits", zone: chart.birth?.zoneToday, hour: 12) {
      skies.append(try desk.studio.transits(to: chart, at: moment))
    }
    return skies
  }

  private func style(_ arguments: JSONCursor) throws(Problem) -> PictureStyle {
    let theme = try arguments["theme"].text().flatMap { Theme.builtIn(named: $0) } ?? .light
    let form: PictureStyle.Form = try arguments["form"].text() == "sheet" ? .sheet : .wheel
    return PictureStyle(form, theme: theme, size: try arguments["size"].integer(in: 200...2400) ?? 1000)
  }
}
