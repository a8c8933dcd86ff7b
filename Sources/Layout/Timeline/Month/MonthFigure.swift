package import AstroChartModel
package import AstroDiagnostics
package import AstroWording

/// What the sheet of a month shows.
package struct MonthFigure: Sendable {
  /// Whose month it is, and the facts of the birth; `nil` and empty for the sky alone.
  package var name: String?
  package var facts: [String]
  package let year: Int
  /// 1…12.
  package let month: Int
  /// The clock by which days begin and times are shown.
  package var clock: LocalClock
  package var events: [SkyEvent]

  /// - Parameter events: In any order; those of other months are ignored. The Moon's ingresses and quarters
  ///   of the month must be among them, because they determine its sign and phase on each day.
  /// - Throws: `invalidValue` for a month that is not in the calendar.
  package init(
    of name: String?, facts: [String] = [], year: Int, month: Int, clock: LocalClock = .utc,
    events: [SkyEvent]
  ) throws(Problem) {
    guard CivilDate(year: year, month: month, day: 1) != nil else {
      throw Problem(
        .invalidValue, at: .field("month"),
        Told(
          "there is no month \(month) of the year \(year)", hint: "months go from 1 to 12",
          ukrainian: "\(month)-го місяця \(year) року немає", hint: "місяці – від 1 до 12"))
    }
    (self.name, self.facts, self.year, self.month) = (name, facts, year, month)
    (self.clock, self.events) = (clock, events)
  }

  package func title(in language: Language) -> String {
    CalendarPictureWords(language).month(month, of: year)
  }

  /// The days of the month in order.
  var days: [CivilDate] {
    (1...CivilDate.days(inMonth: month, of: year)).compactMap {
      CivilDate(year: year, month: month, day: $0)
    }
  }

  /// The first instants of a day and of the next one.
  func hours(of day: CivilDate) -> (start: Moment, end: Moment) {
    (clock.start(of: day), clock.start(of: CivilDate(daysSince1970: day.daysSince1970 + 1)))
  }
}
