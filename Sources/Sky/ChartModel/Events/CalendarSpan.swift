public import AstroDiagnostics

/// The time span of a calendar, a half-open interval: [a, c) is [a, b) and [b, c) together.
public struct CalendarSpan: Hashable, Sendable {
  /// The first instant of the span.
  public let from: Moment
  /// The first instant after the span.
  public let to: Moment

  /// - Throws: `invalidValue` for a span that does not end after it begins.
  public init(from: Moment, to: Moment) throws(Problem) {
    guard from.precedes(to) else {
      throw Problem(
        .invalidValue, at: .field("to"), ChartFault.endBeforeStart(end: to.utcText, start: from.utcText))
    }
    (self.from, self.to) = (from, to)
  }

  private init(year: Int) {
    func first(of year: Int) -> Moment {
      Moment(
        secondsSince1970: CivilCalendar.gregorian.daysSince1970(year, 1, 1) * 86_400, utcOffsetSeconds: 0,
        offsetSource: .fixed)
    }
    (from, to) = (first(of: year), first(of: year + 1))
  }

  /// A year of the Gregorian calendar, in UTC.
  public static func year(_ year: Int) -> CalendarSpan { CalendarSpan(year: year) }

  package func contains(_ moment: Moment) -> Bool { !moment.precedes(from) && moment.precedes(to) }

  /// Whether any part of the half-open interval from one moment to another lies in the span.
  package func overlaps(_ start: Moment, _ end: Moment) -> Bool { start.precedes(to) && from.precedes(end) }
}

extension Moment {
  /// Whether it is before another instant, whatever their UTC offsets.
  package func precedes(_ other: Moment) -> Bool {
    (secondsSince1970, nanoseconds) < (other.secondsSince1970, other.nanoseconds)
  }
}
