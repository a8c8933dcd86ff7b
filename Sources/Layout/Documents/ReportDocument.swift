package import AstroBylines
package import AstroChartModel
package import AstroCouples
package import AstroDrawing
import AstroInterpretation
package import AstroThemes
import AstroTypesetting
package import AstroWording

/// A document for a person to keep: the wheel, the facts, and readings of one area or of several.
package struct ReportDocument: Sendable {
  package var chart: Chart
  package var chapters: [ReportChapter]
  package var language: Language
  package var theme: Theme
  /// The day the report was paid for; `nil` takes the date of the first chapter's receipt, if it has one.
  package var purchaseDate: CivilDate?
  /// Skies whose facts are given as tables after those of the chart.
  package var skies: [SkyFacts] = []
  /// The year that the document is about; it replaces the facts of the chart.
  package var year: YearFacts?
  /// The reading of the two people whose charts it shows; `nil` leaves them to the figures.
  package var couple: CoupleReport?
  /// The pages of a worksheet, after everything else; empty for none.
  package var worksheet: [YearFacts.Picture] = []
  /// In whose name the document is made; `nil` for nobody’s.
  package var byline: Byline?
  /// The by-line as it stands at the foot of the first page.
  package var signature: Scene?
  /// The wheel without caption and background; if it is `nil`, the cover has none.
  package var wheel: Scene?

  package init(
    of chart: Chart, chapters: [ReportChapter], language: Language, theme: Theme,
    purchaseDate: CivilDate? = nil, wheel: Scene? = nil
  ) {
    (self.chart, self.chapters, self.language) = (chart, chapters, language)
    (self.theme, self.purchaseDate, self.wheel) = (theme, purchaseDate, wheel)
  }

  var words: any Phrasebook { language.phrasebook }
  var type: ReportType { ReportType(theme: theme) }

  /// Whether the document covers several areas.
  var isBook: Bool { chapters.count > 1 }

  /// Whether its parts are listed on the top level of the outline rather than under its name.
  var isInParts: Bool { isBook || year != nil }

  /// The document about each of its persons: two where it compares births, otherwise itself.
  var persons: [ReportDocument] {
    guard isOfCouple else { return [self] }
    return [chart, skies[0].chart].map { chart in
      var person = self
      person.chart = chart
      return person
    }
  }

  /// The name of the person or couple, for headings and titles.
  var name: String {
    isOfCouple ? owners.names.joined(separator: " & ").capitalizedFirst : chart.name ?? words.anonymous
  }

  /// Whose each body is: the chart's person or sky, then that of each of the skies around it.
  var owners: SkyOwners {
    if let couple { return couple.synastry.owners(in: language) }
    return SkyOwners(
      ([chart] + skies.map(\.chart)).enumerated().map { index, chart in
        let kind = SkyRole(chart.kind)
        return (kind: index > 0 && kind == .natal ? .partner : kind, person: chart.name)
      }, in: language)
  }

  /// Whether it compares two births.
  var isOfCouple: Bool {
    isOfSkies && chart.kind == .natal && skies.count == 1 && skies[0].chart.kind == .natal
  }

  /// The subject of the report in one line.
  var subject: String {
    if isBook { return words.book }
    if couple != nil { return words.readingForTwo }
    if let year { return words.title(ofYear: year.year) }
    return chapters.first?.report.title ?? (isOfSkies ? skyTitles : words.book)
  }

  /// Whether it shows other skies as tables, without readings.
  private var isOfSkies: Bool { chapters.isEmpty && (chart.kind != .natal || !skies.isEmpty) }

  /// The title from the skies: a derived chart gives its own; otherwise it lists the other skies.
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
  /// The metadata of the document, for programs that list, search or read it aloud.
  ///
  /// - Parameter createdAt: The time of making; `nil` leaves dates out.
  package func info(createdAt: Moment?) -> DocumentInfo {
    let areas = chapters.map { $0.report.title }
    return DocumentInfo(
      title: "\(name) · \(subject)", subject: subject, keywords: words.keywords + areas,
      language: language.tag, description: chart.description(in: language),
      createdAt: createdAt?.secondsSince1970
    ).by(byline?.name)
  }
}
