import Foundation
import Testing

/// `astro-calendar --ics` against RFC 5545.
@Suite struct CalendarFileTests {
  private let scratch: Scratch
  private let stamp = ["SOURCE_DATE_EPOCH": "1795392000"]

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      Array(
        #"{"birth":{"date":"1990-04-15","time":"14:30","timeZone":"Europe/Kyiv","latitude":50.45,"longitude":30.52}}"#
          .utf8),
      to: "birth.json")
  }

  private func file(_ line: String) throws -> String {
    let arguments = line.split(separator: " ").map(String.init)
    let outcome = try Command.calendar.run(arguments + ["--ics"], environment: stamp, in: scratch)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.text
  }

  private func values(_ name: String, _ file: String) -> [String] {
    file.components(separatedBy: "\r\n").filter { $0.hasPrefix("\(name):") }.map {
      String($0.dropFirst(name.count + 1))
    }
  }

  private let year = "birth.json --from 2027-01-01 --to 2028-01-01"

  @Test func `lines end in CR LF, are at most 75 octets and hold whole characters`() throws {
    let bytes = Array(try file("\(year) --language uk").utf8)
    #expect(bytes.suffix(2) == [0x0D, 0x0A])
    var line: [UInt8] = []
    var folded = 0
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A {
        #expect(bytes[index - 1] == 0x0D && line.count - 1 <= 75)
        #expect(String(validating: line.dropLast(), as: UTF8.self) != nil)
        if line.first == 0x20 { folded += 1 }
        line = []
      } else {
        line.append(byte)
      }
    }
    #expect(folded > 10)
  }

  @Test func `every entry rings so long before as --alarm says, and nothing else takes it`() throws {
    let text = try file("\(year) --events houseIngresses,profections --alarm 1d --language en")
    #expect(
      values("TRIGGER", text) == values("UID", text).map { _ in "-P1D" } && !values("UID", text).isEmpty)
    #expect(values("BEGIN", text).count == values("END", text).count)
    for (alarm, trigger) in [("30m", "-PT30M"), ("2h", "-PT2H"), ("1w", "-P1W"), ("0m", "PT0M")] {
      let text = try file("\(year) --events profections --alarm \(alarm)")
      #expect(Set(values("TRIGGER", text)) == [trigger])
    }
    for line in [
      "--ics --alarm 1y", "--ics --alarm -1d", "--ics --alarm d", "--ics --alarm 1000m", "--text --alarm 1d",
    ] {
      let arguments = "\(year) \(line)".split(separator: " ").map(String.init)
      let outcome = try Command.calendar.run(arguments, in: scratch)
      #expect(outcome.status == 64 && outcome.text.isEmpty && outcome.errors.contains("--alarm"), "\(line)")
    }
  }

  @Test func `nothing rings, times are in UTC, and commas are escaped`() throws {
    let text = try file("\(year) --language en")
    #expect(!text.contains("VALARM") && !text.contains("TZID"))
    #expect(Set(values("DTSTAMP", text)) == ["20261123T000000Z"])
    for start in values("DTSTART", text) {
      #expect(start.wholeMatch(of: #/202[67]\d{4}T\d{6}Z/#) != nil)
    }
    let unfolded = text.replacingOccurrences(of: "\r\n ", with: "")
    #expect(unfolded.contains("\\, second of three"))
    #expect(values("BEGIN", text).count == values("END", text).count)
  }

  @Test func `ten thousand events have UIDs of their own, the same in every run, language and zone`() throws {
    let span =
      "birth.json --from 2020-01-01 --to 2027-01-01 --movers sun,moon,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto"
    let uids = values("UID", try file("\(span) --language en"))
    #expect(uids.count > 10_000 && Set(uids).count == uids.count)
    #expect(values("UID", try file("\(span) --language uk --zone Europe/Kyiv")).count == uids.count)
    let utc = values("UID", try file("\(span) --language uk"))
    #expect(utc == uids)
    let part = values("UID", try file(span.replacingOccurrences(of: "2020-01-01", with: "2026-01-01")))
    #expect(part.count > 1000 && Set(uids).isSuperset(of: part))
    for uid in uids { #expect(uid.wholeMatch(of: #/[0-9a-f]{32}@astrosvitla/#) != nil) }
  }

  /// Python that has the two parsers is named by `ASTROSVITLA_PYTHON`.
  @Test func `two independent parsers read it, and see the same events`() throws {
    guard let python = ProcessInfo.processInfo.environment["ASTROSVITLA_PYTHON"] else {
      return print("ASTROSVITLA_PYTHON is not set: no other program reads the calendar files")
    }
    let text = try file("\(year) --language uk")
    try scratch.write(Array(text.utf8), to: "year.ics")
    let script = """
      import sys, warnings
      warnings.simplefilter("error")
      import icalendar, vobject
      data = open(sys.argv[1], newline="").read()
      one = icalendar.Calendar.from_ical(data)
      events = list(one.walk("VEVENT"))
      assert not one.errors and not any(event.errors for event in events)
      two = vobject.readOne(data).vevent_list
      assert len(events) == len(two)
      for a, b in zip(events, two):
          assert str(a["SUMMARY"]) == b.summary.value, (a["SUMMARY"], b.summary.value)
          assert a["DTSTART"].dt == b.dtstart.value and str(a["UID"]) == b.uid.value
      print(len(events))
      """
    let outcome = try Command.run(
      URL(filePath: python), ["-c", script, scratch.path("year.ics")], in: scratch)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(Int(outcome.text.filter(\.isNumber)) == values("UID", text).count)
  }
}
