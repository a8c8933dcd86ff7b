import AstroChartModel
import AstroInterpretation
import AstroWording
import Foundation
import Testing

@Suite struct BriefCommandTests {
  private static let oksana = Example.sample("oksana")

  private static func arguments(_ language: Language) -> [String] {
    [oksana, "--area", "career", "--language", language.tag]
  }

  @Test(arguments: Language.allCases)
  func `a brief holds what a writer needs, and neither name nor birth`(language: Language) throws {
    let outcome = try Command.report.run(Self.arguments(language) + ["--brief"])
    #expect(outcome.status == 0 && outcome.errors == "")
    let brief = try ReportBrief(json: outcome.output)
    #expect(brief.area == .career && brief.language == language)
    #expect(brief.json == outcome.output)
    #expect(Set(brief.facts.map(\.id)).count == brief.facts.count && brief.facts.count > 60)
    #expect(brief.facts.allSatisfy { (0...1).contains($0.salience) })
    for subject in brief.subjects {
      #expect(!subject.facts.isEmpty && subject.facts.allSatisfy { brief.fact($0) != nil })
    }
    for private_ in ["Оксана", "Kyiv", "1990", "50.4", "14:30"] { #expect(!outcome.text.contains(private_)) }
  }

  @Test(arguments: Language.allCases)
  func `a report of ours holds against its brief in silence, another writer's untruth does not`(
    language: Language
  ) throws {
    let scratch = try Scratch()
    let brief = try Command.report.run(Self.arguments(language) + ["--brief"])
    let report = try Command.report.run(Self.arguments(language))
    try scratch.write(brief.text, to: "brief.json")
    try scratch.write(report.text, to: "report.json")
    let check = ["--check", scratch.path("report.json"), "--against", scratch.path("brief.json")]
    let good = try Command.report.run(check)
    #expect(good.status == 0 && good.output.isEmpty && good.errors == "", "\(good.errors)")
    var changed = try Report(json: report.output)
    let lie = ["en": "Mars in Leo rules the sixth house.", "uk": "Марс у Леві стоїть у шостому домі."]
    // In place of as many words, so that the report stays as long as it may be.
    let lied = (lie[language.tag] ?? "").split(separator: " ")
    let kept = changed.detailedAnalysis[0].text.split(separator: " ").dropLast(lied.count)
    changed.detailedAnalysis[0].text = kept.joined(separator: " ") + ". " + lied.joined(separator: " ")
    try scratch.write(String(decoding: changed.json, as: UTF8.self), to: "report.json")
    let bad = try Command.report.run(check)
    #expect(bad.status == 65 && bad.output.isEmpty)
    #expect(
      bad.errorLines.allSatisfy { $0.contains("report.json: detailedAnalysis[0].text: ") }, "\(bad.errors)")
    #expect(bad.errors.contains("leo"))
  }

  @Test func `what does not go together is a wrong command line`() throws {
    for arguments in [
      ["--check", "report.json"], ["--against", "brief.json"],
      [Self.oksana, "--area", "career", "--brief", "--text"],
      [Self.oksana, "--check", "a", "--against", "b"], ["--area", "career"],
    ] {
      let outcome = try Command.report.run(arguments)
      #expect(outcome.status == 64 && outcome.errorLines.count == 1, "\(outcome.errors)")
    }
  }

  @Test func `a file that is no brief is told with its place`() throws {
    let scratch = try Scratch()
    let report = try Command.report.run(Self.arguments(.en))
    try scratch.write(report.text, to: "report.json")
    let outcome = try Command.report.run(
      ["--check", scratch.path("report.json"), "--against", scratch.path("report.json")])
    #expect(
      outcome.status == 65 && outcome.errors.contains("format: is not that of a brief"), "\(outcome.errors)")
  }

  @Test func `rules and their words may lie apart, and a rule without words is told`() throws {
    let scratch = try Scratch()
    let manager = FileManager.default
    for folder in ["logic/deep", "texts/en"] {
      try manager.createDirectory(atPath: scratch.path(folder), withIntermediateDirectories: true)
    }
    try scratch.write(
      """
      [ { "ruleId": "career.mine", "category": "career", "condition": { "point": "sun", "sign": "aries" },
          "weight": 1, "stage": "being", "tags": [] } ]
      """, to: "logic/deep/mine.json")
    try scratch.write(
      #"{ "career.mine": { "lead": "My own words.", "advice": "Do so." } }"#, to: "texts/en/mine.json")
    let rules = ["--rules", scratch.folder.path, "--explain"]
    let english = try Command.report.run(Self.arguments(.en) + rules)
    #expect(
      english.status == 0 && english.errors == "" && english.text.contains("career.mine"), "\(english.errors)"
    )
    let ukrainian = try Command.report.run(Self.arguments(.uk) + rules)
    #expect(ukrainian.status == 0 && !ukrainian.text.contains("career.mine"))
    #expect(ukrainian.errors.contains("правила, що не мають слів українською, пропущено: career.mine"))
    // Advice is no longer owed by every rule: it was the third complaint.
    try scratch.write(
      #"{ "career.mine": { "lead": "", "clause": 7, "advise": "Do so." } }"#, to: "texts/en/mine.json")
    let wrong = try Command.report.run(Self.arguments(.en) + rules)
    #expect(wrong.status == 65 && wrong.errorLines.count == 3, "\(wrong.errors)")
    #expect(
      wrong.errors.contains("texts/en/mine.json:1:")
        && wrong.errors.contains("career.mine: lead: the text is empty"), "\(wrong.errors)")
  }
}
