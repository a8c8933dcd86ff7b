import ArgumentParser
import AstroCalendarKit
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroDocuments
import AstroInterpretation
import AstroPictureKit
import AstroStreamKit
import AstroSvitla
import AstroWholeFiles
import AstroWording

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
    var books: [Area: RuleBook] = [:]
    for area in options.areas { books[area] = try options.rules.book(on: area) }
    return Maker(
      making: self, books: books, studio: try Studio(for: shared),
      date: try Environment.sourceDate())
  }

  private struct Maker: StreamMaker {
    let making: DocumentMaking
    let books: [Area: RuleBook]
    let studio: Studio
    let date: Moment?

    private var language: Language { making.shared.chosenLanguage }

    func make(_ document: Made<ChartDocument>) throws(Problem) -> StreamProduct {
      let report =
        if let year = making.year.year { try printed(year, document) } else { try printed(document) }
      return .files([("pdf", try report.bytes())])
    }

    private func printed(_ document: Made<ChartDocument>) throws(Problem) -> PrintedReport {
      let chart = try ChartSource(making.shared, file: "").chart(from: document)
      let skies = OuterSkies(making.skies, making.shared, around: InputFile(making.file ?? "-"))
      let subject = try SkySubject(
        of: chart, around: skies.skies(around: chart).skies, by: making.shared)
      try making.options.check(isOfSkies: subject != nil)
      if let subject { return try PrintedReport(of: subject, making.options, in: language, with: studio) }
      return try PrintedReport(
        of: chart, chapters(of: chart), making.options, in: language, with: studio)
    }

    private func printed(
      _ year: Int, _ document: Made<ChartDocument>
    ) throws(Problem) -> PrintedReport {
      let natal = try ChartSource(making.shared, file: "").natal(from: document)
      let source = CalendarSource(nil, making.shared, spanOption: "--year")
      let subject = try YearSubject.of(natal, year, making.year, from: source)
      return try PrintedReport(of: subject.value, making.options, in: language, with: studio)
    }

    private func chapters(of chart: Chart) throws(Problem) -> [ReportChapter] {
      var chapters: [ReportChapter] = []
      for area in making.options.areas {
        guard let book = books[area] else { continue }
        let plan = try ReportPlan(on: area, of: chart, in: language, from: book)
        chapters.append(ReportChapter(Report(plan, generatedAt: date), ranking: plan.ranking))
      }
      return chapters
    }
  }
}

extension DocumentOptions {
  /// Refuses options that apply to a single document.
  fileprivate func checkForStream() throws(Problem) {
    if isNamed {
      throw .usage("-o", "is of one document", hint: "--out says where a stream goes")
    }
    if report != nil {
      throw .usage("--report", "is of one chart", hint: "name the areas to write about with --area")
    }
  }
}
