import AstroCommandKit
import AstroSvitla

/// Typesets the report of a chart as a PDF document.
struct AstroPDF: ToldCommand {
  static let name = "astro-pdf"

  @Argument(help: .told("pdf.chart"))
  var chart: String

  @OptionGroup(title: Help.heading("document"))
  var options: DocumentOptions

  @OptionGroup(title: Help.heading("year"))
  var year: YearOptions

  @OptionGroup(title: Help.heading("skies"))
  var skies: SkyOptions

  @OptionGroup(title: Help.heading("shared"))
  var shared: SharedOptions

  func run() throws {
    let input = InputFile(chart)
    let terminal = shared.terminal(Self.name)
    let path = try options.path(stem: input.stem, year: year.year)
    let documents = try DocumentMaker(options, year, skies, shared, around: input)
    let source = ChartSource(shared, file: input.name)
    let read = try input.document(in: shared.chosenLanguage)
    let chart = try year.year == nil ? source.chart(from: read) : source.natal(from: read)
    let made = try documents.document(
      of: chart, in: input, generatedAt: Environment.date(), Progress(terminal))
    try OutputFiles.write(made.document, to: path)
    terminal.notes(made.notes)
  }
}
