package import ArgumentParser
package import AstroChartModel
import AstroCommandKit
package import AstroDiagnostics
import AstroEphemeris

/// The options for a span of time, and for the time zone of its moments.
package struct SpanOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The beginning: 2027-01-01, 2027-01-01T12:00, optionally with Z or an offset. Without a time it is midnight.",
      valueName: "instant"))
  package var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The end; events at that instant are left out.", valueName: "instant"))
  package var to: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time zone of instants, given and shown: Europe/Kyiv, +03:00. (default: UTC)", valueName: "zone"
    ))
  package var zone: String?

  package init() {}

  /// - Throws: `usage` if an end is missing or is not a moment, or if the span ends before it begins.
  package func span() throws(Problem) -> CalendarSpan {
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

  /// A function that expresses moments in the time zone of `--zone`; `nil` if that is not given.
  ///
  /// - Parameter longitude: Degrees east, for local mean time.
  package func clock(longitude: Double) throws(Problem) -> (@Sendable (Moment) -> Moment)? {
    try zone.map { (zone) throws(Problem) in try SpanOptions.clock(of: zone, longitude: longitude) }
  }

  /// - Throws: `unknownZone` at `--zone`.
  package static func clock(of zone: String, longitude: Double) throws(Problem)
    -> @Sendable (Moment) -> Moment
  {
    do throws(Problem) { return try CivilTime.clock(of: zone, longitude: longitude) } catch {
      throw Problem(error.code, at: Problem.Location(source: "--zone"), error.message, hint: error.hint)
    }
  }
}
