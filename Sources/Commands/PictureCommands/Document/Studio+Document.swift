import AstroChartModel
import AstroDiagnostics
import AstroDocuments
import AstroSvitla

extension Studio {
  /// The document that the command line requests: a reading of a natal chart alone or of two, other skies in figures.
  ///
  /// - Parameters:
  ///   - date: The time of making stated in the reading of two.
  ///   - chapters: Makes the chapters of a reading.
  func document(
    of chart: Chart, around skies: [OuterSky], _ options: DocumentOptions, generatedAt date: Moment?,
    chapters: () throws(Problem) -> [ReportChapter]
  ) throws(Problem) -> Made<[UInt8]> {
    let isOfSkies = chart.kind != .natal || !skies.isEmpty
    let partner = skies.count == 1 && chart.kind == .natal ? skies.first { $0.sky == .partner } : nil
    try options.check(isOfSkies: isOfSkies, isOfCouple: partner != nil)
    let (theme, paper) = (try options.theme(), try options.paper())
    let byline = try options.byline.byline()
    if let partner, !options.figures {
      return try document(
        of: chart, with: partner, on: paper, theme: theme, purchaseDate: options.purchaseDate, byline: byline,
        generatedAt: date)
    }
    if isOfSkies { return try document(of: chart, around: skies, on: paper, theme: theme, byline: byline) }
    let chapters = try chapters()
    // The words around a given report are in the language of that report.
    let language = options.report == nil ? nil : chapters.first?.report.language
    do throws(Problem) {
      return try document(
        of: chart, chapters, on: paper, theme: theme, purchaseDate: options.purchaseDate, byline: byline,
        in: language)
    } catch {
      throw error.of(options.report ?? "")
    }
  }
}
