import AstroCommandKit
import AstroReportCommands
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

  /// Makes a product of the chart of each line; `natal` refuses one that is itself derived, and `hasPoints` says whether
  /// it needs more than the planets.
  func ofEach(
    natal: Bool = false, hasPoints: Bool = true, _ settings: SettingsOptions? = nil,
    _ product: @escaping (Chart) throws(Problem) -> StreamProduct
  ) -> any StreamMaker {
    let source = ChartSource(shared, settings: settings, file: "", hasPoints: hasPoints)
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

  func table() throws(Problem) -> ChartTable? { try columns.table(of: settings, shared) }

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
    let (source, skies) = (ChartSource(shared, settings: settings, file: ""), Skies(shared.ephemerisSource))
    return CoupleMaker { first, second throws(Problem) in
      let made = try skies.synastry(of: source.natal(from: first), with: source.natal(from: second))
      return .object(made.value.jsonLine(in: shared.chosenLanguage))
    }
  }
}

/// Makes the reading of a day, or of a longer span; what the sky of a day has for every birth is computed once a thread.
struct DayMaking: Making {
  @OptionGroup var period: PeriodOptions
  @OptionGroup var line: LineOptions

  func maker(of product: Product) throws(Problem) -> any StreamMaker {
    try period.checkForStream()
    var daybook = Daybook(shared.ephemerisSource)
    let (now, date) = (try Environment.date(), try Environment.sourceDate())
    return ofEach(natal: true, hasPoints: false) { natal throws(Problem) in
      .object(try period.reading(of: natal, by: &daybook, shared, now, generatedAt: date).value.jsonLine)
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
    let documents = try DocumentMaker(options, year, skies, shared, around: line.input)
    return ofEach(natal: year.year != nil) { chart throws(Problem) in
      .files([("pdf", try documents.document(of: chart).document)])
    }
  }
}

struct WheelMaking: Making {
  @OptionGroup var picture: PictureOptions
  @OptionGroup var skies: SkyOptions
  @OptionGroup var line: LineOptions

  /// Makes pictures, or the drawing response.
  func maker(of product: Product) throws(Problem) -> any StreamMaker {
    let draws = product == .render
    try picture.checkForStream(makesPictures: draws)
    let wheels = try WheelMaker(picture, skies, shared, around: line.input, isDated: !draws || picture.sheet)
    return ofEach { chart throws(Problem) in
      let drawing = try wheels.drawing(of: chart).drawing.value
      return try draws ? .files(drawing.files(as: picture.formats)) : .object(drawing.response.jsonLine)
    }
  }
}

/// Makes what each line asks for, for programs that keep one process open.
struct AnyMaking: Making {
  @OptionGroup var line: LineOptions

  func maker(of product: Product) throws(Problem) -> any StreamMaker {
    RequestMaker(except: Product.any) { product, options throws(Problem) in
      try product.request(options).maker(of: product)
    }
  }
}
