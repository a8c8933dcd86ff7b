import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSvitla
import AstroWholeFiles

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
    let terminal = shared.terminal("astro-pdf")
    let path = try options.path(stem: input.stem, year: year.year)
    try year.check(options, skies)
    let studio = try Studio(for: shared)
    let made =
      if let year = year.year { try printed(year, studio) } else {
        try printed(input, studio, Progress(terminal))
      }
    try OutputFiles.write(made.document, to: path)
    for (note, source) in made.notes { terminal.note(note, in: source) }
  }

  /// A document, with notes that each name the file to which they belong.
  private typealias Printed = (document: [UInt8], notes: [(note: Note, source: String)])

  private func printed(_ year: Int, _ studio: Studio) throws(Problem) -> Printed {
    let source = CalendarSource(chart, shared)
    guard let natal = try source.natal() else { throw .usage("", PictureUsage.yearNeedsChart) }
    let document = try natal.then { (natal) throws(Problem) in
      try self.year.document(of: natal, year, options, by: studio, from: source)
    }
    return (document.value, document.notes.map { ($0, source.name) })
  }

  /// A natal chart alone gets a reading, and so do two people; other skies are shown in figures.
  private func printed(
    _ input: InputFile, _ studio: Studio, _ progress: Progress
  ) throws(Problem) -> Printed {
    let chart = try ChartSource.chart(in: input, shared)
    let around = try OuterSkies(skies, shared, around: input).skies(around: chart)
    var chapters: [ReportChapter] = []
    let document = try studio.document(
      of: chart, around: around.skies, options, generatedAt: Environment.date()
    ) { () throws(Problem) in
      chapters = try ChapterSource(options).chapters(of: chart, in: input, by: studio, progress)
      return chapters
    }
    let others = Set(around.notes.map(\.note))
    let own = (chart.warnings + document.notes.filter { !others.contains($0) }).map { ($0, input.name) }
    guard let report = options.report else { return (document.value, own + around.notes) }
    let departures = chapters.flatMap(\.report.departures).map { ($0, report) }
    return (document.value, own + around.notes + departures)
  }
}
