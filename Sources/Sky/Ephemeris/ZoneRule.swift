import AstroChartModel

/// The rule of a zone for the years after its last recorded change: standard time, and possibly summer time.
struct ZoneRule: Hashable, Sendable {
  /// Summer time, and the days on which it begins and ends.
  struct Summer: Hashable, Sendable {
    var localTime: ZoneRecord.LocalTime
    var start: YearlyTime
    var end: YearlyTime
  }

  var standard: ZoneRecord.LocalTime
  var summer: Summer?

  func localTime(at instant: Int) -> ZoneRecord.LocalTime {
    let year = CivilDate(daysSince1970: (instant + standard.offset).quotient(flooringBy: 86_400)).year
    // A change early in January may fall into the previous year in UTC; one year on either side covers all
    // cases.
    let changes = (year - 1...year + 1).flatMap(changes(in:))
    return changes.last { $0.instant <= instant }?.after ?? standard
  }

  /// The changes after `start`, up to and including `end`, in seconds since 1970 in UTC.
  func changes(after start: Int, through end: Int) -> [ZoneRecord.Change] {
    guard summer != nil else { return [] }
    let years = [start, end].map { CivilDate(daysSince1970: $0.quotient(flooringBy: 86_400)).year }
    return (years[0] - 1...years[1] + 1).flatMap(changes(in:)).filter {
      $0.instant > start && $0.instant <= end
    }
  }

  /// The beginning and end of summer time in a year, in chronological order.
  private func changes(in year: Int) -> [ZoneRecord.Change] {
    guard let summer else { return [] }
    let start = ZoneRecord.Change(
      instant: summer.start.secondsSince1970(in: year) - standard.offset, before: standard,
      after: summer.localTime)
    let end = ZoneRecord.Change(
      instant: summer.end.secondsSince1970(in: year) - summer.localTime.offset, before: summer.localTime,
      after: standard)
    return start.instant < end.instant ? [start, end] : [end, start]
  }
}

/// A day of every year, and a time on the clock that is in force then.
struct YearlyTime: Hashable, Sendable {
  enum Day: Hashable, Sendable {
    /// The day 1…365; February 29 is never counted.
    case julian(Int)
    /// The day 0…365; February 29 is counted.
    case ofYear(Int)
    /// The n-th weekday of a month, from Sunday (0) to Saturday (6), with n in 1…5; 5 means the last.
    case weekday(Int, week: Int, month: Int)
  }

  var day: Day
  /// Seconds after midnight; a rule may go beyond the day, or be negative.
  var seconds: Int

  /// The time in seconds since 1970, as if local time were UTC.
  func secondsSince1970(in year: Int) -> Int { daysSince1970(in: year) * 86_400 + seconds }

  private func daysSince1970(in year: Int) -> Int {
    switch day {
    case .julian(let day): firstDay(of: 1, in: year) + day - 1 + (CivilDate.isLeap(year) && day >= 60 ? 1 : 0)
    case .ofYear(let day): firstDay(of: 1, in: year) + day
    case .weekday(let weekday, let week, let month):
      self.weekday(weekday, week: week, month: month, year: year)
    }
  }

  private func weekday(_ weekday: Int, week: Int, month: Int, year: Int) -> Int {
    let first = firstDay(of: month, in: year)
    // 1970-01-01 was a Thursday.
    let firstWeekday = (first + 4).remainder(flooringBy: 7)
    let day = (weekday - firstWeekday).remainder(flooringBy: 7) + (week - 1) * 7
    return first + (day < CivilDate.days(inMonth: month, of: year) ? day : day - 7)
  }

  private func firstDay(of month: Int, in year: Int) -> Int {
    CivilDate(year: year, month: month, day: 1)?.daysSince1970 ?? 0
  }
}
