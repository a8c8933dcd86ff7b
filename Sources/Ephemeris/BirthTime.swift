import ChartModel
import Diagnostics

/// When a birth was, as exactly as it is known.
struct BirthTime {
  /// Local noon where the time is not known.
  var moment: Moment
  /// Where the time is not known: the local midnights around that day, in seconds since 1970.
  var day: Range<Int>?
  var warnings: [Note] = []

  init(_ birth: BirthData, files: ZoneFiles) throws(Problem) {
    let clock = try Clock(birth.timeZone, longitude: birth.longitude, files: files)
    if let time = birth.time {
      moment = try clock.moment(birth.date, time, fold: birth.fold)
    } else {
      day = try clock.day(birth.date)
      moment = clock.noon(of: birth.date)
    }
    if clock.isNamedZone, moment.offsetSource == .lmt { warnings = [clock.localMeanTimeWarning(moment)] }
  }
}

extension Clock {
  /// From the first instant of a day to the first of the next: 23 or 25 hours where the clock was turned.
  fileprivate func day(_ date: CivilDate) throws(Problem) -> Range<Int> {
    let midnight = date.daysSince1970 * 86_400
    let (start, end) = (instant(of: midnight), instant(of: midnight + 86_400))
    guard start < end else {
      throw Problem(
        .nonexistentTime, at: .birth("date"), "\(date.text) never occurred in \(name)",
        hint: "the date line moved over that day; check the date and the zone")
    }
    return start..<end
  }

  fileprivate func noon(of date: CivilDate) -> Moment {
    moment(at: instant(of: date.daysSince1970 * 86_400 + 43_200))
  }

  /// The first instant at which a local time was shown or, where it was skipped, passed over.
  private func instant(of local: Int) -> Int {
    instants(showing: local).first ?? gap(over: local)?.instant ?? local
  }

  fileprivate func localMeanTimeWarning(_ moment: Moment) -> Note {
    let offset = InstantText.offset(moment.utcOffsetSeconds)
    return Note(
      .localMeanTime, of: [name, offset],
      "\(name) kept no standard time yet: the local mean time of the birth longitude is used, UTC\(offset)")
  }
}
