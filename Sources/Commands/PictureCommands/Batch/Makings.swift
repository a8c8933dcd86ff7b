import ArgumentParser
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroDrawingResponse
import AstroExchange
import AstroInterpretation
import AstroReportCommands
import AstroSkies
import AstroStreams
import AstroSvitla

/// What is made from lines, with the options of the command that makes the same from a file.
protocol Making: ParsableArguments {
  var line: LineOptions { get }

  /// How the rows of a table are written; `nil` if no table is asked for.
  func table() throws(Problem) -> ChartTable?

  /// A maker for one thread; throws for options that cannot be carried out.
  func maker(of product: Product) throws(Problem) -> any StreamMaker
}

extension Making {
  func table() throws(Problem) -> ChartTable? { nil }

  var shared: SharedOptions { line.shared }

  /// Makes a product of the chart of each line; `natal` refuses one that is itself derived.
  func ofEach(
    natal: Bool = false, _ settings: SettingsOptions? = nil,
    _ product: @escaping (Chart) throws(Problem) -> StreamProduct
  ) -> any StreamMaker {
    let source = ChartSource(shared, settings: settings, file: "")
    return LineMaker { line throws(Problem) in
      try product(natal ? source.natal(from: line) : source.chart(from: line))
    }
  }
}

struct ChartMaking: Making {
  @OptionGroup var columns: ColumnOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var details: DetailOptions
  @OptionGroup var line: LineOptions

  func table() throws(Problem) -> ChartTable? {
    try columns.table { () throws(Problem) in try settings.applied(to: shared.applied(to: ChartSettings())) }
  }

  func maker(of product: Product) throws(Problem) -> any StreamMaker {
    let (table, request) = (try table(), try details.request())
    var finder = DetailFinder(shared.ephemerisSource)
    if table != nil, request != nil { throw .usage("--with", OptionFault.conflict("--columns")) }
    return ofEach(settings) { chart throws(Problem) in
      if let table { return .rows(table.columns.rows(of: chart)) }
      return .object(chart.jsonLine(with: try request?.details(of: chart, by: &finder)))
    }
  }
}

struct ReportMaking: Making {
  @OptionGroup var options: ReportOptions
  @OptionGroup var line: LineOptions

  func maker(of product: Product) throws(Problem) -> any StreamMaker {
    let (book, date) = (try options.book(), try Environment.sourceDate())
    return ofEach { chart throws(Problem) in
      let plan = try options.plan(of: chart, in: shared.chosenLanguage, from: book)
      return .object(Report(plan, generatedAt: date).jsonLine)
    }
  }
}

struct CalendarMaking: Making {
  @OptionGroup var span: SpanOptions
  @OptionGroup var events: EventOptions
  @OptionGroup var line: LineOptions

  func maker(of product: Product) throws(Problem) -> any StreamMaker {
    let studio = try Studio(for: shared)
    _ = try span.span(around: nil)
    return ofEach(natal: true) { natal throws(Problem) in
      .object(try studio.calendar(of: natal, span, events, shared).value.json)
    }
  }
}

struct SynastryMaking: Making {
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var line: LineOptions

  func maker(of product: Product) throws(Problem) -> any StreamMaker {
    let (source, studio) = (ChartSource(shared, settings: settings, file: ""), try Studio(for: shared))
    return CoupleMaker { first, second throws(Problem) in
      let made = try studio.synastry(of: source.natal(from: first), with: source.natal(from: second))
      return .object(made.value.jsonLine(in: shared.chosenLanguage))
    }
  }
}

/// Makes the reading of a day, or of a longer span; what the sky of a day has for every birth is computed once a thread.
struct DayMaking: Making {
  @OptionGroup var period: PeriodOptions
  @OptionGroup var line: LineOptions

  func maker(of product: Product) throws(Problem) -> any StreamMaker {
    if period.sign != nil { throw .usage("--sign", PictureUsage.signOfStream) }
    try period.check(needsSpan: false)
    let (studio, now, date) = (try Studio(for: shared), try Environment.date(), try Environment.sourceDate())
    return ofEach(natal: true) { natal throws(Problem) in
      let made = try period.reading(
        of: natal, by: &studio.daybook, in: shared.chosenLanguage, now: now, generatedAt: date)
      return .object(made.value.jsonLine)
    }
  }
}

struct DocumentMaking: Making {
  @OptionGroup var options: DocumentOptions
  @OptionGroup var year: YearOptions
  @OptionGroup var skies: SkyOptions
  @OptionGroup var line: LineOptions

  func maker(of product: Product) throws(Problem) -> any StreamMaker {
    try options.checkForStream()
    try year.check(options, skies)
    let studio = try Studio(for: shared)
    _ = try options.theme()
    let (words, skies) = (try ChapterSource(options), OuterSkies(skies, shared, around: line.input))
    let date = try Environment.sourceDate()
    if let number = year.year {
      return ofEach(natal: true) { natal throws(Problem) in
        let made = try year.document(of: natal, number, options, by: studio, from: .init(nil, shared))
        return .files([("pdf", made.value)])
      }
    }
    return ofEach { chart throws(Problem) in
      let made = try studio.document(
        of: chart, around: skies.skies(around: chart).skies, options, generatedAt: date
      ) { () throws(Problem) in try words.chapters(of: chart, by: studio) }
      return .files([("pdf", made.value)])
    }
  }
}

struct WheelMaking: Making {
  @OptionGroup var picture: PictureOptions
  @OptionGroup var skies: SkyOptions
  @OptionGroup var line: LineOptions

  /// Makes pictures, or the drawing response.
  func maker(of product: Product) throws(Problem) -> any StreamMaker {
    let (draws, formats) = (product == .render, picture.formats)
    try picture.checkForStream(makesPictures: draws)
    let wheels = try WheelMaker(
      picture, skies, shared, around: line.input, tellsDays: !draws || picture.sheet)
    return ofEach { chart throws(Problem) in
      let drawing = try wheels.drawing(of: chart).drawing.value
      guard draws else { return .object(drawing.response.jsonLine) }
      return .files(
        try formats.map { format throws(Problem) in (format.fileExtension, try drawing.bytes(as: format)) })
    }
  }
}

/// Makes what each line asks for, for programs that keep one process open.
struct AnyMaking: Making {
  @OptionGroup var line: LineOptions

  func maker(of product: Product) throws(Problem) -> any StreamMaker {
    RequestMaker(AnyMaking.maker, except: Product.any)
  }

  private static func maker(_ product: Product, _ options: [String]) throws(Problem) -> any StreamMaker {
    let making = try product.making(options)
    guard making.line.file == nil else {
      throw .usage("options", PictureUsage.lineNamesFile)
    }
    guard try making.table() == nil else {
      throw .usage("options", PictureUsage.lineAsksForTable)
    }
    return try making.maker(of: product)
  }
}
