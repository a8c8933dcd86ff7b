package import AstroChartModel
package import AstroDiagnostics
import AstroEphemeris

/// Reads a moment on the command line: `2026-11-21`, `2026-11-21T12:00`, `2026-11-21T12:00:00Z`, or with an
/// offset.
package struct Instant {
  /// The option that is read, for messages.
  package var option: String
  /// The time for a date without a time; `nil` if none is given separately.
  package var time: String?
  /// The time zone for a text without one; `nil` means UTC.
  package var zone: String?
  /// The hour for a date without a time, if `time` is `nil`.
  package var bareHour: Int
  /// The longitude in degrees east, for local mean time.
  package var longitude: Double

  package init(
    option: String, time: String? = nil, zone: String? = nil, bareHour: Int = 0, longitude: Double = 0
  ) {
    (self.option, self.time, self.zone) = (option, time, zone)
    (self.bareHour, self.longitude) = (bareHour, longitude)
  }

  /// The current moment, or the one set by `SOURCE_DATE_EPOCH`.
  package static func now() throws(Problem) -> Moment {
    try Environment.date()
  }

  /// - Throws: `usage` if the text is not a moment; `ambiguousTime`, `nonexistentTime` or `unknownZone` if
  ///   its local time has no single instant.
  package func moment(_ text: String) throws(Problem) -> Moment {
    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let date = CivilDate(asWritten: halves[0]) else { throw noMoment(text) }
    guard halves.count == 2 else {
      return try moment(date, try time.map(clock) ?? bareTime, zone: zone ?? "+00:00")
    }
    guard time == nil else {
      throw .usage("--time", "\(option) says the time already", hint: "leave one of the two out")
    }
    let (clock, offset) = Instant.parts(halves[1])
    guard let clock = ClockTime(clock) else { throw noMoment(text) }
    return try moment(date, clock, zone: offset ?? zone ?? "+00:00")
  }

  private var bareTime: ClockTime {
    ClockTime(hour: bareHour, minute: 0) ?? ClockTime(secondsSinceMidnight: 0)
  }

  private func clock(_ text: String) throws(Problem) -> ClockTime {
    guard let time = ClockTime(asWritten: text) else {
      throw .usage("--time", "\(Quotation.of(text)) is not a time", hint: "as in 14:30 or 14:30:15")
    }
    return time
  }

  /// Splits off the offset at the end; Z stands for that of UTC.
  private static func parts(_ text: String) -> (time: String, offset: String?) {
    if text.last == "Z" { return (String(text.dropLast()), "+00:00") }
    guard let sign = text.lastIndex(where: { "+-−".contains($0) }) else { return (text, nil) }
    return (String(text[..<sign]), String(text[sign...]))
  }

  private func moment(_ date: CivilDate, _ time: ClockTime, zone: String) throws(Problem) -> Moment {
    do throws(Problem) {
      return try CivilTime.moment(date, time, zone: zone, longitude: longitude)
    } catch {
      var problem = error
      let isZone = error.code == .unknownZone && zone == self.zone
      problem.location = Problem.Location(source: isZone ? "--zone" : option)
      if error.code == .ambiguousTime {
        problem.hint = "say which with an offset, as in 2026-10-25T03:30+03:00"
      }
      throw problem
    }
  }

  private func noMoment(_ text: String) -> Problem {
    .usage(
      option, "\(Quotation.of(text)) is not a time in UTC",
      hint: "as in 2026-11-21, 2026-11-21T12:00 or 2026-11-21T12:00:00Z")
  }
}
