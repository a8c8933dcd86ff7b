package import ChartModel
package import Drawing
import Interpretation
import Typesetting
package import Wording

/// What a person keeps: the wheel, the facts, and what they are taken to mean, of one area or of all.
package struct ReportDocument: Sendable {
  package var chart: Chart
  package var chapters: [ReportChapter]
  package var language: Language
  package var theme: ReportTheme
  /// The day the report was paid for; else that of the first chapter's receipt, if it has one.
  package var purchaseDate: CivilDate?
  /// Skies that are told in figures behind the chart's own.
  package var skies: [SkyFacts] = []
  /// The year that is told to the chart, in place of its facts.
  package var year: YearFacts?
  /// The wheel without caption and background; `nil` leaves its place free.
  package var wheel: Scene?

  package init(
    of chart: Chart, chapters: [ReportChapter], language: Language, theme: ReportTheme,
    purchaseDate: CivilDate? = nil, wheel: Scene? = nil
  ) {
    (self.chart, self.chapters, self.language) = (chart, chapters, language)
    (self.theme, self.purchaseDate, self.wheel) = (theme, purchaseDate, wheel)
  }

  var words: any Phrasebook { language.phrasebook }
  var type: ReportType { ReportType(theme: theme) }

  /// Whether several areas are bound in one book.
  var isBook: Bool { chapters.count > 1 }

  /// Whether its parts are listed by themselves, and not below its name.
  var isInParts: Bool { isBook || year != nil }

  /// Whose report it is, as headings and titles say it.
  var name: String {
    let own = chart.name ?? words.anonymous
    return isOfCouple ? "\(own) & \(skies[0].title)" : own
  }

  /// Whether two births are held against each other.
  private var isOfCouple: Bool {
    isOfSkies && chart.kind == .natal && skies.count == 1 && skies[0].chart.kind == .natal
  }

  /// What the report is about, in a line.
  var subject: String {
    if isBook { return words.book }
    if let year { return words.title(ofYear: year.year) }
    return chapters.first?.report.title ?? (isOfSkies ? skyTitles : words.book)
  }

  /// Whether it tells skies in figures and reads none of them.
  private var isOfSkies: Bool { chapters.isEmpty && (chart.kind != .natal || !skies.isEmpty) }

  /// A derived chart says what it is itself; others go by the skies beside it.
  private var skyTitles: String {
    if isOfCouple { return words.aspectsBetween }
    guard chart.kind == .natal else {
      return SkyCaption(of: chart, as: SkyRole(chart.kind), in: language).ring
    }
    return skies.map(\.title).joined(separator: ", ")
  }

  func text(_ words: String, _ style: TextStyle) -> StyledText {
    StyledText(words, style, language: language.tag)
  }
}

extension ReportDocument {
  /// What the document says of itself to programs that list, search or read it aloud.
  ///
  /// - Parameter createdAt: Seconds since 1970; `nil` leaves dates out.
  package func info(createdAt: Int?) -> DocumentInfo {
    let areas = chapters.map { $0.report.title }
    return DocumentInfo(
      title: "\(name) · \(subject)", subject: subject, keywords: words.keywords + areas,
      language: language.tag, description: chart.description(in: language), createdAt: createdAt)
  }
}
