import AstroInterpretation
import AstroWording
import Foundation
import TestSupport
import Testing

/// Briefs of two people and of spans, and the check of what is written from them.
@Suite struct ReadingBriefTests {
  private static let oksana = Example.sample("oksana")
  private static let couple = ["--partner", Example.sample("tesla")]
  private static let kinds = [
    couple, ["--day", "2027-03-04"], ["--week", "2027-05-06"], ["--month", "2027-08"], ["--year", "2027"],
  ]

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Writes the brief and the book's reading of a kind.
  private func write(_ kind: [String], in language: Language) throws {
    let arguments = [Self.oksana] + kind + ["--language", language.tag, "--quiet"]
    for (name, form) in [("brief", ["--brief"]), ("report", [])] {
      let outcome = try Command.report.run(arguments + form)
      #expect(outcome.status == 0, "\(outcome.errors)")
      try scratch.write(outcome.text, to: "\(name).json")
    }
  }

  /// What the check says of the reading with a sentence before its first words.
  private func check(beginning sentence: String = "") throws -> Command.Outcome {
    var text = String(decoding: try scratch.bytes("report.json"), as: UTF8.self)
    for field in ["keyInfluences", "headline"] where !sentence.isEmpty {
      text = text.replacing("\"\(field)\": \"", with: "\"\(field)\": \"\(sentence) ", maxReplacements: 1)
    }
    try scratch.write(text, to: "changed.json")
    return try Command.report.run(
      ["--check", scratch.path("changed.json"), "--against", scratch.path("brief.json"), "--language", "en"])
  }

  @Test(arguments: kinds, Language.allCases)
  func `the book's readings hold against their briefs, which tell neither name nor birth`(
    kind: [String], language: Language
  ) throws {
    try write(kind, in: language)
    let outcome = try check()
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let bytes = try scratch.bytes("brief.json")
    let brief = try ReportBrief(json: bytes)
    #expect(brief.json == bytes && Set(brief.facts.map(\.id)).count == brief.facts.count)
    #expect(
      !brief.subjects.isEmpty
        && brief.subjects.allSatisfy { $0.part != nil && !$0.rules.isEmpty || !$0.facts.isEmpty })
    let text = String(decoding: bytes, as: UTF8.self)
    for own in ["Оксана", "1990-04-15", "50.4", "14:30"] { #expect(!text.contains(own), "\(own)") }
  }

  @Test(arguments: [
    ("Оксана, with the Sun in Scorpio, waits.", Language.en, "scorpio"),
    ("Сонце в Скорпіоні (Оксана) чекає.", .uk, "scorpio"),
    ("Тут озивається Оксані відоме.", .uk, "another case"),
    ("You will marry in spring.", .en, "foretells"),
  ])
  func `what is false of two people is refused`(sentence: String, language: Language, why: String) throws {
    try write(Self.couple, in: language)
    let outcome = try check(beginning: sentence)
    #expect(outcome.status == 65 && outcome.errors.contains(why), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("On 3 March 2027 all is new.", Language.en, "date"), ("In 2051 all is new.", .en, "date"),
    ("3 березня все нове.", .uk, "date"),
  ])
  func `a day that no event of a span has is refused`(sentence: String, language: Language, why: String)
    throws
  {
    try write(["--day", "2027-08-04"], in: language)
    let outcome = try check(beginning: sentence)
    #expect(outcome.status == 65 && outcome.errors.contains(why), "\(outcome.errors)")
  }

  @Test func `a reading of another kind than its brief is refused`() throws {
    try write(Self.couple, in: .en)
    let couple = try scratch.bytes("report.json")
    try write(["--week", "2027-05-06"], in: .en)
    try scratch.write(couple, to: "report.json")
    let outcome = try check()
    #expect(outcome.status == 65 && outcome.errors.contains("kind"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ["--sign", "leo", "--day", "--brief"], [oksana, "--day", "--explain"],
    [oksana, "--year", "--brief", "--text"],
    ["--sign", "leo", "--day", "--writer", "true"], [oksana] + couple + ["--brief", "--writer", "true"],
  ])
  func `what does not go with another kind is a wrong command line`(arguments: [String]) throws {
    let outcome = try Command.report.run(arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
  }
}
