package import AstroChartModel

/// Words for readings of a day, a week, a month or a year.
package protocol PeriodWords: Sendable {
  /// A transit within a sentence, as in “the Sun squares your Mars”.
  func transiting(_ body: Body, _ aspect: AspectType, _ natal: AspectEnd) -> String
  /// An aspect in the sky within a sentence, as in “the Moon trines Venus”.
  func meeting(_ body: Body, _ aspect: AspectType, _ other: Body) -> String
  /// A body within a sentence, as in “the Moon”.
  func mentioned(_ body: Body, _ form: GrammaticalCase) -> String
  /// A point of a birth chart as its owner's, as in “your Moon”.
  func owned(_ end: AspectEnd, _ form: GrammaticalCase) -> String
  /// The sign that is left, as in “from Leo”.
  func leaving(_ sign: Sign) -> String
  /// The sign that is entered, as in “into Virgo”.
  ///
  /// - Parameter previous: The words just before, on which prepositions depend in some languages.
  func entering(_ sign: Sign, after previous: String) -> String
  /// A time of the day, as in “at 14:20”.
  func clock(_ time: ClockTime) -> String
  /// A day, with its year if it is given: “5 December”, “5 December 2027”.
  func day(_ date: CivilDate, withYear: Bool) -> String
  /// A day of the week on which something is, as in “on Thursday”.
  ///
  /// - Parameter weekday: 1 for Monday … 7 for Sunday.
  func during(weekday: Int) -> String
  /// Several things of one kind, as in “3 May, 4 June and 5 July”.
  func list(_ items: [String]) -> String
}
