/// A year as a document.
package protocol YearWords: Sendable {
  /// What the document is, as in “The Year 2027”.
  ///
  /// - Parameter year: Astronomical: 0 is 1 BC.
  func title(ofYear year: Int) -> String
  /// How it is read, in paragraphs.
  ///
  /// - Parameters:
  ///   - zone: By which clock it is told, as in `Europe/Kyiv`.
  ///   - knowsTime: Whether the time of birth is known, without which houses, angles and the Moon of birth are left out.
  func guide(toYearBy zone: String, knowsTime: Bool) -> [String]

  /// Titles of its parts: the timeline, the list, the sheets of months.
  var yearAtAGlance: String { get }
  var dayByDay: String { get }
  var monthByMonth: String { get }
  /// What began before the year does.
  var underWay: String { get }

  /// Heads of the list.
  var day: String { get }
  var time: String { get }
  var event: String { get }
  /// When something that lasts is over, as in “until 14:30”.
  func until(_ end: String) -> String
}
