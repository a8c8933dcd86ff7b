import AstroChartModel
import AstroWording

extension LocalClock {
  /// The year that a span is, or its first and last day.
  func period(of span: CalendarSpan, in language: Language) -> String {
    let days = days(of: span)
    guard let first = days.first, let last = days.last else { return "" }
    let isYear =
      first.year == last.year && (first.month, first.day) == (1, 1) && (last.month, last.day) == (12, 31)
    return isYear
      ? String(first.year) : "\(first.shortText(in: language)) – \(last.shortText(in: language))"
  }
}
