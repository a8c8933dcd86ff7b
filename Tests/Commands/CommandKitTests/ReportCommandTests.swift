import AstroChartModel
import AstroInterpretation
import AstroWording
import Foundation
import Testing

extension Command {
  static let report = Command(name: "astro-report")
}

@Suite struct ReportCommandTests {
  private static let oksana = Example.sample("oksana")

  /// A rule file whose rule says its own name, in the forms of the contract.
  private static func rule(
    id: String = "career.mine", condition: String = #"{ "point": "sun", "sign": "aries" }"#,
    weight: String = "1"
  ) -> String {
    """
    [ { "ruleId": "\(id)", "category": "career", "condition": \(condition),
        "interpretationEn": "My own words.", "interpretationUk": "Мої слова.",
        "recommendationEn": "Do so.", "recommendationUk": "Робіть так.", "weight": \(weight), "tags": ["being"] } ]
    """
  }

  @Test(arguments: Area.allCases, Language.allCases)
  func `a report is JSON that reads back, in the area and language asked for`(area: Area, language: Language)
    throws
  {
    let outcome = try Command.report.run(
      [Self.oksana, "--area", area.rawValue, "--language", language.rawValue],
      environment: ["SOURCE_DATE_EPOCH": "1795262400"])
    #expect(outcome.status == 0 && outcome.errors == "")
    let report = try Report(json: outcome.output)
    #expect(report.area == area && report.language == language)
    #expect(report.generatedAt?.utcText == "2026-11-21T12:00:00Z" && report.generator == "rules/1")
    #expect(report.json == outcome.output)
  }

  @Test func `the language is the environment's unless it is said`() throws {
    let outcome = try Command.report.run(
      [Self.oksana, "--area", "health"], environment: ["LC_ALL": "uk_UA.UTF-8"])
    #expect(try Report(json: outcome.output).language == .uk)
  }

  @Test func `a computed chart and its birth give the same report`() throws {
    let chart = try Command.chart.run([Self.oksana])
    let dated = ["SOURCE_DATE_EPOCH": "0"]
    let arguments = ["--area", "general", "--language", "uk"]
    let one = try Command.report.run([Self.oksana] + arguments, environment: dated)
    let other = try Command.report.run(["-"] + arguments, input: chart.output, environment: dated)
    #expect(one.status == 0 && one.output == other.output)
  }

  @Test(arguments: Example.sampleNames)
  func `every sample has a report on everything`(_ name: String) throws {
    for area in Area.allCases {
      let outcome = try Command.report.run([Example.sample(name), "--area", area.rawValue, "--quiet"])
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }

  @Test func `a receipt is carried whole or not at all`() throws {
    let receipt = ["--purchased-at", "2026-11-20T09:30:00Z", "--transaction", "T-1"]
    let outcome = try Command.report.run([Self.oksana, "--area", "career"] + receipt)
    let purchase = try #require(try Report(json: outcome.output).purchase)
    #expect(
      purchase.productID == "com.astrosvitla.astroinsight.report.career" && purchase.transactionID == "T-1")
    let half = try Command.report.run([Self.oksana, "--area", "career"] + receipt.prefix(2))
    #expect(half.status == 64 && half.errors.contains("give both, or neither"))
  }

  @Test func `the reading text holds the words of the report`() throws {
    let arguments = [Self.oksana, "--area", "finances", "--language", "uk"]
    let report = try Report(json: try Command.report.run(arguments).output)
    let text = try Command.report.run(arguments + ["--text"]).text
    for passage in report.detailedAnalysis + report.recommendations { #expect(text.contains(passage.text)) }
    #expect(text.hasPrefix(report.title + "\n\nГоловні впливи\n\n" + report.keyInfluences))
  }

  @Test func `an explanation lists every rule that holds, and which became paragraphs`() throws {
    let arguments = [Self.oksana, "--area", "career", "--language", "en"]
    let report = try Report(json: try Command.report.run(arguments).output)
    let lines = try Command.report.run(arguments + ["--explain"]).text.split(separator: "\n")
    #expect(lines[0].contains("rank") && lines[0].contains("evidence"))
    for (index, passage) in report.detailedAnalysis.enumerated() {
      let line = try #require(
        lines.first { $0.split(separator: " ").contains(Substring(passage.sources[0])) })
      #expect(line.split(separator: " ")[2] == "\(index + 1)")
    }
  }

  @Test func `a rule of one's own replaces the one with its id, or is added`() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("career"), withIntermediateDirectories: false)
    try scratch.write(Self.rule(id: "career.sun.aries"), to: "career/sun.json")
    try scratch.write(Self.rule(), to: "mine.json")
    let arguments = [Self.oksana, "--area", "career", "--language", "en", "--rules", scratch.folder.path]
    let explained = try Command.report.run(arguments + ["--explain"])
    #expect(explained.status == 0 && explained.text.contains("career.mine"))
    #expect(try Command.report.run(arguments).text.contains("My own words."))
  }

  @Test func `an area that is none, or missing, is told with the list`() throws {
    for arguments in [["--area", "carrier"], []] {
      let outcome = try Command.report.run([Self.oksana] + arguments)
      #expect(outcome.status == 64 && outcome.output.isEmpty && outcome.errorLines.count == 1)
      #expect(
        outcome.errors.contains("finances, career, relationships, health, general"), "\(outcome.errors)")
    }
  }

  @Test func `a language that is none is told with the list`() throws {
    let outcome = try Command.report.run([Self.oksana, "--area", "career", "--language", "de"])
    #expect(outcome.status == 64 && outcome.errors.contains("en, uk"), "\(outcome.errors)")
  }

  @Test func `a table and a text at once are refused`() throws {
    let outcome = try Command.report.run([Self.oksana, "--area", "career", "--text", "--explain"])
    #expect(outcome.status == 64)
  }

  @Test func `every mistake of a rule folder has its line`() throws {
    let scratch = try Scratch()
    try scratch.write(String(Self.rule().dropLast(60)), to: "cut.json")
    try scratch.write(
      Self.rule(condition: #"{ "point": "sun", "house": 13 }"#, weight: "9"), to: "wrong.json")
    try scratch.write(
      Self.rule(
        id: "career.never",
        condition: #"{ "aspect": { "between": ["venus", "sun"], "types": ["opposition"], "maxOrb": 8 } }"#),
      to: "never.json")
    let outcome = try Command.report.run([Self.oksana, "--area", "career", "--rules", scratch.folder.path])
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 4 && outcome.errorLines.allSatisfy { $0.hasPrefix("astro-report: ") })
    for words in ["cut.json:", "condition.house: there is no such house", "weight: ", "can never hold"] {
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
  }

  @Test func `a folder without rules, and one that is not there, are told apart`() throws {
    let scratch = try Scratch()
    let empty = try Command.report.run([Self.oksana, "--area", "career", "--rules", scratch.folder.path])
    #expect(empty.status == 65 && empty.errors.contains("contains no rule files"))
    let absent = try Command.report.run([Self.oksana, "--area", "career", "--rules", scratch.path("no")])
    #expect(absent.status == 66 && absent.errorLines.count == 1)
  }

  @Test func `a chart with no planets has nothing to read`() throws {
    let chart = #"{ "format": "astrosvitla.chart/1", "kind": "natal", "planets": [], "houses": [] }"#
    let outcome = try Command.report.run(["-", "--area", "career"], input: Array(chart.utf8))
    #expect(
      outcome.status == 65 && outcome.output.isEmpty && outcome.errorLines.count == 1, "\(outcome.errors)")
  }

  @Test func `a chart file that is not there, a full disk and a wrong date end by the contract`() throws {
    #expect(try Command.report.run(["no.json", "--area", "career"]).status == 66)
    #expect(try Command.report.run([Self.oksana, "--area", "career"], output: "/dev/full").status == 73)
    let dated = try Command.report.run(
      [Self.oksana, "--area", "career"], environment: ["SOURCE_DATE_EPOCH": "soon"])
    #expect(dated.status == 64)
  }

  @Test func `a report may go to a file, which is whole or not there`() throws {
    let scratch = try Scratch()
    let outcome = try Command.report.run(
      [Self.oksana, "--area", "career", "-o", scratch.path("report.json")], in: scratch)
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(try Report(json: scratch.bytes("report.json")).area == .career)
    #expect(scratch.names == ["report.json"])
  }
}
