/// A day, identified by its year, month and day in the Gregorian calendar.
///
/// The calendar is extended back to times before its introduction; years before 1 have astronomical numbers.
/// A day that was recorded in the Julian calendar is the same day: see `init(_:in:)` and `text(in:)`.
public struct CivilDate: Hashable, Sendable, Comparable {
  /// The year of the Gregorian calendar; 0 is 1 BC.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int

  /// The years that a date can have in either calendar: those of at most four digits.
  package static let years = -9999...9999

  /// A day of the years −9999…9999; `nil` for one that does not exist, such as 1990-02-30.
  public init?(year: Int, month: Int, day: Int, in calendar: CivilCalendar = .gregorian) {
    guard CivilDate.years.contains(year), (1...12).contains(month), day >= 1,
      day <= calendar.days(inMonth: month, of: year)
    else { return nil }
    self.init(daysSince1970: calendar.daysSince1970(year, month, day))
  }

  package static func days(inMonth month: Int, of year: Int) -> Int {
    CivilCalendar.gregorian.days(inMonth: month, of: year)
  }

  package static func isLeap(_ year: Int) -> Bool { CivilCalendar.gregorian.isLeap(year) }

  /// Days since 1970-01-01.
  package var daysSince1970: Int { CivilCalendar.gregorian.daysSince1970(year, month, day) }

  /// The day a number of days after 1970-01-01, or before it if the number is negative.
  package init(daysSince1970 days: Int) {
    (year, month, day) = CivilCalendar.gregorian.date(daysSince1970: days)
  }

  /// The day of the week, 1 for Monday … 7 for Sunday; 1970-01-01 was a Thursday.
  package var weekday: Int { (daysSince1970 % 7 + 10) % 7 + 1 }

  /// The year, month and day in a calendar.
  package func components(in calendar: CivilCalendar) -> (year: Int, month: Int, day: Int) {
    calendar == .gregorian ? (year, month, day) : calendar.date(daysSince1970: daysSince1970)
  }

  /// Whether one day comes before another.
  public static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

/// A clock time, to the second.
public struct ClockTime: Hashable, Sendable {
  /// The hour, 0…23.
  public let hour: Int
  /// 0…59.
  public let minute: Int
  /// 0…59.
  public let second: Int

  /// A time from 00:00:00 to 23:59:59; `nil` for anything else.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  package var secondsSinceMidnight: Int { hour * 3600 + minute * 60 + second }
}
