import AstroChartModel
import AstroDiagnostics
import AstroTimeline
import AstroWording

extension CalendarSubject {
  /// One picture per year: the whole span if it is about a year long, otherwise each calendar year that
  /// overlaps it.
  func years(in language: Language) throws(Problem) -> [(suffix: String, figure: YearFigure)] {
    let spans = isAboutAYear ? [span] : try cut(at: years.map { ($0, 1) })
    var figures: [(suffix: String, figure: YearFigure)] = []
    for span in spans {
      let figure = YearFigure(
        of: name(in: language), facts: facts(in: language), span: span, clock: clock,
        events: events, passing: passing, places: try places(span.from).get(), bandMovers: bandMovers)
      figures.append(("\(clock.date(span.from).year)", figure))
    }
    return figures
  }

  /// A sheet for every month that the span covers for a day at least.
  func months(in language: Language) throws(Problem) -> [(suffix: String, figure: MonthFigure)] {
    let months = years.flatMap { year in (1...12).map { (year: year, month: $0) } }.filter { month in
      (first.year, first.month) <= (month.year, month.month)
        && (month.year, month.month) <= (last.year, last.month) && isWorthASheet(month)
    }
    try check(months.count)
    var figures: [(suffix: String, figure: MonthFigure)] = []
    for (year, month) in months {
      let figure = try MonthFigure(
        of: name(in: language), facts: facts(in: language), year: year, month: month, clock: clock,
        events: events)
      figures.append((month < 10 ? "\(year)-0\(month)" : "\(year)-\(month)", figure))
    }
    return figures
  }

  private func isWorthASheet(_ month: (year: Int, month: Int)) -> Bool {
    guard let start = CivilDate(year: month.year, month: month.month, day: 1),
      let next = CivilDate(year: month.year + month.month / 12, month: month.month % 12 + 1, day: 1)
    else { return true }
    return span.isWorthAPage(from: start, to: next, by: clock)
  }

  private var first: CivilDate { clock.date(span.from) }
  /// The date of the last second before the end.
  private var last: CivilDate {
    let end = span.to
    let before = Moment(
      secondsSince1970: end.secondsSince1970 - (end.nanoseconds == 0 ? 1 : 0),
      utcOffsetSeconds: end.utcOffsetSeconds, offsetSource: end.offsetSource)
    return max(clock.date(before), first)
  }
  private var years: ClosedRange<Int> { first.year...last.year }

  private var isAboutAYear: Bool { span.to.secondsSince1970 - span.from.secondsSince1970 <= 400 * 86_400 }

  private func cut(at starts: [(year: Int, month: Int)]) throws(Problem) -> [CalendarSpan] {
    try check(starts.count)
    var spans: [CalendarSpan] = []
    var from = span.from
    for start in starts.dropFirst() {
      guard let day = CivilDate(year: start.year, month: start.month, day: 1) else { continue }
      let edge = clock.start(of: day)
      spans.append(try CalendarSpan(from: from, to: edge))
      from = edge
    }
    return spans + [try CalendarSpan(from: from, to: span.to)]
  }

  private func check(_ pages: Int) throws(Problem) {
    guard pages > CalendarPictures.mostPages else { return }
    throw Problem(
      .tooLong, at: .field("span"),
      StudioFault.manyPictures(pages, most: CalendarPictures.mostPages))
  }
}
