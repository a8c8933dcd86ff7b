import AstroChartModel
import AstroDiagnostics

/// The moment of a birth, as exactly as it is known.
struct BirthTime {
  /// The moment of birth; local noon if the time is not known.
  var moment: Moment
  /// If the time is not known: the local midnights that begin and end the day, in seconds since 1970.
  var day: Range<Int>?
  var warnings: [Note] = []

  init(_ birth: BirthData, files: ZoneFiles) throws(Problem) {
    let clock = try Clock(
      birth.timeZone, longitude: birth.longitude, meanTime: birth.meanTime, files: files)
    if let time = birth.time {
      moment = try clock.moment(birth.date, time, fold: birth.fold)
    } else {
      day = try clock.day(birth.date)
      moment = clock.noon(of: birth.date)
    }
    warnings = clock.meanTimeNote(moment, of: birth).map { [$0] } ?? []
  }
}

extension Clock {
  /// The first instants of a day and of the next one, in seconds since 1970; 23 or 25 hours apart where the
  /// clock changed.
  fileprivate func day(_ date: CivilDate) throws(Problem) -> Range<Int> {
    let midnight = date.daysSince1970 * 86_400
    let (start, end) = (instant(of: midnight), instant(of: midnight + 86_400))
    guard start < end else {
      throw Problem(
        .nonexistentTime, at: .birth("date"), ClockFault.skippedDay(date.text, zone: name))
    }
    return start..<end
  }

  fileprivate func noon(of date: CivilDate) -> Moment {
    moment(at: instant(of: date.daysSince1970 * 86_400 + 43_200))
  }

  /// The first instant that showed a local time or, where that time was skipped, the instant of the skip.
  private func instant(of local: Int) -> Int {
    instants(showing: local).first ?? gap(over: local)?.instant ?? local
  }
}
