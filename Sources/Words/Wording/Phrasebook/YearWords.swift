package import AstroChartModel

/// The words of a document about a year.
package protocol YearWords: Sendable {
  /// The title of the document, as in “The Year 2027”.
  ///
  /// - Parameter year: The astronomical year: 0 is 1 BC.
  func title(ofYear year: Int) -> String
  /// A guide to reading it, in paragraphs.
  ///
  /// - Parameters:
  ///   - zone: The time zone of its dates and times, such as `Europe/Kyiv`.
  ///   - knowsTime: Whether the time of birth is known; if not, houses, angles and the natal Moon are left
  ///     out.
  func guide(toYearBy zone: String, knowsTime: Bool) -> [String]

  /// The titles of its parts: the timeline, the pages of months, the index.
  var yearAtAGlance: String { get }
  var monthByMonth: String { get }
  var indexOfDays: String { get }

  /// The heading of what the years of a life bring.
  var yearsOfLife: String { get }
  /// The head of the row that lists profected years, or months.
  func profected(_ period: Profection.Period) -> String
}
