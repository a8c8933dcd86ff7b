import ArgumentParser
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroDocuments
import AstroInterpretation
import AstroJSON
import AstroReportCommands
import AstroStreamKit
import AstroSvitla
import AstroWholeFiles

/// Computes charts, as `astro-chart` does.
struct ChartMaking: ParsableArguments, Making {
  @Argument var file: String?
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var shared: SharedOptions

  func maker() throws(Problem) -> any StreamMaker {
    let source = ChartSource(shared, settings: settings, file: "")
    return LineMaker { (line) throws(Problem) in .object(try source.chart(from: line).jsonLine) }
  }
}

/// Writes reports, as `astro-report` does.
struct ReportMaking: ParsableArguments, Making {
  @Argument var file: String?
  @OptionGroup var options: ReportOptions
  @OptionGroup var shared: SharedOptions

  func check() throws(Problem) { _ = try options.book() }

  func maker() throws(Problem) -> any StreamMaker {
    let (source, book) = (ChartSource(shared, file: ""), try options.book())
    let date = try Environment.sourceDate()
    return LineMaker { (line) throws(Problem) in
      let plan = try options.plan(of: source.chart(from: line), in: shared.chosenLanguage, from: book)
      var writer = JSONWriter(.oneLine)
      Report(plan, generatedAt: date).write(to: &writer)
      return .object(writer.finished())
    }
  }
}

/// Lists the events of a span, as `astro-calendar` does.
struct CalendarMaking: ParsableArguments, Making {
  @Argument var file: String?
  @OptionGroup var span: SpanOptions
  @OptionGroup var events: EventOptions
  @OptionGroup var shared: SharedOptions

  var portion: Int { 2 }

  func check() throws(Problem) { _ = try span.span() }

  func maker() throws(Problem) -> any StreamMaker {
    let (source, studio, span) = (ChartSource(shared, file: ""), try Studio(for: shared), try span.span())
    return LineMaker { (line) throws(Problem) in
      let natal = try source.natal(from: line)
      let listing = try events.listing(for: natal)
      let place = try events.viewpoint(in: shared.chosenLanguage, of: natal, listing).value
      return .object(
        try studio.calendar(of: natal, over: span, listing: listing, zone: self.span.zone, seenFrom: place)
          .value.json)
    }
  }
}

/// Typesets documents, as `astro-pdf` does.
struct DocumentMaking: ParsableArguments, Making {
  @Argument var file: String?
  @OptionGroup var options: DocumentOptions
  @OptionGroup var year: YearOptions
  @OptionGroup var skies: SkyOptions
  @OptionGroup var shared: SharedOptions

  var makesFiles: Bool { true }
  var portion: Int { 1 }

  func check() throws(Problem) {
    try options.checkForStream()
    try year.check(options, skies)
    for area in options.areas { _ = try options.rules.book(on: area) }
    _ = try options.theme.theme()
  }

  func maker() throws(Problem) -> any StreamMaker {
    let (source, studio) = (ChartSource(shared, file: ""), try Studio(for: shared))
    let books = try options.areas.map { area throws(Problem) in (area, try options.rules.book(on: area)) }
    let skies = OuterSkies(skies, shared, around: InputFile(file ?? "-"))
    return LineMaker { (line) throws(Problem) in
      if let year = self.year.year {
        let natal = try source.natal(from: line)
        return .files([
          (
            "pdf",
            try self.year.document(of: natal, year, options, by: studio, from: .init(nil, shared)).value
          )
        ])
      }
      let chart = try source.chart(from: line)
      let document = try studio.document(of: chart, around: skies.skies(around: chart).skies, options) {
        () throws(Problem) in
        try books.map { area, book throws(Problem) in
          try studio.chapter(on: area, of: chart, from: book).value
        }
      }
      return .files([("pdf", document.value)])
    }
  }
}
