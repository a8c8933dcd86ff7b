import AstroChartModel

/// Maps a span of time to positions across a page.
struct TimeAxis: Sendable {
  let span: CalendarSpan
  /// The positions of the start and the end of the span, in points from the left.
  let left: Double
  let right: Double

  /// The position of an instant; beyond the ends for one outside the span.
  func x(_ moment: Moment) -> Double { x(seconds: moment.exactSeconds) }

  /// The position of an instant given in seconds since 1970.
  func x(seconds: Double) -> Double {
    left + (seconds - start) / (span.to.exactSeconds - start) * (right - left)
  }

  func clamped(_ x: Double) -> Double { min(max(x, left), right) }

  private var start: Double { span.from.exactSeconds }
}

extension Moment {
  /// Seconds since 1970, including the fraction.
  var exactSeconds: Double { Double(secondsSince1970) + Double(nanoseconds) / 1e9 }

  /// Seconds since 1970 of a Julian day.
  static func seconds(julianDay: Double) -> Double { (julianDay - julianDayOf1970) * 86_400 }

  /// The Julian day of seconds since 1970.
  static func julianDay(seconds: Double) -> Double { seconds / 86_400 + julianDayOf1970 }

  private static let julianDayOf1970 = 2_440_587.5
}
