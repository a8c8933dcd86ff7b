import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroEphemeris

/// The options for a span of time, and for the time zone of its moments.
struct SpanOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The beginning: 2027-01-01, 2027-01-01T12:00, optionally with Z or an offset. Without a time it is midnight.",
      valueName: "instant"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The end; events at that instant are left out.", valueName: "instant"))
  var to: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time zone of instants, given and shown: Europe/Kyiv, +03:00. (default: UTC)", valueName: "zone"
    ))
  var zone: String?

  init() {}

  /// - Throws: `usage` if an end is missing or is not a moment, or if the span ends before it begins.
  func span() throws(Problem) -> CalendarSpan {
    let (start, end) = (try moment(from, of: "--from"), try moment(to, of: "--to"))
    do throws(Problem) { return try CalendarSpan(from: start, to: end) } catch { throw error.coded(.usage) }
  }

  private func moment(_ text: String?, of option: String) throws(Problem) -> Moment {
    guard let text else {
      throw .usage(
        option, "is missing", hint: "a span needs both ends, as in --from 2027-01-01 --to 2028-01-01")
    }
    return try Instant(option: option, zone: zone).moment(text)
  }
}
