package import AstroChartModel

/// The words in pictures of a calendar: months, days, and the keys to their marks.
package protocol TimelineWords: Sendable {
  /// A month without its year, as in “January”.
  ///
  /// - Parameter month: 1…12, as in all these functions.
  func name(ofMonth month: Int) -> String
  /// A month of a year, as in “June 2027”.
  func name(ofMonth month: Int, year: Int) -> String
  /// A month without its year, short, as in “Jan”.
  func shortName(ofMonth month: Int) -> String
  /// A day without its year, as in “13 Jun”.
  func shortDay(month: Int, day: Int) -> String
  /// The short name of a weekday, as above a column.
  ///
  /// - Parameter weekday: 1 for Monday … 7 for Sunday.
  func shortName(ofWeekday weekday: Int) -> String

  /// The title of a calendar without a birth.
  var skyAlone: String { get }
  /// The title of a calendar with transits to a birth.
  var transitsToBirth: String { get }
  /// The title of a calendar of aspects in the sky.
  var aspectsInTheSky: String { get }
  /// Which clock days and times refer to, as in “times of Europe/Kyiv”.
  func times(of zone: String) -> String
  /// The same by the clock's offset from UTC, and by that of summer where it has one.
  func times(at offset: String, summer: String?) -> String

  /// The key of the year: the meaning of a band's height, of a house number, of a bar and of a ringed moon.
  var keyToHeight: String { get }
  var keyToHouse: String { get }
  var keyToRetrograde: String { get }
  var keyToEclipse: String { get }
  /// The key of the month: the meaning of the strip of the Moon’s signs and of its hatching.
  var keyToMoonStrip: String { get }
  var keyToVoid: String { get }

  /// The title of the Moon's year, as in “The Moon in 2027”.
  func moonYear(_ year: Int) -> String
  /// When the discs of the Moon's year are true, and from where.
  func moonAtNoon(isSouthern: Bool) -> String
  /// Whose aspects end the void times.
  func voidKind(_ reckoning: VoidReckoning) -> String
  /// The key of the Moon's year: a ring with a time, two signs with a time, and numbers in bold.
  var keyToExactPhase: String { get }
  var keyToSignChange: String { get }
  var keyToWeekend: String { get }

  /// The type of an eclipse, as in “total”.
  func name(of type: Eclipse.EclipseType) -> String

  /// A remark on transits that only the list has, as in “Mars: 43 more in the list”.
  func leftToList(_ count: Int, of body: String) -> String
  /// A remark on hits that a day has no room for, as in “3 more”.
  func more(_ count: Int) -> String
}
