/// A moment in the two date formats of a PDF file, in UTC.
package struct PDFDate {
  private let year, month, day, second: Int

  /// A date for cairo, which needs one; it is replaced or removed afterwards.
  package static let placeholder = "2000-01-01T00:00:00Z"

  /// Computes the civil date in eras of 400 years that begin in March (Howard Hinnant's `civil_from_days`).
  package init(secondsSince1970 seconds: Int) {
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    second = seconds - days * 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  private var clock: [String] { [second / 3600, second / 60 % 60, second % 60].map { $0.padded(to: 2) } }
  private var date: [String] { [year.padded(to: 4), month.padded(to: 2), day.padded(to: 2)] }

  /// As in `D:19900415103000Z`.
  package var pdf: String { "D:" + (date + clock).joined() + "Z" }
  /// As in `1990-04-15T10:30:00Z`.
  package var iso: String { date.joined(separator: "-") + "T" + clock.joined(separator: ":") + "Z" }
}
