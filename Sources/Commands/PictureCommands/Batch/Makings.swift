import ArgumentParser
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroDrawingResponse
import AstroExchange
import AstroInterpretation
import AstroReportCommands
import AstroStreams
import AstroSvitla
import AstroWholeFiles

/// Computes charts, as `astro-chart` does, or a table of them.
struct ChartMaking: Making {
  @Argument var file: String?
  @OptionGroup var columns: ColumnOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var shared: SharedOptions

  func table() throws(Problem) -> ChartTable? {
    try columns.table { () throws(Problem) in try settings.applied(to: shared.applied(to: ChartSettings())) }
  }

  func maker() throws(Problem) -> any StreamMaker {
    let (source, table) = (ChartSource(shared, settings: settings, file: ""), try table())
    return LineMaker { line throws(Problem) in
      let chart = try source.chart(from: line)
      return table.map { .rows($0.columns.rows(of: chart)) } ?? .object(chart.jsonLine)
    }
  }
}

/// Writes reports, as `astro-report` does.
struct ReportMaking: Making {
  @Argument var file: String?
  @OptionGroup var options: ReportOptions
  @OptionGroup var shared: SharedOptions

  func maker() throws(Problem) -> any StreamMaker {
    let (source, book) = (ChartSource(shared, file: ""), try options.book())
    let date = try Environment.sourceDate()
    return LineMaker { line throws(Problem) in
      let plan = try options.plan(of: source.chart(from: line), in: shared.chosenLanguage, from: book)
      return .object(Report(plan, generatedAt: date).jsonLine)
    }
  }
}

/// Lists the events of a span, as `astro-calendar` does.
struct CalendarMaking: Making {
  @Argument var file: String?
  @OptionGroup var span: SpanOptions
  @OptionGroup var events: EventOptions
  @OptionGroup var shared: SharedOptions

  var portion: Int { 2 }

  func maker() throws(Problem) -> any StreamMaker {
    let (source, studio) = (ChartSource(shared, file: ""), try Studio(for: shared))
    _ = try span.span(around: nil)
    return LineMaker { line throws(Problem) in
      .object(try studio.calendar(of: source.natal(from: line), span, events, shared).value.json)
    }
  }
}

/// Compares two charts, as `astro-chart synastry` does.
struct SynastryMaking: Making {
  @Argument var file: String?
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var shared: SharedOptions

  func maker() throws(Problem) -> any StreamMaker {
    let (source, studio) = (ChartSource(shared, settings: settings, file: ""), try Studio(for: shared))
    return CoupleMaker { first, second throws(Problem) in
      let made = try studio.synastry(of: source.natal(from: first), with: source.natal(from: second))
      return .object(made.value.jsonLine(in: shared.chosenLanguage))
    }
  }
}

/// Typesets documents, as `astro-pdf` does.
struct DocumentMaking: Making {
  @Argument var file: String?
  @OptionGroup var options: DocumentOptions
  @OptionGroup var year: YearOptions
  @OptionGroup var skies: SkyOptions
  @OptionGroup var shared: SharedOptions

  var makesFiles: Bool { true }
  var portion: Int { 1 }

  func maker() throws(Problem) -> any StreamMaker {
    try options.checkForStream()
    try year.check(options, skies)
    let (source, studio) = (ChartSource(shared, file: ""), try Studio(for: shared))
    _ = try options.theme()
    let (words, skies) = (try ChapterSource(options), OuterSkies(skies, shared, around: input))
    return LineMaker { line throws(Problem) in
      if let year = self.year.year {
        let natal = try source.natal(from: line)
        let made = try self.year.document(of: natal, year, options, by: studio, from: .init(nil, shared))
        return .files([("pdf", made.value)])
      }
      let chart = try source.chart(from: line)
      let made = try studio.document(of: chart, around: skies.skies(around: chart).skies, options) {
        () throws(Problem) in try words.chapters(of: chart, by: studio)
      }
      return .files([("pdf", made.value)])
    }
  }
}

/// Draws pictures, as `astro-render` does.
struct RenderMaking: Making {
  @Argument var file: String?
  @OptionGroup var picture: PictureOptions
  @OptionGroup var skies: SkyOptions
  @OptionGroup var shared: SharedOptions

  var makesFiles: Bool { true }
  var portion: Int { 2 }

  func maker() throws(Problem) -> any StreamMaker {
    try picture.checkForStream(makesPictures: true)
    let source = source
    let wheels = try WheelMaker(picture, skies, shared, around: input, tellsDays: picture.sheet)
    return LineMaker { line throws(Problem) in
      let drawing = try wheels.drawing(of: source.chart(from: line)).drawing.value
      return .files(
        try picture.formats.map { format throws(Problem) in
          (format.fileExtension, try drawing.bytes(as: format))
        })
    }
  }
}

/// Writes drawing responses, as `astro-render --json` does.
struct ResponseMaking: Making {
  @Argument var file: String?
  @OptionGroup var picture: PictureOptions
  @OptionGroup var skies: SkyOptions
  @OptionGroup var shared: SharedOptions

  var portion: Int { 4 }

  func maker() throws(Problem) -> any StreamMaker {
    try picture.checkForStream(makesPictures: false)
    let source = source
    let wheels = try WheelMaker(picture, skies, shared, around: input, tellsDays: true)
    return LineMaker { line throws(Problem) in
      .object(try wheels.drawing(of: source.chart(from: line)).drawing.value.response.jsonLine)
    }
  }
}

/// Makes what each line asks for, for programs that keep one process open.
struct AnyMaking: Making {
  @Argument var file: String?
  @OptionGroup var shared: SharedOptions

  // A program waits for each answer.
  var portion: Int { 1 }

  func maker() throws(Problem) -> any StreamMaker { RequestMaker(AnyMaking.maker, except: Product.any) }

  private static func maker(of product: Product, _ options: [String]) throws(Problem) -> any StreamMaker {
    let making = try product.making(options)
    guard making.file == nil else {
      throw .usage("options", "name a file", hint: "the chart is the line's own")
    }
    guard try making.table() == nil else {
      throw .usage("options", "ask for a table", hint: "run astro-batch --make chart --columns for it")
    }
    return try making.maker()
  }
}
