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

  /// The titles of its parts: the timeline, the list, the pages of months.
  var yearAtAGlance: String { get }
  var dayByDay: String { get }
  var monthByMonth: String { get }
  /// The heading of what began before the year.
  var underWay: String { get }

  /// The column heads of the list.
  var day: String { get }
  var time: String { get }
  var event: String { get }
  /// When something ends, as in “until 14:30”.
  func until(_ end: String) -> String
}
