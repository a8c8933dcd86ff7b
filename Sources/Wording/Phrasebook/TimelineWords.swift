package import ChartModel

/// What stands in pictures of a calendar: months, days, and the keys to their signs.
package protocol TimelineWords: Sendable {
  /// A month by itself, as in “January”.
  ///
  /// - Parameter month: 1…12, as everywhere here.
  func name(ofMonth month: Int) -> String
  /// A month of a year, as in “June 2027”.
  func name(ofMonth month: Int, year: Int) -> String
  /// As in “13 Jun”.
  func shortDay(month: Int, day: Int) -> String
  /// As short as it is written above a column.
  ///
  /// - Parameter weekday: 1 for a Monday … 7 for a Sunday.
  func shortName(ofWeekday weekday: Int) -> String

  /// Whose calendar it is where it is nobody’s.
  var skyAlone: String { get }
  /// What a calendar with transits to a birth is called.
  var transitsToBirth: String { get }
  /// What the sky’s own calendar is called.
  var aspectsInTheSky: String { get }
  /// By which clock days and times are told, as in “times of Europe/Kyiv”.
  func times(of zone: String) -> String

  /// The key of the year: what the height of a band means, a number of a house, a ringed moon, a bar.
  var keyToHeight: String { get }
  var keyToHouse: String { get }
  var keyToRetrograde: String { get }
  var keyToEclipse: String { get }
  /// The key of the month: a strip of the Moon’s signs, and what is hatched in it.
  var keyToMoonStrip: String { get }
  var keyToVoid: String { get }

  /// What an eclipse is, as in “total”.
  func name(of type: Eclipse.EclipseType) -> String

  /// What is left to the list, as in “Mars: 43 more in the list”.
  func leftToList(_ count: Int, of body: String) -> String
  /// Of hits that a day has no room for, as in “3 more”.
  func more(_ count: Int) -> String
}
