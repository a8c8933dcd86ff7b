package import AstroChartModel
import AstroDiagnostics
import AstroPeriods
package import AstroWording

/// Events as an iCalendar file (RFC 5545) for calendar programs.
///
/// Times are in UTC, so no time zone is needed, and there are no alarms unless they are asked for. Lines end in CR LF and are folded at
/// 75 octets. Each hit of a passage is an entry, with what it means if the book says so. The same event has the same UID in every calendar, whatever
/// the language, the zone or the span.
package struct ICalendar: Sendable {
  private let entries: [CalendarEntry]
  private let language: Language
  private let stamp: Moment
  private let digest: @Sendable ([UInt8]) -> String
  private let alarm: EventAlarm?
  private let texts: EventTexts?

  /// - Parameters:
  ///   - stamp: When the file was made.
  ///   - alarm: How long before each entry to remind of it.
  ///   - digest: The SHA-256 of bytes in hexadecimal digits.
  package init(
    _ entries: [CalendarEntry], in language: Language, madeAt stamp: Moment,
    alarm: EventAlarm? = nil,
    digest: @escaping @Sendable ([UInt8]) -> String
  ) {
    (self.entries, self.language, self.stamp, self.digest) = (entries, language, stamp, digest)
    self.alarm = alarm
    texts = EventTexts(in: language)
  }

  /// The whole file.
  package var bytes: [UInt8] {
    var lines = ContentLines()
    lines.add("BEGIN", "VCALENDAR")
    lines.add("VERSION", "2.0")
    lines.add("PRODID", "-//AstroSvitla//astro-calendar//EN")
    lines.add("CALSCALE", "GREGORIAN")
    for entry in entries { add(entry, to: &lines) }
    lines.add("END", "VCALENDAR")
    return lines.bytes
  }

  private func add(_ entry: CalendarEntry, to lines: inout ContentLines) {
    lines.add("BEGIN", "VEVENT")
    lines.add("UID", uid(of: entry))
    lines.add("DTSTAMP", stamp.calendarText)
    lines.add("DTSTART", entry.start.calendarText)
    if let end = entry.end, entry.start.calendarText != end.calendarText {
      lines.add("DTEND", end.calendarText)
    }
    lines.add("SUMMARY;LANGUAGE=\(language.tag)", text: entry.summary(in: language))
    if let text = texts?.text(on: entry.event) {
      lines.add("DESCRIPTION;LANGUAGE=\(language.tag)", text: text)
    }
    lines.add("CATEGORIES", text: entry.event.kind.rawValue)
    lines.add("TRANSP", "TRANSPARENT")
    if let alarm { add(alarm, before: entry, to: &lines) }
    lines.add("END", "VEVENT")
  }

  private func add(_ alarm: EventAlarm, before entry: CalendarEntry, to lines: inout ContentLines) {
    lines.add("BEGIN", "VALARM")
    lines.add("ACTION", "DISPLAY")
    lines.add("DESCRIPTION;LANGUAGE=\(language.tag)", text: entry.summary(in: language))
    lines.add("TRIGGER", alarm.trigger)
    lines.add("END", "VALARM")
  }

  private func uid(of entry: CalendarEntry) -> String {
    "\(digest(Array(entry.identity.utf8)).prefix(32))@astrosvitla"
  }
}

/// The lines of an iCalendar file.
private struct ContentLines {
  var bytes: [UInt8] = []

  /// Adds a value without special characters, unescaped.
  mutating func add(_ name: String, _ value: String) { append("\(name):\(value)") }

  /// Adds a text, in which backslashes, semicolons, commas and line ends are escaped.
  mutating func add(_ name: String, text: String) {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\" + String(scalar)
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    append("\(name):\(escaped)")
  }

  /// Adds a line, folded after at most 75 octets, never within a character.
  private mutating func append(_ line: String) {
    var room = 75
    for scalar in line.unicodeScalars {
      let octets = Array(String(scalar).utf8)
      if octets.count > room {
        bytes += [0x0D, 0x0A, 0x20]
        room = 74
      }
      bytes += octets
      room -= octets.count
    }
    bytes += [0x0D, 0x0A]
  }
}

extension Moment {
  /// The moment in the form `20270203T040506Z`, to the nearest second.
  fileprivate var calendarText: String { utcText.filter { $0 != "-" && $0 != ":" } }
}
