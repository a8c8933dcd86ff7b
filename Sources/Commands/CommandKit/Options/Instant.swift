import AstroEphemeris

/// Reads a moment on the command line, as `Moment(asWritten:zone:time:longitude:)` does.
package struct Instant {
  /// The option that is read, for messages.
  private let option: String
  /// The value of `--time`, which a date without a time needs.
  private let time: String?
  /// The time zone for a text without one.
  private let zone: String
  /// The hour for a date without a time, if `time` is `nil`.
  private let bareHour: Int

  /// - Parameter zone: `nil` for UTC.
  package init(option: String, time: String? = nil, zone: String? = nil, bareHour: Int = 0) {
    (self.option, self.time, self.zone, self.bareHour) = (option, time, zone ?? "+00:00", bareHour)
  }

  /// The current moment, or the one set by `SOURCE_DATE_EPOCH`.
  package static func now() throws(Problem) -> Moment { try Environment.date() }

  /// - Throws: `usage` if the text is not a moment; `ambiguousTime`, `nonexistentTime` or `unknownZone` if
  ///   its local time has no single instant.
  package func moment(_ text: String) throws(Problem) -> Moment {
    if time != nil, text.contains("T") {
      throw .usage("--time", OptionFault.timeTwice(option))
    }
    let clock = try time.map(clock) ?? ClockTime(hour: bareHour, minute: 0)
    do throws(Problem) {
      return try Moment(asWritten: text, zone: zone, time: clock)
    } catch {
      var problem = error.code == .invalidValue ? error.coded(.usage) : error
      problem.location = Problem.Location(source: error.location.pathText.isEmpty ? option : "--zone")
      throw problem
    }
  }

  private func clock(_ text: String) throws(Problem) -> ClockTime {
    guard let time = ClockTime(asWritten: text) else {
      throw .usage("--time", OptionFault.time(text))
    }
    return time
  }
}

extension SpanUnit {
  /// Reads the year or the month that an option gives.
  ///
  /// - Throws: `usage` at the option for any other text.
  package init(_ text: String, of option: String, isMonth: Bool) throws(Problem) {
    guard let unit = SpanUnit(text), unit.isMonth == isMonth else {
      throw .usage(option, isMonth ? OptionFault.notMonth(text) : OptionFault.notYear(text))
    }
    self = unit
  }
}
