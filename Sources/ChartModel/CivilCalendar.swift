/// The two calendars in which births of our era were recorded.
///
/// Either is counted on into the times before it was kept, and years before 1 are numbered as astronomers do: 0 was
/// the year before 1, −43 was 44 BC.
public enum CivilCalendar: String, CaseIterable, Hashable, Sendable, Codable {
  /// In use from 1582 on, at some places later; counted backwards before.
  case gregorian
  /// The older one, a leap year every fourth.
  case julian

  /// The Gregorian calendar's first day, 1582-10-15; a date before it must say which calendar it is in.
  package static let gregorianBegins = CivilDate(daysSince1970: -141_427)

  package func isLeap(_ year: Int) -> Bool {
    switch self {
    case .gregorian: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    case .julian: year % 4 == 0
    }
  }

  /// How many days a month has; 1 is January.
  package func days(inMonth month: Int, of year: Int) -> Int {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}

// MARK: - Counting days

/// A year from March on, so that a leap day ends it, in an era after which leap years repeat.
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
    // The last day of an era is the leap day of its last year, though 366 days are no whole number of years.
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
