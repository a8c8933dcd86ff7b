package import AstroChartModel
import AstroCommandKit
package import AstroDiagnostics
package import AstroDocuments
import AstroDrawing
import AstroInterpretation
import AstroPainting
import AstroShaping
package import AstroSvitla
import AstroThemes
import AstroTypesetting
import AstroWheelLayout
package import AstroWording

/// A report that is typeset and ready to be written as a PDF document.
package struct PrintedReport {
  private let studio: Studio
  private let document: PrintDocument
  /// The notes that a reader of the document should see.
  package let notes: [Note]
  /// Notes on what in a given report exceeds the limits of a report written from rules.
  package let departures: [Note]

  package init(
    of chart: Chart, _ chapters: [ReportChapter], _ options: DocumentOptions, in language: Language,
    with studio: Studio
  ) throws(Problem) {
    // The words around a given report are in the language of that report.
    let language = options.report == nil ? language : chapters.first?.report.language ?? language
    let departures = options.report == nil ? [] : chapters.flatMap(\.report.departures)
    let purchaseDate = options.purchaseDate
    try self.init(options, departures, studio) { theme, fonts in
      ReportDocument(
        of: chart, chapters: chapters, language: language, theme: theme, purchaseDate: purchaseDate,
        shaper: fonts)
    }
  }

  /// Makes a document that shows skies in figures.
  package init(
    of subject: SkySubject, _ options: DocumentOptions, in language: Language, with studio: Studio
  ) throws(Problem) {
    try self.init(options, [], studio) { subject.document(in: language, theme: $0, shaper: $1) }
  }

  /// Makes a document about a year of a birth.
  package init(
    of year: YearSubject, _ options: DocumentOptions, in language: Language, with studio: Studio
  ) throws(Problem) {
    try self.init(options, [], studio) { (theme, fonts) throws(Problem) in
      try year.document(in: language, theme: theme, purchaseDate: options.purchaseDate, shaper: fonts)
    }
  }

  private init(
    _ options: DocumentOptions, _ departures: [Note], _ studio: Studio,
    _ make: (Theme, FontBook) throws(Problem) -> ReportDocument
  ) throws(Problem) {
    (self.departures, self.studio) = (departures, studio)
    let theme = try options.theme.theme()
    let report = try make(theme, studio.fonts)
    do throws(Problem) {
      let set = try studio.set(report, on: options.paper.page)
      document = set.value
      notes = options.theme.notes(on: theme) + set.notes
    } catch {
      throw error.of(options.report ?? "")
    }
  }

  /// The document as the bytes of a file.
  package func bytes() throws(Problem) -> [UInt8] {
    try studio.renderer.pdf(document)
  }
}
