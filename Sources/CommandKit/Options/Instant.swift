package import ChartModel
package import Diagnostics
import Ephemeris

/// A moment on the command line: `2026-11-21`, `2026-11-21T12:00`, `2026-11-21T12:00:00Z` or with an offset behind.
package struct Instant {
  /// The option that gives it, for messages.
  package var option: String
  /// The time of a bare day; `nil` where none is given beside it.
  package var time: String?
  /// The clock of a text that says none; UTC where it is not given.
  package var zone: String?
  /// The hour of a bare day beside which no time stands.
  package var bareHour: Int
  /// Degrees east, for local mean time.
  package var longitude: Double

  package init(
    option: String, time: String? = nil, zone: String? = nil, bareHour: Int = 0, longitude: Double = 0
  ) {
    (self.option, self.time, self.zone) = (option, time, zone)
    (self.bareHour, self.longitude) = (bareHour, longitude)
  }

  /// This moment, or the one that `SOURCE_DATE_EPOCH` sets.
  package static func now() throws(Problem) -> Moment {
    Moment(secondsSince1970: try Environment.date(), utcOffsetSeconds: 0, offsetSource: .fixed)
  }

  /// - Throws: `usage` for what is no moment; `ambiguousTime`, `nonexistentTime` or `unknownZone` for one that the clock
  ///   does not tell.
  package func moment(_ text: String) throws(Problem) -> Moment {
    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let date = CivilDate(halves[0]) else { throw noMoment(text) }
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
    guard let time = ClockTime(text) else {
      throw .usage("--time", "\(Quotation.of(text)) is no time", hint: "as in 14:30 or 14:30:15")
    }
    return time
  }

  /// The time and the offset behind it, of which Z is that of UTC.
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
      problem.place = Place(source: isZone ? "--zone" : option)
      if error.code == .ambiguousTime {
        problem.hint = "say which with an offset, as in 2026-10-25T03:30+03:00"
      }
      throw problem
    }
  }

  private func noMoment(_ text: String) -> Problem {
    .usage(
      option, "\(Quotation.of(text)) is no moment",
      hint: "as in 2026-11-21, 2026-11-21T12:00 or 2026-11-21T12:00:00Z")
  }
}
