import AstroCommandKit
import AstroSvitla

/// The options for a span of time, and for the time zone of its moments.
struct SpanOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: .told("span.year"))
  var year: String?

  @Option(parsing: .unconditional, help: .told("span.month"))
  var month: String?

  @Option(parsing: .unconditional, help: .told("span.from"))
  var from: String?

  @Option(parsing: .unconditional, help: .told("span.to"))
  var to: String?

  @Option(parsing: .unconditional, help: .told("span.zone"))
  private var zone: String?

  init() {}

  /// The zone by option, or for the sky alone that of the defaults; `nil` for the clock of the birth, or UTC.
  func chosenZone(of natal: Chart?) -> String? { zone ?? (natal == nil ? Defaults.inForce.zone : nil) }

  /// The first given option that names a span.
  var given: String? {
    [("--year", year), ("--month", month), ("--from", from), ("--to", to)].first { $0.1 != nil }?.0
  }

  /// The options that name the span, for messages.
  var names: String { year != nil ? "--year" : month != nil ? "--month" : "--from, --to" }

  /// - Parameter natal: The birth, whose zone bounds years and months if none is given.
  /// - Throws: `usage` if an end is missing or is not a moment, if the span ends before it begins, or if it is
  ///   named twice.
  func span(around natal: Chart?) throws(Problem) -> CalendarSpan {
    if let unit = try namedUnit() { return try span(unit, of: names, natal) }
    let start = try beginning(from, of: "--from", natal)
    let end =
      if to == nil, let unit = from.flatMap({ SpanUnit($0) }) {
        try span(unit, of: "--from", natal).to
      } else {
        try beginning(to, of: "--to", natal)
      }
    do throws(Problem) { return try CalendarSpan(from: start, to: end) } catch { throw error.coded(.usage) }
  }

  /// The year or month that is named as a whole.
  private func namedUnit() throws(Problem) -> SpanUnit? {
    guard let text = year ?? month else { return nil }
    guard [year, month, from, to].count(where: { $0 != nil }) == 1 else {
      throw .usage("--year, --month, --from", PictureUsage.severalSpans)
    }
    return try SpanUnit(text, of: names, isMonth: month != nil)
  }

  /// The instant that a text means, or with which the year or month begins that it names.
  private func beginning(_ text: String?, of option: String, _ natal: Chart?) throws(Problem) -> Moment {
    guard let text else {
      throw .usage(option, PictureUsage.noEnd)
    }
    if let unit = SpanUnit(text) { return try span(unit, of: option, natal).from }
    return try Instant(option: option, zone: chosenZone(of: natal)).moment(text)
  }

  private func span(_ unit: SpanUnit, of option: String, _ natal: Chart?) throws(Problem) -> CalendarSpan {
    do throws(Problem) {
      return try unit.span(
        in: chosenZone(of: natal) ?? natal?.birth?.zoneToday ?? "+00:00",
        longitude: natal?.birth?.longitude ?? 0)
    } catch {
      guard error.code == .unknownZone else { throw error.asUsage(of: option) }
      throw error.moved(to: Problem.Location(source: "--zone"))
    }
  }
}
