package import ChartModel
package import Diagnostics
package import Wording

/// What the sheet of a month shows.
package struct MonthFigure: Sendable {
  /// Whose month it is, and by which birth it is reckoned; `nil` and none for the sky alone.
  package var name: String?
  package var facts: [String]
  package let year: Int
  /// 1…12.
  package let month: Int
  /// By which days begin, and times are told.
  package var clock: LocalClock
  package var events: [SkyEvent]

  /// - Parameter events: In any order; those of other months are passed over. The Moon's ingresses and quarters of the
  ///   month must be among them, for they tell her sign and phase on each day.
  /// - Throws: `invalidValue` for a month that no calendar has.
  package init(
    of name: String?, facts: [String] = [], year: Int, month: Int, clock: LocalClock = .utc,
    events: [SkyEvent]
  ) throws(Problem) {
    guard CivilDate(year: year, month: month, day: 1) != nil else {
      throw Problem(
        .invalidValue, at: .field("month"), "there is no month \(month) of the year \(year)",
        hint: "months go from 1 to 12")
    }
    (self.name, self.facts, self.year, self.month) = (name, facts, year, month)
    (self.clock, self.events) = (clock, events)
  }

  package func title(in language: Language) -> String {
    CalendarPictureWords(language).month(month, of: year)
  }

  /// The days of the month, in order.
  var days: [CivilDate] {
    (1...CivilDate.days(inMonth: month, of: year)).compactMap {
      CivilDate(year: year, month: month, day: $0)
    }
  }

  /// From the first instant of a day to that of the next.
  func hours(of day: CivilDate) -> (start: Moment, end: Moment) {
    (clock.start(of: day), clock.start(of: CivilDate(daysSince1970: day.daysSince1970 + 1)))
  }
}
