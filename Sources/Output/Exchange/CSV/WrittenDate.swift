import AstroChartModel
import AstroDiagnostics

/// Dates of tables, in which slashes are usual.
enum WrittenDate {
  /// - Parameter slashes: What comes first in a date such as 3/4/1990; `nil` refuses those.
  static func read(
    _ text: String, in calendar: CivilCalendar, slashes: ImportOptions.SlashOrder?
  ) throws(Problem) -> CivilDate {
    let text = text.trimmed
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { return try CivilDate(checkingWritten: text, in: calendar) }
    if parts[0].utf8.count == 4 {
      return try CivilDate(checkingWritten: parts.joined(separator: "-"), in: calendar)
    }
    switch slashes {
    case .dayFirst: return try CivilDate(checkingWritten: parts.joined(separator: "."), in: calendar)
    case .monthFirst:
      return try CivilDate(
        checkingWritten: [parts[1], parts[0], parts[2]].joined(separator: "."), in: calendar)
    case nil:
      throw Problem(
        .invalidValue, ExchangeFault.twoDays(text))
    }
  }
}
