import AstroChartFiles
import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import Foundation
import Testing

/// The verbs of `astro-chart`.
@Suite struct SkyCommandTests {
  private let scratch: Scratch
  private let natal: Chart

  init() throws {
    scratch = try Scratch()
    let birth = try BirthData(
      date: try #require(CivilDate("1990-04-15")), time: ClockTime("14:30"), timeZone: "Europe/Kyiv",
      latitude: 50.4501, longitude: 30.5234, place: "Kyiv, Ukraine")
    natal = try ephemeris.chart(of: birth, name: "Оксана")
    try scratch.write(natal.json, to: "natal.json")
    let other = try BirthData(
      date: try #require(CivilDate("1988-11-03")), time: ClockTime("06:20"), timeZone: "Europe/Kyiv",
      latitude: 49.8397, longitude: 24.0297, place: "Lviv, Ukraine")
    try scratch.write(try ephemeris.chart(of: other, name: "Андрій").json, to: "other.json")
  }

  private let ephemeris = SwissEphemeris(.files(directory: EphemerisDirectory.distribution))

  private func run(_ line: String, environment: [String: String] = [:]) throws -> Command.Outcome {
    try Command.chart.run(
      line.split(separator: " ").map(String.init), environment: environment, in: scratch)
  }

  private func chart(_ line: String, environment: [String: String] = [:]) throws -> Chart {
    let outcome = try run(line, environment: environment)
    #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    guard case .chart(let chart) = try ChartDocument(json: outcome.output) else {
      throw Problem(.invalidChart, "\(line) gives no chart", advice: "")
    }
    #expect(chart.json == outcome.output)
    return chart
  }

  @Test func `every verb writes the chart that the library computes`() throws {
    let skies = Skies(ephemeris)
    let noon = try Moment(utcText: "2027-02-03T12:00:00Z")
    let midnight = try Moment(utcText: "2027-02-03T00:00:00Z")
    let other = try #require(try chart("other.json").birth)
    let b = try ephemeris.chart(of: other, name: "Андрій")
    let expected: [String: Chart] = [
      "transits natal.json --on 2027-02-03": try skies.transit(to: natal, at: noon),
      "return natal.json --of sun --year 2027": try skies.solarReturn(of: natal, year: 2027),
      "return natal.json --of sun --year 2027 --precessed":
        try skies.solarReturn(of: natal, year: 2027, .init(isPrecessed: true)),
      "return natal.json --of moon --after 2027-02-03":
        try skies.firstReturn(of: .moon, in: natal, after: midnight),
      "return natal.json --of saturn --cycle 2 --pass 3":
        try skies.returns(of: .saturn, in: natal, cycle: 2)[2],
      "progress natal.json --on 2027-02-03": try skies.progressed(natal, to: midnight),
      "progress natal.json --on 2027-02-03 --angles naibod_ra":
        try skies.progressed(natal, to: midnight, angles: .naibodRA),
      "progress natal.json --on 2027-02-03 --method solar-arc": try skies.directed(natal, to: midnight),
      "composite natal.json other.json": try skies.composite(of: natal, and: b),
      "composite natal.json other.json --houses-by reference-place":
        try skies.composite(of: natal, and: b, housesBy: .referencePlace),
      "davison natal.json other.json --great-circle":
        try skies.davison(of: natal, and: b, isGreatCircle: true),
      "harmonic natal.json --number 5": try skies.harmonic(5, of: natal),
      "relocate natal.json --at 40.7128,-74.006":
        try skies.relocated(natal, to: Site(latitude: 40.7128, longitude: -74.006)),
    ]
    for (line, expected) in expected { #expect(try chart(line) == expected, "\(line)") }
  }

  @Test func `without a moment it is now, which may be set`() throws {
    let now = ["SOURCE_DATE_EPOCH": "1801656000"]
    #expect(try chart("transits natal.json", environment: now).moment?.utcText == "2027-02-03T12:00:00Z")
    let solar = try chart("return natal.json --of sun", environment: now)
    #expect(solar.derived?.cycle == 37)
    let lunar = try #require(try chart("return natal.json --of moon", environment: now).moment)
    #expect((1_801_656_000..<1_804_100_000).contains(lunar.secondsSince1970))
  }

  @Test func `moments are given in all their forms`() throws {
    for (text, utc) in [
      ("2027-02-03", "2027-02-03T12:00:00Z"), ("2027-02-03T05:06", "2027-02-03T05:06:00Z"),
      ("2027-02-03T05:06:07Z", "2027-02-03T05:06:07Z"), ("2027-02-03T05:06+05:30", "2027-02-02T23:36:00Z"),
      ("2027-02-03 --time 18:00", "2027-02-03T18:00:00Z"),
      ("2027-02-03 --time 18:00 --zone Europe/Kyiv", "2027-02-03T16:00:00Z"),
      ("2027-07-03T18:00 --zone Europe/Kyiv", "2027-07-03T15:00:00Z"),
    ] {
      #expect(try chart("transits natal.json --on \(text)").moment?.utcText == utc, "\(text)")
    }
  }

  @Test func `every pass of a cycle stands on a line of its own`() throws {
    let outcome = try run("return natal.json --of saturn --cycle 2 --pass all")
    let lines = outcome.output.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 3)
    let charts = try lines.map { line in
      guard case .chart(let chart) = try ChartDocument(json: Array(line)) else {
        throw Problem(.invalidChart, "no chart", advice: "")
      }
      return chart
    }
    #expect(charts.map { $0.derived?.pass } == [1, 2, 3])
    // So does the only one that there is.
    let only = try run("return natal.json --of saturn --cycle 1 --pass all").output
    #expect(only.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(charts.map { $0.placement(of: .saturn)?.isRetrograde } == [false, true, false])
  }

  @Test func `a sky of a place needs no chart, and a sky beside positions alone no place`() throws {
    let sky = try chart("transits --at 49.8397,24.0297 --on 2027-02-03 --houses koch --points chiron")
    #expect(sky.derived?.from == [] && sky.name == nil && sky.houses != nil)
    #expect(sky.settings.houseSystem == .koch && sky.points.map(\.body) == [.chiron])
    try scratch.write(#"{ "planets": [ { "name": "sun", "degree": 10 } ] }"#, to: "given.json")
    let outcome = try run("transits given.json --on 2027-02-03")
    #expect(outcome.status == 0 && outcome.errors.contains("note: there is no birth"))
    #expect(!outcome.text.contains("\"houses\"") && !outcome.text.contains("null"))
  }

  @Test func `positions are computed anew from the birth, whatever the file says of them`() throws {
    let text = String(decoding: natal.json, as: UTF8.self)
    let sun = try #require(natal.placement(of: .sun)).longitude.degrees
    try scratch.write(text.replacing("\"degree\": \(sun)", with: "\"degree\": 26"), to: "natal.json")
    #expect(
      try chart("return natal.json --of sun --year 2027")
        == Skies(ephemeris).solarReturn(of: natal, year: 2027))
  }

  @Test(arguments: [
    ("transits", 64, "--at: is missing"), ("transits none.json", 66, "none.json: does not exist"),
    ("transit natal.json", 64, "transit: is neither a verb nor a file (did you mean transits?)"),
    ("transits natal.json --on 2027-02-30", 64, "--on: \"2027-02-30\" is not a time in UTC"),
    ("transits natal.json --time 12:00", 64, "--time: needs a day"),
    ("transits natal.json --on 2500-01-01", 65, "--on: the year 2500 is outside"),
    (
      "transits natal.json --on 2026-10-25T03:30 --zone Europe/Kyiv", 65,
      "--on: 2026-10-25 03:30:00 occurred twice"
    ),
    ("return natal.json", 64, "Missing expected argument '--of"),
    ("return natal.json --of chiron", 64, "known: sun, moon"),
    ("return natal.json --of sun --pass 1", 64, "--pass: works only for planets"),
    ("return natal.json --of moon --year 2027", 64, "--year: has a dozen returns"),
    ("return natal.json --of mars --year 2027 --cycle 3", 64, "--cycle: does not go with --year"),
    ("return natal.json --of saturn --cycle 1 --pass 2", 65, "--pass: cycle 1 of saturn has one pass"),
    (
      "return natal.json --of pluto --cycle 2", 65,
      "--cycle: no return of pluto of cycle 2 is within the ephemeris"
    ),
    ("progress natal.json", 64, "Missing expected argument '--on"),
    (
      "progress natal.json --on 2027-01-01 --method naibod-arc --angles quotidian", 64,
      "--angles: does not go with naibod-arc"
    ),
    (
      "progress natal.json --on 2027-01-01 --method minor --angles naibod-ra", 64,
      "--angles: minor progressions have quotidian angles only"
    ),
    ("composite natal.json", 64, "Missing expected argument '<b>'"),
    ("composite - -", 64, "standard input can provide one chart only"),
    ("composite natal.json other.json --at 1,1", 64, "--at: has no effect on midpoints"),
    (
      "composite natal.json sidereal.json", 65,
      "natal.json, sidereal.json: settings.zodiac: the two charts differ"
    ),
    (
      "davison natal.json koch.json", 65,
      "settings.houseSystem: the two charts differ: placidus and koch (compute both by one of the two with --houses)"
    ),
    ("davison natal.json given.json", 65, "given.json: birth: is missing"),
    ("harmonic natal.json --number 0", 64, "--number: 0 is not a harmonic"),
    (
      "harmonic return.json --number 5", 65,
      "return.json: kind: a chart of the kind return is derived itself (give the natal chart"
    ),
    ("relocate natal.json", 64, "--at: is missing"),
  ])
  func `what cannot be is told in one line that names the way out`(line: String, status: Int, message: String)
    throws
  {
    try scratch.write(try run("return natal.json --of sun --year 2027").output, to: "return.json")
    try scratch.write(try run("natal.json --zodiac sidereal:lahiri").output, to: "sidereal.json")
    try scratch.write(try run("natal.json --houses koch").output, to: "koch.json")
    try scratch.write(#"{ "planets": [ { "name": "sun", "degree": 10 } ] }"#, to: "given.json")
    let outcome = try run(line)
    #expect(Int(outcome.status) == status, "\(outcome.errors)")
    #expect(
      outcome.errors.hasPrefix("astro-chart: ") && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.errorLines.count == 1 && outcome.output.isEmpty)
  }

  @Test func `rules read births alone`() throws {
    try scratch.write(try run("return natal.json --of sun --year 2027").output, to: "return.json")
    let report = try Command(name: "astro-report").run(["return.json", "--area", "career"], in: scratch)
    #expect(report.status == 65 && report.output.isEmpty)
    #expect(
      report.errors.hasPrefix(
        "astro-report: return.json: kind: our rules cannot read a chart of the kind return"))
    try scratch.write(try run("relocate natal.json --at 40,-74").output, to: "relocated.json")
    #expect(
      try Command(name: "astro-report").run(["relocated.json", "--area", "career"], in: scratch).status == 0)
  }

  @Test(arguments: ["transits", "return", "progress", "composite", "davison", "harmonic", "relocate"])
  func `every verb has its page, and a file of that name is ./VERB`(verb: String) throws {
    let page = try run("\(verb) --help")
    #expect(page.status == 0 && page.errors.isEmpty)
    #expect(page.text.contains("USAGE: astro-chart \(verb)") && page.text.contains("EXAMPLES"))
    #expect(try run("--help").text.contains("  \(verb) "))
    try scratch.write(natal.json, to: verb)
    #expect(try chart("./\(verb)") == natal)
  }
}
