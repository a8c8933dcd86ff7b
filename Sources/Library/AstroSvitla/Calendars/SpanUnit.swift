package import AstroChartModel
package import AstroDiagnostics
import AstroTimeline

/// A year or a month as people name it: `2027`, `2027-03`.
package struct SpanUnit {
  private let year: Int
  /// 1…12; `nil` for a whole year.
  private let month: Int?

  /// `nil` for text of any other form.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isDigits = parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    guard isDigits, (1...2).contains(parts.count), parts[0].utf8.count == 4, let year = Int(parts[0]) else {
      return nil
    }
    self.year = year
    guard parts.count == 2 else {
      month = nil
      return
    }
    guard parts[1].utf8.count <= 2, let month = Int(parts[1]), (1...12).contains(month) else { return nil }
    self.month = month
  }

  /// Whether it is a month.
  package var isMonth: Bool { month != nil }

  /// From its first instant in a time zone to that of what follows.
  ///
  /// - Parameter longitude: Degrees east, for local mean time.
  /// - Throws: `outOfRange`, `unknownZone`.
  package func span(in zone: String, longitude: Double) throws(Problem) -> CalendarSpan {
    guard let month else { return try .year(year, in: zone, longitude: longitude) }
    return try .month(month, of: year, in: zone, longitude: longitude)
  }
}
