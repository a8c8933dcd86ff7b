import AstroEphemeris
import Foundation
import TestSupport
import Testing

/// Minor planets by number from the command line to the picture.
@Suite struct MinorPlanetCommandTests {
  private static let points = ["--points", "chiron,asteroid:136199,asteroid:16,asteroid:54321"]
  private let scratch: Scratch
  private let ephemeris: [String]

  init() throws {
    scratch = try Scratch()
    let folder = scratch.folder.appending(path: "ephe")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["sepl_18.se1", "semo_18.se1", "seas_18.se1", "sefstars.txt"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: name).path,
        withDestinationPath: "\(EphemerisDirectory.distribution)/\(name)")
    }
    for number in [16, 54_321, 136_199] {
      try MinorPlanetFile(number, from: "\(EphemerisDirectory.distribution)/seas_18.se1").write(into: folder)
    }
    ephemeris = ["--ephemeris", folder.path]
  }

  @Test func `a chart with them is read back as it was written`() throws {
    let chart = try Command.chart.run(Example.kyiv + Self.points + ephemeris)
    #expect(chart.status == 0 && chart.errors.isEmpty, "\(chart.errors)")
    #expect(try Command.chart.run(["-"], input: chart.output).output == chart.output)
    let file = try #require(try JSONSerialization.jsonObject(with: Data(chart.output)) as? [String: Any])
    let points = try #require(file["points"] as? [[String: Any]])
    let names = points.map { $0["name"] as? String }
    #expect(names == ["chiron", "asteroid:16", "asteroid:54321", "asteroid:136199"])
  }

  @Test(arguments: [
    [], ["--size", "400"], ["--sheet"], ["--sheet", "--with", "all"], ["--only", "table"],
    ["--only", "grid"],
    ["--only", "dial"], ["--partner", Example.sample("taras"), "--sheet"], ["--transits=2026-11-21T12:00Z"],
  ])
  func `every picture has them, without a fault`(options: [String]) throws {
    let chart = try Command.chart.run(Example.kyiv + Self.points + ["--aspects-to", "all"] + ephemeris)
    try scratch.write(chart.output, to: "chart.json")
    for language in ["en", "uk"] {
      let outcome = try Command.render.run(
        ["chart.json", "--svg", "--audit", "-o", "-", "--language", language] + options + ephemeris,
        in: scratch)
      #expect(outcome.status == 0, "\(outcome.errors)")
      guard options != ["--only", "dial"] else { continue }
      #expect(outcome.text.contains(language == "uk" ? "(136199) Еріда" : "(136199) Eris"))
      #expect(outcome.text.contains("54321") && !outcome.text.contains("\"asteroid:"))
    }
  }

  @Test func `a page leads from each row to its mark`() throws {
    let chart = try Command.chart.run(Example.kyiv + Self.points + ephemeris)
    try scratch.write(chart.output, to: "chart.json")
    let page = try Command.render.run(["chart.json", "--html", "-o", "-"] + ephemeris, in: scratch).text
    for number in [16, 54_321, 136_199] {
      #expect(page.contains("<tr data-mark=\"point.asteroid-\(number)\""))
      #expect(page.contains("id=\"point.asteroid-\(number)\""))
    }
    #expect(!page.contains("point.asteroid:"))
  }

  @Test func `one without a file is told with the file and the way out`() throws {
    try Failure(Example.kyiv + ["--points", "asteroid:433"], 69, "ast0/se00433s.se1").expect(of: .chart)
    try Failure(Example.kyiv + ["--points", "asteroid:433"], 69, "Astrodienst").expect(of: .chart)
    try Failure(Example.kyiv + ["--points", "asteroid:134340"], 64, "planet").expect(of: .chart)
    try Failure(Example.kyiv + ["--points", "asteroid:0433"], 64, "asteroid:0433").expect(of: .chart)
    try Failure(Example.kyiv + ["--points", "asteroid:1,ceres"], 64, "twice").expect(of: .chart)
  }

  @Test func `a table has their columns`() throws {
    let birth =
      #"{"birth":{"date":"1990-04-15","time":"14:30","timeZone":"Europe/Kyiv","latitude":50.45,"longitude":30.52}}"#
    try scratch.write(Array("asteroid:16_sign\nasteroid:5_sign\n".utf8), to: "columns")
    let table = try Command.batch.run(
      ["--make", "chart", "--columns", "columns", "--csv", "--points", "asteroid:16"] + ephemeris,
      input: Array(birth.utf8), in: scratch)
    #expect(table.status == 0, "\(table.errors)")
    #expect(table.text.contains("asteroid:16_sign,asteroid:5_sign") && table.text.contains("cancer,"))
  }

  @Test func `no reading tells of them`() throws {
    for arguments in [["--area", "general"], ["--area", "career", "--language", "uk"]] {
      let texts = try ["chiron", Self.points[1]].map { points in
        let chart = try Command.chart.run(
          Example.kyiv + ["--aspects-to", "all", "--points", points] + ephemeris)
        let report = try Command(name: "astro-report").run(["-"] + arguments, input: chart.output)
        #expect(report.status == 0, "\(report.errors)")
        return report.text.split(separator: "\n").filter { !$0.contains("generatedAt") }
      }
      #expect(texts[0] == texts[1])
    }
  }
}
