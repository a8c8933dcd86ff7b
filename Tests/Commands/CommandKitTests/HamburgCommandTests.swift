import Foundation
import TestSupport
import Testing

/// The planets of the Hamburg School from the command line to the picture.
@Suite struct HamburgCommandTests {
  private static let names = [
    "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon",
  ]
  private static let points = ["--points", names.joined(separator: ","), "--aspects-to", "all"]
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `a chart with them is read back as it was written`() throws {
    let chart = try Command.chart.run(Example.kyiv + Self.points)
    #expect(chart.status == 0 && chart.errors.isEmpty)
    let again = try Command.chart.run(["-"], input: chart.output)
    #expect(again.output == chart.output)
    let file = try #require(try JSONSerialization.jsonObject(with: Data(chart.output)) as? [String: Any])
    let points = try #require(file["points"] as? [[String: Any]])
    #expect(points.map { $0["name"] as? String } == Self.names)
    let ends = (file["aspects"] as? [[String: Any]] ?? []).compactMap { $0["body2"] as? String }
    #expect(ends.contains { Self.names.contains($0) })
  }

  @Test(arguments: [
    [], ["--sheet"], ["--sheet", "--with", "midpoints"], ["--only", "dial"],
    ["--only", "dial", "--modulus", "45"],
    ["--only", "dial", "--pointer", "kronos"], ["--only", "grid"], ["--only", "table"],
    ["--partner", Example.sample("taras")], ["--transits=2026-11-21T12:00Z"],
  ])
  func `every picture has them, without a fault`(options: [String]) throws {
    try scratch.write(try Command.chart.run(Example.kyiv + Self.points).output, to: "chart.json")
    for language in ["en", "uk"] {
      let outcome = try Command.render.run(
        ["chart.json", "--svg", "--audit", "-o", "-", "--language", language] + options, in: scratch)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.text.contains(language == "uk" ? "Вулканус" : "Vulkanus"))
    }
  }

  @Test func `without their file everything else is there`() throws {
    for name in ["sepl_18.se1", "semo_18.se1", "seas_18.se1"] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path(name), withDestinationPath: "/usr/share/libswe/ephe/\(name)")
    }
    let folder = ["--ephemeris", scratch.folder.path]
    try Failure(Example.kyiv + Self.points + folder, 69, "seorbel.txt").expect(of: .chart)
    try Failure(Example.kyiv + Self.points + folder, 69, "swe-basic-data").expect(of: .chart)
    let chart = try Command.chart.run(Example.kyiv + ["--points", "all"] + folder)
    #expect(chart.status == 0 && chart.text.contains("\"vertex\""))
  }

  @Test func `no reading tells of them`() throws {
    let wide = ["--aspects-to", "all", "--points", "northNode,southNode,chiron,lilith"]
    let names = wide.dropLast() + ["\(wide[3]),\(Self.names.joined(separator: ","))"]
    for arguments in [
      ["--area", "general"], ["--area", "career", "--language", "uk"], ["--day", "2027-03-01"],
    ] {
      let texts = try [wide, Array(names)].map { points in
        let chart = try Command.chart.run(Example.kyiv + points)
        let report = try Command(name: "astro-report").run(["-"] + arguments, input: chart.output)
        #expect(report.status == 0, "\(report.errors)")
        return report.text.split(separator: "\n").filter { !$0.contains("generatedAt") }
      }
      #expect(texts[0] == texts[1])
    }
  }

  @Test func `a table has their columns`() throws {
    let birth =
      #"{"birth":{"date":"1990-04-15","time":"14:30","timeZone":"Europe/Kyiv","latitude":50.45,"longitude":30.52}}"#
    let table = try Command.batch.run(
      ["--make", "chart", "--columns", "wide", "--csv", "--points", "zeus,poseidon"], input: Array(birth.utf8)
    )
    #expect(table.status == 0, "\(table.errors)")
    #expect(table.text.contains("zeus_degree,zeus_sign") && table.text.contains("poseidon_house"))
  }
}
