import Foundation
import Testing

/// `astro-report --day` and `--sign`, and days in streams.
@Suite struct PeriodCommandTests {
  private static let birth =
    #"{"birth": {"date": "1990-04-15", "time": "14:30", "timeZone": "Europe/Kyiv", "latitude": 50.4501, "longitude": 30.5234}}"#

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Array(Self.birth.utf8), to: "a.json")
  }

  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func `a day is told by the clock of the birth, or of the zone that is named`() throws {
    let home = try object(Command.report.run(["a.json", "--day", "2026-11-25"], in: scratch).output)
    #expect(
      home["span"] as? [String: String]
        == ["from": "2026-11-24T22:00:00Z", "to": "2026-11-25T22:00:00Z", "zone": "Europe/Kyiv"])
    let elements = try #require(home["elements"] as? [String: Any])
    #expect(elements["ruler"] as? String == "mercury" && elements["number"] as? Int == 8)
    #expect((elements["hours"] as? [Any])?.count ?? 0 >= 3)
    let away = try object(
      Command.report.run(["a.json", "--day=2026-11-25", "--zone", "America/New_York"], in: scratch).output)
    #expect((away["span"] as? [String: String])?["from"] == "2026-11-25T05:00:00Z")
  }

  @Test func `the events of a day are those of the calendar`() throws {
    let day = try object(
      Command.report.run(["a.json", "--day", "2026-11-25", "--language", "en"], in: scratch).output)
    let parts = try #require(day["detailedAnalysis"] as? [[String: Any]])
    let events = parts.flatMap { $0["events"] as? [[String: Any]] ?? [] }
    let lines = try Command.calendar.run(
      [
        "a.json", "--from", "2026-11-22", "--to", "2026-11-28", "--zone", "Europe/Kyiv", "--language", "en",
        "--movers", "sun,moon,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto",
      ], in: scratch
    ).output.split(separator: 10)
    let known = try lines.map { try NSDictionary(dictionary: object(Array($0))) }
    #expect(!events.isEmpty)
    for event in events { #expect(known.contains(NSDictionary(dictionary: event)), "\(event)") }
  }

  @Test func `a line of a stream gives what the command writes`() throws {
    let line = Self.birth.dropLast() + #", "id": 7}"# + "\n"
    let day = ["--day", "2026-11-25", "--language", "uk"]
    let environment = ["SOURCE_DATE_EPOCH": "1790000000"]
    let outcome = try Command.batch.run(
      ["--make", "day", "--quiet"] + day, input: Array(line.utf8), environment: environment, in: scratch)
    let told = try Command.report.run(["a.json"] + day, environment: environment, in: scratch)
    var one = try object(outcome.output)
    #expect(one.removeValue(forKey: "id") as? Int == 7)
    #expect(try NSDictionary(dictionary: one) == NSDictionary(dictionary: object(told.output)))
  }

  @Test func `without a date it is today where the birth is`() throws {
    // 2026-11-25T23:00:00Z, when it is the 26th in Kyiv.
    let outcome = try Command.report.run(
      ["a.json", "--day"], environment: ["SOURCE_DATE_EPOCH": "1795647600"], in: scratch)
    let span = try #require(object(outcome.output)["span"] as? [String: String])
    #expect(span["from"] == "2026-11-25T22:00:00Z")
  }

  @Test func `a sign has a profile and days`() throws {
    let profile = try object(Command.report.run(["--sign", "scorpio", "--language", "en"]).output)
    #expect(profile["ruler"] as? String == "mars" && profile["modernRuler"] as? String == "pluto")
    #expect((profile["keywords"] as? [String])?.count == 5 && (profile["traits"] as? [String])?.count == 5)
    #expect(profile["dates"] as? [String: String] == ["from": "10-23", "to": "11-21"])
    let day = try object(Command.report.run(["--sign", "scorpio", "--day", "2026-11-25"]).output)
    #expect(day["kind"] as? String == "sign" && day["sign"] as? String == "scorpio")
  }

  @Test(arguments: [
    (["a.json", "--day", "2026-13-01"], 64, "--day"), (["a.json", "--day", "--zone", "Mars"], 64, "--zone"),
    (["a.json", "--day", "--explain"], 64, "--day"), (["a.json", "--sign", "leo"], 64, "--sign"),
    (["--sign", "loe"], 64, "leo"), (["a.json", "--area", "career", "--zone", "Europe/Kyiv"], 64, "--zone"),
  ])
  func `what cannot be read is refused with its place`(
    arguments: [String], status: Int32, word: String
  ) throws {
    for language in ["en", "uk"] {
      let outcome = try Command.report.run(arguments + ["--language", language], in: scratch)
      #expect(outcome.output.isEmpty && outcome.errors.contains(word), "\(outcome.errors)")
      #expect(outcome.status == status || outcome.status == 65, "\(arguments) \(outcome.status)")
    }
  }
}
