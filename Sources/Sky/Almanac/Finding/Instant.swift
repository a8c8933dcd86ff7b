package import AstroChartModel
package import AstroDiagnostics

extension Moment {
  /// The moment of a Julian day in UTC, rounded to the millisecond.
  package static func at(_ julianDay: Double) throws(Problem) -> Moment {
    guard let moment = Moment(julianDay: julianDay)?.toMillisecond else {
      throw Problem(.outOfRange, SkyFault.noPositions)
    }
    return moment
  }
}

extension CalendarSpan {
  /// The span as Julian days, extended at both ends.
  func days(with more: Double = 0.001) -> ClosedRange<Double> {
    from.julianDay - more...to.julianDay + more
  }
}
