package import ChartModel
package import Drawing
package import Reports
package import Timeline
package import WheelLayout
package import Wording

extension ReportDocument {
  /// A year told to a birth: its wheel, the timeline, a list by months, and a sheet for each month.
  ///
  /// - Parameters:
  ///   - around: Skies in the wheel on the cover, from the inside out, such as those in which the year begins and ends.
  ///   - figure: The year from its first instant to that of the next; its events are listed too, but for the signs that
  ///     the Moon enters.
  ///   - months: From January to December.
  ///   - zone: What the clock of the figures is called, as in `Europe/Kyiv`.
  package init(
    yearOf chart: Chart, around: [OuterSky], _ figure: YearFigure, months: [MonthFigure],
    zone: String,
    language: Language, theme: WheelTheme = .light, purchaseDate: CivilDate? = nil, shaper: any TextShaper
  ) {
    let wheel = Wheel(
      of: WheelFigure(of: chart, around: around), options: WheelOptions(language: language.tag), theme: theme,
      shaper: shaper)
    self.init(
      of: chart, chapters: [], language: language, theme: ReportTheme(theme), purchaseDate: purchaseDate,
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
  }
}

extension YearFigure {
  /// What is told in words, by the clock of the figure.
  fileprivate var listed: [CalendarEntry] {
    let told = events.filter { event in
      if case .ingress(let ingress) = event { ingress.body != .moon } else { true }
    }
    return CalendarEntry.all(of: told.map { $0.told(clock.told) }, in: span)
  }
}
