import AstroChartModel
package import AstroDocuments
import AstroDrawing
package import AstroThemes
import AstroTimeline
import AstroWheelLayout
import AstroWording

extension ReportDocument {
  /// A document about a year for a birth chart: wheel, timeline, a list by months, and a page for each month.
  ///
  /// - Parameters:
  ///   - around: The skies around the wheel on the cover, from the inside out, such as those at the beginning
  ///     and the end of the year.
  ///   - figure: The year, from its first instant to that of the next; its events are also listed, except the
  ///     Moon's ingresses.
  ///   - months: The months from January to December.
  ///   - zone: The name of the time zone of the figures, such as `Europe/Kyiv`.
  ///   - reading: The year in words; `nil` for a document without.
  package init(
    yearOf chart: Chart, around: [OuterSky], _ figure: YearFigure, months: [MonthFigure],
    zone: String, reading: YearReading? = nil,
    language: Language, theme: Theme = .light, purchaseDate: CivilDate? = nil, shaper: any TextShaper
  ) {
    let wheel = Wheel(
      of: WheelFigure(of: chart, around: around), options: WheelOptions(language: language.tag), theme: theme,
      shaper: shaper)
    self.init(
      of: chart, chapters: [], language: language, theme: theme, purchaseDate: purchaseDate,
      wheel: wheel.scene(isTransparent: true))
    let timeline = YearTimeline(of: figure, theme: theme, language: language, shaper: shaper)
    let sheets = months.map { MonthSheet(of: $0, theme: theme, language: language, shaper: shaper) }
    year = YearFacts(
      figure.clock.date(figure.span.from).year, span: figure.span, zone: zone, entries: figure.listed,
      timeline: .init(
        timeline.scene(isTransparent: true), title: figure.title(in: language),
        description: timeline.description),
      months: zip(months, sheets).map { month, sheet in
        .init(
          sheet.scene(isTransparent: true), title: month.title(in: language), description: sheet.description)
      })
    year?.reading = reading
  }
}

extension YearFigure {
  /// The entries of the list, in the time zone of the figure.
  fileprivate var listed: [CalendarEntry] {
    let told = events.filter { event in
      if case .ingress(let ingress) = event { ingress.body != .moon } else { true }
    }
    return CalendarEntry.all(of: told.map { $0.told(clock.told) }, in: span)
  }
}
