import AstroCouples
import AstroDiagnostics
import AstroInterpretation
import AstroJSON
import AstroSvitla

/// Gives what a writer needs to write a report.
struct BriefTool: Tool {
  let name = "brief"
  let title = "Brief for a writer"
  let about = """
    What you need to write a reading yourself: every fact of the chart with its salience (0 to 1) and words, the \
    subjects in order with the facts each rests on, figures (facts that belong together, with the question they ask), \
    conflicts and how one person does both, and bounds on length. No name, no birth data. Write only what the facts \
    say; give each paragraph the ids of its facts or rules as sources; then hold it against the brief with check_text. \
    With partner it is the brief for two people, {first} and {second}, and needs no area.
    """
  let takes = Schema.object(
    [
      Fields.natal.required, Fields.area, Fields.chart("partner", "The other person of a brief for two."),
      .init("length", .name(among: ReportLength.allCases.map(\.rawValue)), "standard by default."),
      Fields.language,
    ], isOpen: false)
  let gives = Schema.open([
    Schema.Field("format", .text).required, .init("area", .text),
    .init("kind", .text, "couple for two people."),
    Schema.Field("language", .text).required,
    Schema.Field(
      "facts",
      .list(
        of: .open([
          .init("id", .text), .init("kind", .text), .init("salience", .number(in: 0...1)),
          .init("words", .text),
        ])), "The most salient first."
    ).required,
    Schema.Field("subjects", .list(of: .open([.init("id", .text), .init("facts", .list(of: .text))])))
      .required,
    Schema.Field("bounds", .open([]), "Least and most of each part.").required,
    .init("notes", .list(of: .text)),
  ])

  func answer(_ desk: Desk) throws -> ToolAnswer {
    guard !desk.arguments["partner"].isAbsent else {
      return ToolAnswer(try desk.limited(desk.plan().brief.jsonLine))
    }
    return ToolAnswer(try desk.limited(ReportBrief(of: desk.couple(), in: desk.language).jsonLine))
  }
}
