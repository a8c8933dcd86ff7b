import ChartModel
import Diagnostics

extension Moment {
  /// The moment of a Julian day, to the millisecond, in UTC.
  static func at(_ julianDay: Double) throws(Problem) -> Moment {
    guard let moment = Moment(julianDay: julianDay)?.toMillisecond else {
      throw Problem(.outOfRange, "there are no positions for such a time")
    }
    return moment
  }
}

extension CalendarSpan {
  /// As Julian days, with some more at both ends.
  func days(with more: Double = 0.001) -> ClosedRange<Double> {
    from.julianDay - more...to.julianDay + more
  }
}
