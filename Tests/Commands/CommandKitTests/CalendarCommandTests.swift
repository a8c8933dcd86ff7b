import AstroChartFiles
import AstroChartModel
import AstroEphemeris
import Foundation
import Testing

/// `astro-calendar`: lines, words and what is refused.
@Suite struct CalendarCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let birth = try BirthData(
      date: try #require(CivilDate("1990-04-15")), time: ClockTime("14:30"), timeZone: "Europe/Kyiv",
      latitude: 50.4501, longitude: 30.5234, place: "Kyiv, Ukraine")
    let ephemeris = SwissEphemeris(.files(directory: EphemerisDirectory.distribution))
    try scratch.write(try ephemeris.chart(of: birth, name: "Оксана").json, to: "natal.json")
    let timeless = try BirthData(
      date: birth.date, time: nil, timeZone: "Europe/Kyiv", latitude: 50.4501, longitude: 30.5234)
    try scratch.write(try ephemeris.chart(of: timeless).json, to: "timeless.json")
  }

  private func run(_ line: String, environment: [String: String] = [:]) throws -> Command.Outcome {
    try Command.calendar.run(
      line.split(separator: " ").map(String.init), environment: environment, in: scratch)
  }

  private func objects(_ line: String) throws -> [[String: Any]] {
    let outcome = try run(line)
    #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    return try outcome.text.split(separator: "\n").map { text in
      try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
  }

  private let year = "--from 2027-01-01 --to 2028-01-01"

  @Test func `a year and a month are those of the birth’s clock, which also tells them`() throws {
    func list(_ span: String) throws -> String { try run("natal.json \(span) --events lunations").text }
    let march = try list("--month 2027-03")
    #expect(try march == list("--from 2027-03"))
    #expect(try march == list("--from 2027-02-28T22:00Z --to 2027-03-31T21:00Z"))
    let events = try objects("natal.json --month 2027-03 --events lunations")
    #expect(
      events.count == 4 && events.allSatisfy { ($0["atLocal"] as? String)?.contains("2027-03") ?? false })
    #expect(try list("--year 2027") == list("--from 2027 --to 2028"))
    // A bare date stays midnight in UTC unless a zone is named.
    #expect(try list(year) == list("--from 2027-01-01T00:00Z --to 2028-01-01T00:00Z"))
    let sky = try objects("--year 2027 --events lunations")
    #expect(sky.allSatisfy { $0["atLocal"] == nil } && sky.count > 40)
  }

  @Test(arguments: [
    ("--year 2027 --from 2027-01-01", "each name a span of their own"),
    ("--year 2027 --month 2027-03", "each name a span of their own"),
    ("--year 27", "is not a year"), ("--month 2027", "is not a month"),
    ("--month 2027-13", "is not a month"), ("--year 9999", "out of range"),
    ("--from 2027-03-01", "--to: is missing"), ("--from 2028 --to 2027", "is not after"),
  ])
  func `a span that is not one is refused`(line: String, message: String) throws {
    let outcome = try run("natal.json \(line)")
    #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("--year 5400", "astro-calendar: --year: the year"),
    ("--month 5400-05", "astro-calendar: --month: the year"),
    ("--from 5400-01-01 --to 5401-01-01", "astro-calendar: --from, --to: the year"),
    ("--year 2027 --zone Mars/Base", "astro-calendar: --zone: there is no time zone"),
    ("--from 2027-01-01 --to 2028-01-01 --zone Mars/Base", "astro-calendar: --zone: there is no time zone"),
  ])
  func `what is wrong with a span is told at the option that says it`(line: String, message: String) throws {
    let outcome = try run("natal.json \(line)")
    #expect(outcome.status == 65 && outcome.errors.hasPrefix(message), "\(outcome.errors)")
  }

  @Test func `each kind has its fields, and a line is an object`() throws {
    let kinds = SkyEvent.Kind.allCases.map(\.plural).joined(separator: ",")
    // The progressed Moon needs years for a sign; the Moon is out of bounds in most months of these.
    let slow = "--from 2024 --to 2031 --movers moon --events progressed,declinations"
    let events =
      try objects("natal.json --from 2027-01-01 --to 2027-07-01 --events \(kinds) --zone Europe/Kyiv")
      + objects("natal.json \(slow) --zone Europe/Kyiv")
    let fields: [String: Set<String>] = [
      "transit": [
        "transiting", "aspect", "natal", "start", "startLocal", "exact", "exactLocal", "retrograde", "end",
        "endLocal", "passes", "house",
      ],
      "aspect": ["body1", "body2", "aspect", "at", "atLocal", "sign1", "sign2"],
      "ingress": ["body", "sign", "retrograde", "at", "atLocal"],
      "station": ["body", "direction", "at", "atLocal", "degree"],
      "shadow": ["body", "start", "startLocal", "end", "endLocal", "enters", "station"],
      "lunation": ["phase", "at", "atLocal", "degree"],
      "eclipse": ["of", "type", "at", "atLocal", "magnitude", "saros"],
      "void": ["start", "startLocal", "end", "endLocal", "leaves", "enters", "last"],
      "return": ["body", "cycle", "pass", "at", "atLocal"],
      "profection": ["period", "sign", "house", "lord", "start", "startLocal", "end", "endLocal"],
      "hour": ["ruler", "number", "byDay", "start", "startLocal", "end", "endLocal"],
      "houseIngress": ["body", "house", "retrograde", "at", "atLocal"],
      "progressed": ["body", "enters", "sign", "phase", "at", "atLocal"],
      "declination": ["body", "side", "start", "startLocal", "end", "endLocal"],
      "lordTime": [
        "system", "level", "lord", "within", "sign", "loosed", "peak", "start", "startLocal", "end",
        "endLocal",
      ],
    ]
    for event in events {
      let kind = try #require(event["kind"] as? String)
      #expect(Set(event.keys) == (fields[kind] ?? []).union(["kind", "summary"]))
    }
    #expect(Set(events.compactMap { $0["kind"] as? String }) == Set(fields.keys))
  }

  @Test func `a span is all of its parts, and a passage is told whole in each`() throws {
    func lines(_ span: String) throws -> Set<Substring> {
      Set(
        try run("natal.json \(span) --movers jupiter,saturn,uranus --language en").text.split(separator: "\n")
      )
    }
    let parts = try lines("--from 2027-01-01 --to 2027-05-05").union(
      lines("--from 2027-05-05 --to 2028-01-01"))
    #expect(try lines(year) == parts)
    let transits = try objects("natal.json \(year) --events transits --movers saturn")
    #expect(transits.contains { ($0["passes"] as? Int) == 3 && ($0["exact"] as? [String])?.count == 3 })
  }

  @Test func `without --zone there are no local times, and with it they are the same instants`() throws {
    let plain = try objects("\(year) --events lunations")
    #expect(plain.allSatisfy { $0["atLocal"] == nil })
    let local = try objects("\(year) --events lunations --zone Europe/Kyiv")
    #expect(local.count >= plain.count - 1)
    let winter = try #require(local.first)
    #expect((winter["atLocal"] as? String)?.hasSuffix("+02:00") == true)
    #expect(local.contains { ($0["atLocal"] as? String)?.hasSuffix("+03:00") == true })
  }

  @Test func `words tell the same in both languages, each hit at its time`() throws {
    let options = "natal.json \(year) --movers saturn --events transits --text --zone Europe/Kyiv"
    let english = try run("\(options) --language en").text.split(separator: "\n")
    let ukrainian = try run("\(options) --language uk").text.split(separator: "\n")
    #expect(english.count == ukrainian.count && !english.isEmpty)
    #expect(english.contains { $0.contains(" · Saturn ") && $0.contains(" your ") })
    #expect(ukrainian.contains { $0.contains(" · Сатурн ") && $0.contains(" ваш") })
    #expect(ukrainian.contains { $0.hasSuffix(", другий із трьох") })
    #expect(english.contains { $0.hasSuffix(", second of three") })
    for line in ukrainian { #expect(line.firstMatch(of: #/^\d+ [а-яі]+ 20\d\d, \d\d:\d\d · /#) != nil) }
  }

  @Test func `without a chart there are the events of everybody`() throws {
    let events = try objects("--from 2027-02-01 --to 2027-03-01")
    #expect(
      Set(events.compactMap { $0["kind"] as? String })
        == ["ingress", "station", "lunation", "eclipse", "void", "aspect"])
  }

  @Test func `without a time of birth there is one note, and nothing of angles, Moon and profections`() throws
  {
    let outcome = try run("timeless.json \(year)")
    #expect(outcome.status == 0 && outcome.errorLines.count == 1)
    #expect(!outcome.text.contains("\"profection\"") && !outcome.text.contains("\"natal\":\"moon\""))
    #expect(!outcome.text.contains("\"natal\":\"ascendant\"") && outcome.text.contains("\"natal\":\"sun\""))
    #expect(try run("timeless.json \(year) --quiet").errors.isEmpty)
  }

  @Test(arguments: [
    ("natal.json --from 2027-01-01", 64, "--to: is missing"),
    ("natal.json --from 2027-01-01 --to 2026-01-01", 64, "--to"),
    ("natal.json --from yesterday --to 2028-01-01", 64, "--from"),
    ("--from 2027-01-01 --to 2028-01-01 --events transits", 64, "--events"),
    ("--from 2027-01-01 --to 2028-01-01 --events returns", 64, "--events"),
    ("--from 2027-01-01 --to 2028-01-01 --events profections", 64, "--events"),
    ("--from 2027-01-01 --to 2028-01-01 --events lunation", 64, "lunations"),
    ("--from 2027-01-01 --to 2028-01-01 --movers saturne", 64, "saturn"),
    ("--from 2027-01-01 --to 2028-01-01 --movers saturn,saturn", 64, "twice"),
    ("--from 2027-01-01 --to 2028-01-01 --events hours", 64, "--at"),
    ("--from 2027-01-01 --to 2028-01-01 --zone Europe/Nowhere", 65, "--zone"),
    ("--from 2027-01-01 --to 2028-01-01 --text --ics", 64, "choose one"),
    ("--from 2027-01-01 --to 2028-01-01 --unheard-of", 64, "--unheard-of"),
    ("--from 9027-01-01 --to 9028-01-01", 65, "--from"),
    ("absent.json --from 2027-01-01 --to 2028-01-01", 66, "absent.json"),
    ("natal.json --from 2027-01-01 --to 2028-01-01 -o no/such/folder", 73, "no/such/folder"),
  ])
  func `what cannot be listed is one line that names the option`(line: String, status: Int, words: String)
    throws
  {
    let outcome = try run(line)
    #expect(outcome.status == Int32(status), "\(line): \(outcome.errors)")
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }
}
