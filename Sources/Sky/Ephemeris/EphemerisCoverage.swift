import AstroChartModel
import AstroDiagnostics

/// The days for which a source has positions.
enum EphemerisCoverage: Hashable, Sendable {
  case files(EphemerisFolders)
  /// An unbroken range of Julian days.
  case always(ClosedRange<Double>)

  /// The range of the analytic ephemeris: from 3001 BC to the year 3003.
  ///
  /// A day is left out at either end, because some computations look at times near the moment.
  static let moshier = EphemerisCoverage.always(625_001.5...2_817_999.5)

  /// How long before the moment Pluto's light may have left it, in days: up to seven hours, but six in 1800.
  private static let lightTime = 0.25

  /// The same for Poseidon, the outermost hypothetical planet: twelve hours.
  private static let farLightTime = 0.5

  /// The volume to compute from; `nil` if the source has no volumes, or none for that time.
  ///
  /// A volume continues for some days past the start of the next. On the first day of the next volume the
  /// earlier one is still used: light seen on that day left its planet before it, and libswe would have to
  /// switch back and forth between the two.
  ///
  /// - Parameters:
  ///   - date: The local day.
  ///   - start: The first moment to compute for, as a Julian day in universal time.
  func volume(on date: CivilDate, from start: Double) -> EphemerisVolume? {
    guard case .files(let folders) = self else { return nil }
    let ofDay = EphemerisVolume(julianDay: date.julianDay)
    let ofStart = EphemerisVolume(julianDay: start - 1)
    if ofDay == ofStart { return ofDay.exists ? ofDay : nil }
    // At the boundary both volumes must be there, unless the first is missing and no longer needed.
    guard ofDay.exists, !folders.lacks(ofDay) else { return nil }
    if ofStart.exists, !folders.lacks(ofStart) { return ofStart }
    guard let days = folders.days(of: ofDay) else { return ofDay }
    return start >= days.lowerBound + EphemerisCoverage.lightTime ? ofDay : nil
  }
}

// MARK: - Years

extension EphemerisCoverage {
  /// Throws for a date that is not covered, with a message that says which years are.
  ///
  /// - Parameters:
  ///   - calendar: The calendar in which the message gives the year.
  ///   - start: The first moment to compute for, as a Julian day in universal time.
  func check(_ date: CivilDate, in calendar: CivilCalendar, from start: Double) throws(Problem) {
    let spans = self.spans(for: date, start)
    // Without any files, nothing is known about years: a missing file is reported when it is opened.
    guard !spans.isEmpty else { return }
    let begun = spans.first { span in
      span.contains(date.julianDay) && start < span.lowerBound + EphemerisCoverage.lightTime
    }
    guard let begun, case .files = self else {
      let years = spans.map(EphemerisCoverage.years)
      let year = date.components(in: calendar).year
      throw Problem(
        .outOfRange, at: .birth("date"), EphemerisFault.year(year, outside: years, hint: hint))
    }
    throw Problem(
      .outOfRange, at: .birth("date"), early(start, before: begun.lowerBound + EphemerisCoverage.lightTime))
  }

  /// Throws if light that is seen left the hypothetical planets before the first of all days.
  ///
  /// - Parameters:
  ///   - start: The first moment to compute for, as a Julian day in universal time.
  ///   - volume: The volume that it is computed from.
  func checkFarLight(from start: Double, in volume: EphemerisVolume?) throws(Problem) {
    guard case .files(let folders) = self, let volume, start < volume.years.lowerBound + 1,
      let days = folders.days(of: volume)
    else { return }
    let first = days.lowerBound + EphemerisCoverage.farLightTime
    if start < first { throw Problem(.outOfRange, early(start, before: first)) }
  }

  private func early(_ start: Double, before first: Double) -> Told {
    func text(_ julianDay: Double) -> String { Moment(julianDay: julianDay)?.utcText ?? "" }
    return EphemerisFault.early(text(start), before: text(first), hint: hint)
  }

  /// The unbroken stretches of covered days if they leave a time out; empty if the time is covered.
  private func spans(for date: CivilDate, _ start: Double) -> [ClosedRange<Double>] {
    switch self {
    case .always(let days): return days.contains(start) ? [] : [days]
    case .files(let folders):
      if let volume = volume(on: date, from: start), !folders.lacks(volume) { return [] }
      return spans
    }
  }

  /// The unbroken stretches of covered days, as Julian days in universal time.
  var spans: [ClosedRange<Double>] {
    switch self {
    case .always(let days): [days]
    case .files(let folders): EphemerisCoverage.joined(EphemerisVolume.all.compactMap(folders.days))
    }
  }

  /// The same without the days by which a volume continues into the years of the next.
  var wholeYears: [ClosedRange<Double>] {
    switch self {
    case .always(let days): [days]
    case .files(let folders):
      EphemerisCoverage.joined(
        EphemerisVolume.all.compactMap { volume in
          folders.days(of: volume).map { $0.clamped(to: volume.years) }
        })
    }
  }

  /// The stretches of days in which every instant can be computed: light seen in the first hours left before
  /// them.
  var answered: [ClosedRange<Double>] {
    guard case .files = self else { return wholeYears }
    return wholeYears.map { days in
      let first = days.lowerBound + EphemerisCoverage.lightTime
      return first...max(first, days.upperBound - EphemerisCoverage.second)
    }
  }

  /// One second, in days: the upper end of a range of whole years belongs to the next year.
  private static let second = 1.0 / 86_400

  private static func joined(_ stretches: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    stretches.reduce(into: []) { spans, days in
      guard let last = spans.last, days.lowerBound <= last.upperBound else { return spans.append(days) }
      spans[spans.count - 1] = last.lowerBound...days.upperBound
    }
  }

  private var hint: (english: Hint, ukrainian: Hint) {
    guard case .files(let folders) = self else {
      return ("the analytic ephemeris covers no other years", "інших років аналітичні ефемериди не мають")
    }
    let lacking = EphemerisVolume.all.first(where: folders.lacks)
    let package = lacking.map { EphemerisFile(kind: .planets, volume: $0).package }
    return (
      Hint("the ephemeris files cover no other years\(package.map { "; install the package \($0)" } ?? "")"),
      Hint("інших років у файлах ефемерид немає\(package.map { "; встановіть пакунок \($0)" } ?? "")")
    )
  }

  /// The whole years in a range of days, such as `1800…2399`, in the calendar that the file names follow.
  static func years(_ days: ClosedRange<Double>) -> String {
    let first = CivilDate.named(days.lowerBound + 0.999)
    let isWhole = first.month == 1 && first.day == 1
    return "\(isWhole ? first.year : first.year + 1)…\(CivilDate.named(days.upperBound).year - 1)"
  }
}

extension CivilDate {
  /// The Julian day at noon.
  fileprivate var julianDay: Double { 2_440_588 + Double(daysSince1970) }

  /// The date of a Julian day, in the calendar that the file names follow.
  fileprivate static func named(_ julianDay: Double) -> (year: Int, month: Int, day: Int) {
    let date = CivilDate(daysSince1970: Int((julianDay - 2_440_587.5).rounded(.down)))
    return date.components(in: julianDay >= 2_305_447.5 ? .gregorian : .julian)
  }
}
