package import AstroCommandKit
package import AstroDaybook
package import AstroPeriods

/// The options for the span that a reading is about, and for whom.
package struct PeriodOptions: ParsableArguments {
  @Option(name: .customLong("day"), defaultAsFlag: "", parsing: .next, help: .told("period.day"))
  private var day: String?

  @Option(name: .customLong("week"), defaultAsFlag: "", parsing: .next, help: .told("period.week"))
  private var week: String?

  @Option(name: .customLong("month"), defaultAsFlag: "", parsing: .next, help: .told("period.month"))
  private var month: String?

  @Option(name: .customLong("year"), defaultAsFlag: "", parsing: .next, help: .told("period.year"))
  private var year: String?

  @Option(name: .customLong("sign"), help: .told("period.sign"), transform: OptionValue.named)
  private var givenSign: Sign?

  @Option(parsing: .unconditional, help: .told("period.zone"))
  private var zone: String?

  package init() {}

  /// The sign of a reading without a birth.
  var sign: Sign? { givenSign }

  /// The spans that are asked for, as they appear on the command line.
  private var spans: [String] {
    [("--day", day), ("--week", week), ("--month", month), ("--year", year)].filter { $0.1 != nil }.map(\.0)
  }

  /// Whether a span is asked for.
  var namesSpan: Bool { !spans.isEmpty }

  /// The options that make a reading of time, as they are given.
  var names: [String] { spans + (sign == nil ? [] : ["--sign"]) }

  /// Refuses two spans, a zone without anything that is told by its clock, and spans that a sign does not have.
  func check(needsSpan: Bool = true) throws(Problem) {
    if spans.count > 1 { throw .usage(spans[1], OptionFault.conflict(spans[0])) }
    if zone != nil, needsSpan, spans.isEmpty { throw .usage("--zone", OptionFault.works(with: "--day")) }
    if sign != nil, let span = spans.first, span != "--day" {
      throw .usage(span, OptionFault.conflict("--sign"))
    }
  }

  /// Refuses what a stream of births has no use for.
  package func checkForStream() throws(Problem) {
    guard sign == nil else {
      throw .usage(
        "--sign",
        Told(
          "is for a reading without a birth", hint: "leave it out: each line has a birth",
          ukrainian: "– для читання без народження", hint: "приберіть це: у кожному рядку є народження"))
    }
    try check(needsSpan: false)
  }

  // MARK: - Readings

  /// The reading of the span for a birth; of the day if none is named.
  ///
  /// - Parameter now: When it is today.
  package func reading(
    of natal: Chart, by daybook: inout Daybook, _ shared: SharedOptions, _ now: Moment, generatedAt: Moment?
  ) throws(Problem) -> Made<PeriodReport> {
    let today = try today(for: natal, now)
    return try told { () throws(Problem) in
      try daybook.reading(
        of: natal, over: span(today), zone: zone, in: shared.chosenLanguage, generatedAt: generatedAt)
    }
  }

  /// The reading of the day for a sign.
  func reading(
    of sign: Sign, by daybook: inout Daybook, in zodiac: Zodiac, _ language: Language, now: Moment
  ) throws(Problem) -> PeriodReport {
    let (today, zone) = (try today(for: nil, now), zone ?? Defaults.inForce.zone)
    return try told { () throws(Problem) in
      try daybook.day(
        of: sign, on: date(day, or: today), zone: zone, zodiac: zodiac, in: language, generatedAt: now)
    }
  }

  // MARK: - Values

  /// The day that it is now where the reader's clock is.
  private func today(for natal: Chart?, _ now: Moment) throws(Problem) -> CivilDate {
    let zone = zone ?? (natal == nil ? Defaults.inForce.zone : nil)
    return try told { () throws(Problem) in try Daybook.today(at: now, zone: zone, for: natal) }
  }

  private func span(_ today: CivilDate) throws(Problem) -> ReadingSpan {
    if let week { return .week(try date(week, or: today)) }
    if let month {
      let current = SpanUnit(year: today.year, month: today.month)
      return .unit(month.isEmpty ? current : try SpanUnit(month, of: "--month", isMonth: true))
    }
    if let year {
      return .unit(
        year.isEmpty ? SpanUnit(year: today.year) : try SpanUnit(year, of: "--year", isMonth: false))
    }
    return .day(try date(day, or: today))
  }

  private func date(_ text: String?, or today: CivilDate) throws(Problem) -> CivilDate {
    guard let text, !text.isEmpty else { return today }
    do throws(Problem) { return try CivilDate(checkingWritten: text) } catch {
      throw error.asUsage(of: spans.first ?? "--day")
    }
  }

  /// Locates problems with the span and the zone at their options.
  private func told<Value>(_ make: () throws(Problem) -> Value) throws(Problem) -> Value {
    do throws(Problem) { return try make() } catch {
      switch error.code {
      case .unknownZone: throw error.moved(to: Problem.Location(source: "--zone"))
      case .outOfRange: throw error.of(spans.first ?? "--day")
      default: throw error
      }
    }
  }
}
