package import AstroChartModel
package import AstroWording

extension LocalClock {
  /// What a span is: a year or a month of the calendar by its name, else its first and last day.
  package func period(of span: CalendarSpan, in language: Language) -> String {
    let days = days(of: span)
    guard let first = days.first, let last = days.last else { return "" }
    let next = CivilDate(daysSince1970: last.daysSince1970 + 1)
    // A span that begins or ends within a day is told by its days, as if it had all of them.
    if first.day == 1, next.day == 1, first.year == last.year {
      if (first.month, last.month) == (1, 12) { return String(first.year) }
      if first.month == last.month {
        return CalendarPictureWords(language).inline(first.month, of: first.year)
      }
    }
    return "\(first.shortText(in: language)) – \(last.shortText(in: language))"
  }

  /// Every offset from UTC that the clock has in a span, in the order in which it first has it.
  private func offsets(in span: CalendarSpan) -> [Moment] {
    let (from, to) = (span.from.secondsSince1970, span.to.secondsSince1970)
    // Clocks are put forward or back for some weeks at the least.
    let steps = stride(from: from, to: to, by: 7 * 86_400).map { seconds in
      told(Moment(secondsSince1970: seconds, utcOffsetSeconds: 0, offsetSource: .fixed))
    }
    var known: Set<Int> = []
    return (steps + [told(span.to)]).filter { known.insert($0.utcOffsetSeconds).inserted }
  }

  /// By which clock the days and hours of a span are told, as in “times at UTC+2, in summer UTC+3”.
  package func times(in span: CalendarSpan, language: Language) -> String {
    let offsets = offsets(in: span).sorted { $0.utcOffsetSeconds < $1.utcOffsetSeconds }
    return CalendarPictureWords(language).times(at: offsets.map(\.offsetText))
  }
}
