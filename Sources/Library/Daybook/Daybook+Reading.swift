package import AstroChartModel
package import AstroDiagnostics
package import AstroPeriods
package import AstroWording

/// What a reading of time is about.
package enum ReadingSpan: Sendable {
  /// A local day.
  case day(CivilDate)
  /// The week with a day, from Monday to Sunday.
  case week(CivilDate)
  /// A month or a year.
  case unit(SpanUnit)
}

extension Daybook {
  /// The reading of a span for a birth.
  ///
  /// - Parameters:
  ///   - natal: The chart of the birth.
  ///   - span: What the reading is about.
  ///   - zone: The zone whose clock begins and ends it; by default that of the birth, else UTC.
  /// - Throws: As for a day.
  package mutating func reading(
    of natal: Chart, over span: ReadingSpan, zone: String?, in language: Language, generatedAt: Moment?
  ) throws(Problem) -> Made<PeriodReport> {
    switch span {
    case .day(let date):
      return try day(of: natal, on: date, zone: zone, in: language, generatedAt: generatedAt)
    case .week(let date):
      return try week(of: natal, with: date, zone: zone, in: language, generatedAt: generatedAt)
    case .unit(let unit):
      guard let month = unit.month else {
        return try year(of: natal, unit.year, zone: zone, in: language, generatedAt: generatedAt)
      }
      return try self.month(
        of: natal, month, of: unit.year, zone: zone, in: language, generatedAt: generatedAt)
    }
  }
}
