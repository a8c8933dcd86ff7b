public import AstroChartModel
import AstroDaybook
public import AstroDiagnostics
public import AstroPeriods
public import AstroWording

extension Studio {
  /// The reading of a day for a birth: its tone, what it is about, one thing to do, and what tradition gives the day.
  ///
  ///     let day = try studio.day(of: chart, on: date, in: .uk)
  ///     print(day.value.headline, day.value.text)
  ///
  /// What the day's sky has for every birth is computed once for all of them.
  ///
  /// - Parameters:
  ///   - chart: The chart of a birth.
  ///   - date: The local day.
  ///   - zone: The time zone whose clock begins and ends it: an IANA name, an offset such as `+03:00`, or `LMT`; by
  ///     default that of the birth, else UTC.
  ///   - language: By default that of the studio.
  /// - Throws: `unknownZone`, `outOfRange` for a day without positions, `invalidChart` for a derived chart.
  public func day(
    of chart: Chart, on date: CivilDate, zone: String? = nil, in language: Language? = nil
  ) throws(Problem) -> Made<PeriodReport> {
    try daybook.day(
      of: chart, on: date, zone: zone, in: chosen(language), generatedAt: options.createdAt)
  }

  /// The reading of a week for a birth, from Monday to Sunday: its thread, the days that turn, the quietest day.
  ///
  /// - Parameters:
  ///   - chart: The chart of a birth.
  ///   - date: A day of the week.
  ///   - zone: The time zone whose clock begins and ends it; by default that of the birth, else UTC.
  ///   - language: By default that of the studio.
  /// - Throws: As the reading of a day does.
  public func week(
    of chart: Chart, with date: CivilDate, zone: String? = nil, in language: Language? = nil
  ) throws(Problem) -> Made<PeriodReport> {
    try daybook.week(
      of: chart, with: date, zone: zone, in: chosen(language), generatedAt: options.createdAt)
  }

  /// The reading of a month for a birth: its thread at length, new and full Moon, further passages.
  ///
  /// - Parameters:
  ///   - chart: The chart of a birth.
  ///   - month: 1 for January … 12 for December.
  ///   - year: The year of the Gregorian calendar.
  ///   - zone: The time zone whose clock begins and ends it; by default that of the birth, else UTC.
  ///   - language: By default that of the studio.
  /// - Throws: As the reading of a day does.
  public func month(
    of chart: Chart, _ month: Int, of year: Int, zone: String? = nil, in language: Language? = nil
  ) throws(Problem) -> Made<PeriodReport> {
    try daybook.month(
      of: chart, month, of: year, zone: zone, in: chosen(language), generatedAt: options.createdAt)
  }

  /// The reading of a year for a birth: its question, the profected house, the stories of the slow planets with all
  /// their passes, the Sun's return, eclipses near the birth chart, and the quarters.
  ///
  /// - Parameters:
  ///   - chart: The chart of a birth.
  ///   - year: The year of the Gregorian calendar.
  ///   - zone: The time zone whose clock begins and ends it; by default that of the birth, else UTC.
  ///   - language: By default that of the studio.
  /// - Throws: As the reading of a day does.
  public func year(
    of chart: Chart, _ year: Int, zone: String? = nil, in language: Language? = nil
  ) throws(Problem) -> Made<PeriodReport> {
    try daybook.year(of: chart, year, zone: zone, in: chosen(language), generatedAt: options.createdAt)
  }

  /// The day that it is at a moment, by the clock that also begins and ends the days that are read.
  ///
  /// - Parameters:
  ///   - zone: The time zone; by default that of the birth, else UTC.
  ///   - chart: The chart of the birth; `nil` for a sign.
  /// - Throws: `unknownZone`.
  public func today(
    at moment: Moment, zone: String? = nil, for chart: Chart? = nil
  ) throws(Problem) -> CivilDate {
    try Daybook.today(at: moment, zone: zone, for: chart)
  }

  /// The reading of a day for everybody born under a sign; houses are counted from the sign.
  ///
  /// - Parameters:
  ///   - sign: The sign.
  ///   - date: The local day.
  ///   - zone: The time zone whose clock begins and ends it; by default UTC.
  ///   - language: By default that of the studio.
  /// - Throws: As the reading of a day for a birth does.
  public func day(
    of sign: Sign, on date: CivilDate, zone: String? = nil, in language: Language? = nil
  ) throws(Problem) -> PeriodReport {
    try daybook.day(of: sign, on: date, zone: zone, in: chosen(language), generatedAt: options.createdAt)
  }
}
