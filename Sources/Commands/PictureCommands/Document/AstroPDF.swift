import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSvitla
import AstroWholeFiles

/// Typesets the report of a chart as a PDF document.
struct AstroPDF: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-pdf",
    abstract: "Typeset the report of a chart as a PDF document.",
    usage:
      "astro-pdf <chart> --area <area> [options]\n       astro-pdf <chart> --report <file> [options]\n       astro-pdf <chart> --year <year> [--zone <zone>] [options]\n       astro-pdf <chart> [--around <chart>] [--partner <chart>] [--transits [<moment>]] [options]",
    discussion: """
      Reads a chart file and typesets a document: the wheel, the facts, and what they are taken to mean. \
      The words are composed from the rules, or taken from a report file. A document can be searched, copied \
      from and read aloud; notes in the margin lead to the facts they name. A sky that astro-chart derived, or \
      other skies around a chart, are shown in figures: their wheel, positions and aspects. A year is the wheel \
      with the slow planets around it, a timeline, every event by its day and hour, and a sheet for each month.

      EXAMPLES
        astro-pdf chart.json --area career
        astro-pdf chart.json --area all --language uk --paper letter -o book.pdf
        astro-pdf chart.json --report career.json --purchase-date 2026-11-20
        astro-pdf chart.json --year 2027 --zone Europe/Kyiv --language uk
        astro-pdf return.json
        astro-pdf chart.json --partner other.json -o couple.pdf
        astro-chart birth.json | astro-pdf - --area health -o - > health.pdf

      Files are written completely or not at all: a run that fails leaves old files as they were.

      EXIT STATUS
        0   done
        64  the command line is wrong
        65  the chart, the report or a rule is wrong: the message names the place
        66  a file does not exist, or cannot be read
        69  fonts or ephemeris files are not installed
        73  the document cannot be written

      ENVIRONMENT
        LC_ALL, LC_MESSAGES, LANG  the language of words, unless --language is given
        SE_EPHE_PATH       where the ephemeris is, unless --ephemeris is given
        SOURCE_DATE_EPOCH  the date of the document; without it, today
        ASTROSVITLA_FONTS  folders of text fonts, searched before the system's
      """,
    version: ProgramVersion.line)

  @Argument(help: "A chart file, or - for standard input.")
  var chart: String

  @OptionGroup(title: "The report")
  var options: DocumentOptions

  @OptionGroup(title: "A year")
  var year: YearOptions

  @OptionGroup(title: "Other skies")
  var skies: SkyOptions

  @OptionGroup(title: "Common options")
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

  /// A natal chart alone gets a reading; other skies are shown in figures.
  private func printed(
    _ input: InputFile, _ studio: Studio, _ progress: Progress
  ) throws(Problem) -> Printed {
    let chart = try ChartSource.chart(in: input, shared)
    let around = try OuterSkies(skies, shared, around: input).skies(around: chart)
    var chapters: [ReportChapter] = []
    let document = try studio.document(of: chart, around: around.skies, options) { () throws(Problem) in
      chapters = try ChapterSource(options).chapters(of: chart, in: input, by: studio, progress)
      return chapters
    }
    let own = (chart.warnings + document.notes).map { ($0, input.name) }
    guard let report = options.report else { return (document.value, own + around.notes) }
    let departures = chapters.flatMap(\.report.departures).map { ($0, report) }
    return (document.value, own + around.notes + departures)
  }
}
