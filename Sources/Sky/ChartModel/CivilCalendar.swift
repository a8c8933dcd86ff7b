/// The two calendars in which dates of birth were recorded.
///
/// Either is extended back to times before its introduction, and years before 1 have astronomical numbers: 0
/// is 1 BC, and −43 is 44 BC.
public enum CivilCalendar: String, CaseIterable, Hashable, Sendable, Codable {
  /// In use since 1582, in some places since later; extended backward before that.
  case gregorian
  /// The older calendar, in which every fourth year is a leap year.
  case julian

  /// The Gregorian calendar's first day, 1582-10-15; for an earlier date the calendar must be stated.
  package static let gregorianBegins = CivilDate(daysSince1970: -141_427)

  package func isLeap(_ year: Int) -> Bool {
    switch self {
    case .gregorian: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    case .julian: year % 4 == 0
    }
  }

  /// The number of days in a month; 1 is January.
  package func days(inMonth month: Int, of year: Int) -> Int {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}

// MARK: - Counting days

/// Conversions that let a year begin in March, so that a leap day is its last day, and group years into eras,
/// after which leap years repeat.
extension CivilCalendar {
  private var daysOfEra: Int { self == .gregorian ? 146_097 : 1461 }
  private var yearsOfEra: Int { self == .gregorian ? 400 : 4 }
  /// Days from March 1 of the year 0 to 1970-01-01.
  private var daysTo1970: Int { self == .gregorian ? 719_468 : 719_470 }

  func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - yearsOfEra + 1) / yearsOfEra
    let yearOfEra = shifted - era * yearsOfEra
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * daysOfEra + firstDay(ofYearOfEra: yearOfEra) + dayOfYear - daysTo1970
  }

  func date(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + daysTo1970
    let era = (shifted >= 0 ? shifted : shifted - daysOfEra + 1) / daysOfEra
    let dayOfEra = shifted - era * daysOfEra
    // The last day of an era is a leap day and belongs to its last year, where plain division by 365 would
    // give the next.
    let yearOfEra = yearOfEra(ofDay: dayOfEra)
    let dayOfYear = dayOfEra - firstDay(ofYearOfEra: yearOfEra)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      yearOfEra + era * yearsOfEra + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  private func firstDay(ofYearOfEra year: Int) -> Int {
    year * 365 + (self == .gregorian ? year / 4 - year / 100 : 0)
  }

  private func yearOfEra(ofDay day: Int) -> Int {
    switch self {
    case .gregorian: (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    case .julian: min(day / 365, 3)
    }
  }
}
