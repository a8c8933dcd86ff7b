import AstroChartModel
import AstroDiagnostics
import AstroJSON

extension Moment {
  /// `nil` if the field is absent.
  ///
  /// - Parameter isExact: Whether to take the instant from the Julian day, to the millisecond. The time of a
  ///   birth was read from a clock, to the second, and its Julian day only repeats it.
  init?(_ field: JSONCursor, isExact: Bool) throws(Problem) {
    guard !field.isAbsent else { return nil }
    try field.requireObject()
    guard let utc = try field["utc"].text() else { throw field["utc"].missing(hint: Moment.form) }
    guard let seconds = Moment(wholeSecond: utc)?.secondsSince1970 else {
      throw field["utc"].problem(BirthFault.notInstant(utc))
    }
    self.init(
      secondsSince1970: seconds,
      utcOffsetSeconds: try field["utcOffsetSeconds"].integer(in: -86_400...86_400) ?? 0,
      offsetSource: try field["offsetSource"].name(of: "source of an offset") ?? .fixed)
    if isExact { try settle(by: field["julianDay"]) }
  }

  /// Takes the instant from a Julian day, if there is one.
  private mutating func settle(by field: JSONCursor) throws(Problem) {
    guard let day = try field.number() else { return }
    // The time in UTC was rounded to the second, so it may differ by less than one.
    guard abs(day - julianDay) * 86_400 < 1,
      let exact = Moment(julianDay: day, utcOffsetSeconds: utcOffsetSeconds, offsetSource: offsetSource)
    else { throw field.problem(ChartFileFault.otherInstant) }
    self = exact.toMillisecond
  }

  private static var form: Hint {
    Hint("as in 1990-04-15T10:30:00Z", ukrainian: "як-от 1990-04-15T10:30:00Z")
  }
}
