import AstroBytes
import AstroCalendarKit
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroEphemeris
import AstroWording

/// Events in the form in which they are written.
struct EventList {
  private let events: [SkyEvent]
  private let span: CalendarSpan
  private let language: Language
  /// Whether times are given in a requested time zone, rather than in UTC.
  private let isLocal: Bool

  /// - Parameter clock: Converts moments to a time zone; `nil` for UTC.
  init(
    _ events: [SkyEvent], in span: CalendarSpan, _ language: Language, clock: ((Moment) -> Moment)?
  ) {
    self.events = clock.map { clock in events.map { $0.told(clock) } } ?? events
    (self.span, self.language, isLocal) = (span, language, clock != nil)
  }

  func bytes(as form: FormOptions.Form) throws(Problem) -> [UInt8] {
    switch form {
    case .lines: return events.flatMap { $0.jsonLine(in: language, isLocal: isLocal) }
    case .text:
      let clock = isLocal ? nil : "UTC"
      let lines = CalendarEntry.all(of: events, in: span).map { $0.line(in: language, clock: clock) + "\n" }
      return Array(lines.joined().utf8)
    case .ics:
      guard span.from.utc.date.year > 0 else {
        throw .usage("--ics", "such a file knows no years before 1", hint: "take --lines or --text")
      }
      let calendar = ICalendar(
        CalendarEntry.all(of: events, in: span), in: language, madeAt: try Instant.now(), digest: SHA256.hex)
      return calendar.bytes
    }
  }
}
