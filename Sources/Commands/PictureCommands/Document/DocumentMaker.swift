import AstroCommandKit
import AstroReportCommands
import AstroSvitla

/// Typesets documents as the command line asks, one after another: its rules are read and its fonts opened once.
struct DocumentMaker {
  private let options: DocumentOptions
  private let year: YearOptions
  private let shared: SharedOptions
  private let skies: OuterSkies
  private let studio: Studio
  private let books: [(area: Area, book: RuleBook)]

  /// - Parameter input: The source of the chart, or of a stream of charts.
  /// - Throws: What is wrong with the options, whatever the charts are.
  init(
    _ options: DocumentOptions, _ year: YearOptions, _ skies: SkyOptions, _ shared: SharedOptions,
    around input: InputFile
  ) throws(Problem) {
    try year.check(options, skies)
    (self.options, self.year, self.shared) = (options, year, shared)
    self.skies = OuterSkies(skies, shared, around: input)
    studio = try Studio(for: shared)
    _ = try options.theme()
    books = try options.areas.map { area throws(Problem) in (area, try options.rules.book(on: area)) }
  }

  /// A document, with notes that each name the file to which they belong.
  typealias Printed = (document: [UInt8], notes: [(note: Note, source: String)])

  /// The document of a chart: about a year of it, a reading, or figures of it with other skies.
  ///
  /// - Parameters:
  ///   - file: The file of the chart; `nil` in a stream.
  ///   - date: The time of making stated in it; by default that of the studio.
  ///   - progress: Is told each area before its chapter is written.
  func document(
    of chart: Chart, in file: InputFile? = nil, generatedAt date: Moment? = nil, _ progress: Progress? = nil
  ) throws(Problem) -> Printed {
    if let number = year.year {
      let source = CalendarSource(file?.path, shared)
      let made = try source.made(over: "--year") { () throws(Problem) in try document(of: chart, in: number) }
      return (made.value, Made((), notes: chart.warnings + made.notes).notes.map { ($0, source.name) })
    }
    let around = try skies.skies(around: chart)
    var chapters: [ReportChapter] = []
    let made = try document(of: chart, around: around.skies, generatedAt: date) { () throws(Problem) in
      chapters = try self.chapters(of: chart, in: file, generatedAt: date, progress)
      return chapters
    }
    let others = Set(around.notes.map(\.note))
    let own = chart.warnings + made.notes.filter { !others.contains($0) }
    let departures = options.report.map { path in chapters.flatMap(\.report.departures).map { ($0, path) } }
    return (made.value, own.map { ($0, file?.name ?? "") } + around.notes + (departures ?? []))
  }

  private func document(of natal: Chart, in year: Int) throws(Problem) -> Made<[UInt8]> {
    try studio.document(
      ofYear: year, of: natal, zone: self.year.zone, on: options.paper(), theme: options.theme(),
      purchaseDate: options.purchaseDate, byline: options.byline.byline())
  }

  /// A reading of a natal chart alone or of two, other skies in figures.
  private func document(
    of chart: Chart, around skies: [OuterSky], generatedAt date: Moment?,
    chapters: () throws(Problem) -> [ReportChapter]
  ) throws(Problem) -> Made<[UInt8]> {
    let isOfSkies = chart.kind != .natal || !skies.isEmpty
    let partner = skies.count == 1 && chart.kind == .natal ? skies.first { $0.sky == .partner } : nil
    try options.check(isOfSkies: isOfSkies, isOfCouple: partner != nil)
    let (theme, paper) = (try options.theme(), try options.paper())
    let byline = try options.byline.byline()
    if let partner, !options.figures {
      return try studio.document(
        of: chart, with: partner, on: paper, theme: theme, purchaseDate: options.purchaseDate, byline: byline,
        generatedAt: date ?? studio.options.createdAt)
    }
    if isOfSkies {
      return try studio.document(of: chart, around: skies, on: paper, theme: theme, byline: byline)
    }
    let chapters = try chapters()
    // The words around a given report are in the language of that report.
    let language = options.report == nil ? nil : chapters.first?.report.language
    do throws(Problem) {
      let details = try options.details.request().map { (request) throws(Problem) in
        try studio.details(of: chart, request)
      }
      return try studio.document(
        of: chart, chapters, details, on: paper, theme: theme, purchaseDate: options.purchaseDate,
        byline: byline,
        in: language)
    } catch {
      throw error.of(options.report ?? "")
    }
  }

  /// A chapter about each area, or the one in the report file that the command line names.
  private func chapters(
    of chart: Chart, in file: InputFile?, generatedAt date: Moment?, _ progress: Progress?
  ) throws(Problem) -> [ReportChapter] {
    if let path = options.report, let file { return [try chapter(in: path, of: chart, beside: file)] }
    do throws(Problem) {
      return try books.map { area, book throws(Problem) in
        progress?.step("writing about \(area.rawValue)")
        return try studio.chapter(on: area, of: chart, from: book, generatedAt: date).value
      }
    } catch {
      throw file.map { error.of($0.name) } ?? error
    }
  }

  /// The chapter in a report file, with the evidence for those of its sources that are known here.
  private func chapter(
    in path: String, of chart: Chart, beside file: InputFile
  ) throws(Problem) -> ReportChapter {
    let report = try Report(in: InputFile(path), beside: file)
    let rules = try options.rules.book(on: report.area).rules(on: report.area)
    return ReportChapter(report, ranking: Ranking(of: rules, in: chart))
  }
}
