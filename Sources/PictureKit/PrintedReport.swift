import AstroSvitla
package import ChartModel
import CommandKit
package import Diagnostics
import Drawing
import Interpretation
import Painting
package import Reports
import Shaping
import Typesetting
import WheelLayout
package import Wording

/// A report on its way from words to the bytes of a PDF document.
package struct PrintedReport {
  private let tools: DrawingTools
  private let document: PrintDocument
  /// What a reader of the document should know.
  package let notes: [Note]
  /// What in a given report is outside the bounds of one that we write.
  package let departures: [Note]

  package init(
    of chart: Chart, _ chapters: [ReportChapter], _ options: DocumentOptions, in language: Language,
    with tools: DrawingTools
  ) throws(Problem) {
    // The words around a given report are in its language.
    let language = options.report == nil ? language : chapters.first?.report.language ?? language
    let departures = options.report == nil ? [] : chapters.flatMap(\.report.departures)
    let purchaseDate = options.purchaseDate
    try self.init(options, departures, tools) { theme, fonts in
      ReportDocument(
        of: chart, chapters: chapters, language: language, theme: theme, purchaseDate: purchaseDate,
        shaper: fonts)
    }
  }

  /// A document that tells skies in figures.
  package init(
    of subject: SkySubject, _ options: DocumentOptions, in language: Language, with tools: DrawingTools
  ) throws(Problem) {
    try self.init(options, [], tools) { subject.document(in: language, theme: $0, shaper: $1) }
  }

  /// A year of a birth.
  package init(
    of year: YearSubject, _ options: DocumentOptions, in language: Language, with tools: DrawingTools
  ) throws(Problem) {
    try self.init(options, [], tools) { (theme, fonts) throws(Problem) in
      try year.document(in: language, theme: theme, purchaseDate: options.purchaseDate, shaper: fonts)
    }
  }

  private init(
    _ options: DocumentOptions, _ departures: [Note], _ tools: DrawingTools,
    _ make: (WheelTheme, FontBook) throws(Problem) -> ReportDocument
  ) throws(Problem) {
    (self.departures, self.tools) = (departures, tools)
    let theme = try options.theme.theme()
    let createdAt = try Environment.sourceDate()
    let report = try make(theme, tools.fonts)
    do throws(Problem) {
      let set = try report.printDocument(
        on: options.paper.page, hyphenation: tools.hyphenation, shaper: tools.fonts,
        createdAt: createdAt)
      document = set.value
      notes = options.theme.notes(on: theme) + set.notes
    } catch {
      throw error.of(options.report ?? "")
    }
  }

  /// The document as the bytes of a file.
  package func bytes() throws(Problem) -> [UInt8] {
    try tools.renderer.pdf(document)
  }
}
