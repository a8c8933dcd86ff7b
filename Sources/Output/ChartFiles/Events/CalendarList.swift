import AstroBytes
public import AstroChartModel
public import AstroDiagnostics
import AstroJSON
public import AstroWording

/// The events of a span in the forms in which they are read: as lines of text, as JSON, and as a file for
/// calendar programs.
public struct CalendarList: Sendable {
  /// The events, with times in the zone of the list.
  package let events: [SkyEvent]
  private let span: CalendarSpan
  private let language: Language
  /// Whether times are given in a requested time zone, rather than in UTC.
  private let isLocal: Bool

  /// - Parameter clock: Converts moments to a time zone; `nil` for UTC.
  package init(
    _ events: [SkyEvent], in span: CalendarSpan, _ language: Language, clock: ((Moment) -> Moment)?
  ) {
    self.init(
      told: clock.map { clock in events.map { $0.told(clock) } } ?? events, in: span, language,
      isLocal: clock != nil)
  }

  /// A list of events whose times are told already.
  ///
  /// - Parameter isLocal: Whether they are told in a requested time zone, rather than in UTC.
  package init(told events: [SkyEvent], in span: CalendarSpan, _ language: Language, isLocal: Bool) {
    (self.events, self.span, self.language, self.isLocal) = (events, span, language, isLocal)
  }

  /// The events in order of time; each exact hit of a transit is an entry.
  public var entries: [CalendarEntry] { CalendarEntry.all(of: events, in: span) }

  /// One line of text for each entry.
  public var text: String {
    let clock = isLocal ? nil : "UTC"
    return entries.map { $0.line(in: language, clock: clock) + "\n" }.joined()
  }

  /// One JSON object on each line, one line for each event.
  public var jsonLines: [UInt8] { events.flatMap { $0.jsonLine(in: language, isLocal: isLocal) } }

  /// All events as one JSON object on one line: `{"events": []}`.
  public var json: [UInt8] {
    var writer = JSONWriter(.oneLine, capacity: 1 << 15)
    writer.object { writer in
      writer.member("events") { writer in
        writer.array(events) { $1.write(to: &$0, in: language, isLocal: isLocal) }
      }
    }
    return writer.finished()
  }

  /// The entries as an iCalendar file (RFC 5545), in UTC.
  ///
  /// The same event has the same identifier in every file, whatever the language or the span.
  ///
  /// - Parameters:
  ///   - stamp: The time at which the file is made, which is stored in it.
  ///   - alarm: How long before each entry calendar programs remind of it; `nil` for no reminders.
  /// - Throws: `outOfRange` for years before 1, which such a file cannot express.
  public func iCalendar(madeAt stamp: Moment, alarm: EventAlarm? = nil) throws(Problem) -> [UInt8] {
    guard span.from.utc.date.year > 0 else {
      throw Problem(
        .outOfRange, at: .field("span"), ChartFileFault.earlyCalendar)
    }
    return ICalendar(entries, in: language, madeAt: stamp, alarm: alarm, digest: SHA256.hex).bytes
  }
}
