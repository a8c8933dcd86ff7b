public import Diagnostics

/// The time that a calendar is for, its end left out: [a, c) is all of [a, b) and of [b, c).
public struct CalendarSpan: Hashable, Sendable {
  /// Its first instant.
  public let from: Moment
  /// The first instant after it.
  public let to: Moment

  /// - Throws: `invalidValue` for a span that does not end after it begins.
  public init(from: Moment, to: Moment) throws(Problem) {
    guard from.precedes(to) else {
      throw Problem(
        .invalidValue, at: .field("to"), "\(to.utcText) is not after \(from.utcText)",
        hint: "give a later end")
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

  /// Whether any part of what lasts from one moment to another, its end left out, lies in the span.
  package func overlaps(_ start: Moment, _ end: Moment) -> Bool { start.precedes(to) && from.precedes(end) }
}

extension Moment {
  /// Whether it is before another instant, whatever clocks they are told by.
  package func precedes(_ other: Moment) -> Bool {
    (secondsSince1970, nanoseconds) < (other.secondsSince1970, other.nanoseconds)
  }
}
