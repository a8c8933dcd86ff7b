import AstroWording
import Foundation
import TestSupport
import Testing

/// Writers of a reading of two people and of a span.
@Suite struct WriterKindTests {
  private static let kinds = [
    ["--partner", Example.sample("tesla")], ["--day", "2027-03-04"], ["--week", "2027-05-06"],
    ["--month", "2027-08"], ["--year", "2027"],
  ]

  private let folder: Scratch

  init() throws { folder = try Scratch() }

  private func run(_ kind: [String], in language: Language, _ options: [String] = []) throws
    -> Command.Outcome
  {
    try Command.report.run(
      [Example.sample("oksana")] + kind + ["--language", language.tag] + options,
      environment: ["SOURCE_DATE_EPOCH": "1795262400"])
  }

  /// What a writer of the kind answers: the words of the book under another name.
  ///
  /// - Parameter first: A sentence before the first paragraph.
  private func write(_ kind: [String], in language: Language, beginning first: String = "") throws -> [UInt8]
  {
    let book = try run(kind, in: language)
    #expect(book.status == 0, "\(book.errors)")
    let report = try object(book.output)
    var parts: [String: Any] = ["generator": "scribe/1"]
    for field in ["keyInfluences", "headline"] { parts[field] = report[field] }
    for field in ["detailedAnalysis", "toEach", "recommendations"] {
      let passages = report[field] as? [[String: Any]]
      parts[field] = passages?.enumerated().map { index, passage in
        let text = passage["text"] as? String ?? ""
        let start = index == 0 && field == "detailedAnalysis" && !first.isEmpty ? first + " " : ""
        return ["text": start + text, "sources": passage["sources"] ?? []]
      }
    }
    let bytes = try JSONSerialization.data(withJSONObject: parts, options: .sortedKeys)
    try folder.write(Array(bytes), to: "parts.json")
    return book.output
  }

  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func writer(_ script: String = "cat parts.json") -> [String] {
    ["--writer", "cd '\(folder.path("."))'; cat >>briefs.json; \(script)"]
  }

  @Test(arguments: kinds, Language.allCases)
  func `a good writer of a kind is used`(kind: [String], language: Language) throws {
    let book = try object(try write(kind, in: language))
    let outcome = try run(kind, in: language, writer())
    #expect(outcome.status == 0 && !outcome.errors.contains("writer"), "\(outcome.errors)")
    let report = try object(outcome.output)
    #expect(report["generator"] as? String == "scribe/1")
    // All that is no words of his is the book's.
    for field in ["kind", "title", "names", "scores", "span", "elements", "method"] {
      #expect(report[field] as? NSObject == book[field] as? NSObject, "\(field)")
    }
    let (told, known) = (
      report["detailedAnalysis"] as? [[String: Any]], book["detailedAnalysis"] as? [[String: Any]]
    )
    #expect(told?.map { $0["text"] as? String } == known?.map { $0["text"] as? String })
    #expect(told?.map { $0["stage"] as? String } == known?.map { $0["stage"] as? String })
    if kind[0] != "--partner" {
      #expect(told?.contains { ($0["events"] as? [Any])?.isEmpty == false } == true)
    }
    let text = try run(kind, in: language, writer() + ["--text"])
    #expect(text.status == 0 && text.output.first != UInt8(ascii: "{"))
  }

  @Test(arguments: [
    (kinds[0], Language.en, "Оксана, with the Sun in Scorpio, waits."),
    (kinds[0], .uk, "Сонце в Скорпіоні (Оксана) чекає."),
    (kinds[4], .en, "In 2051 all is new."), (kinds[3], .uk, "2 серпня 2031 року все нове."),
    (kinds[1], .en, "Stop taking your heart pills; Saturn heals you."),
  ])
  func `a writer of a kind that lies is asked once more and refused`(
    kind: [String], language: Language, lie: String
  ) throws {
    let book = try write(kind, in: language, beginning: lie)
    let outcome = try run(kind, in: language, writer())
    #expect(outcome.status == 0 && outcome.output == book)
    #expect(outcome.errors.contains("detailedAnalysis[0]"), "\(outcome.errors)")
    let briefs = String(decoding: try folder.bytes("briefs.json"), as: UTF8.self)
    #expect(briefs.components(separatedBy: #""findings""#).count == 2)
    for own in ["Оксана", "1990-04-15"] {
      #expect(briefs.components(separatedBy: own).count <= (lie.contains(own) ? 2 : 1), "\(own)")
    }
  }

  @Test(arguments: [kinds[0], kinds[2]], ["exit 3", "echo '{}'", "echo noise"])
  func `a writer of a kind that fails is replaced`(kind: [String], script: String) throws {
    let book = try run(kind, in: .en).output
    let outcome = try run(kind, in: .en, writer(script))
    #expect(outcome.status == 0 && outcome.output == book)
    #expect(outcome.errors.contains("the writer gave no report"), "\(outcome.errors)")
  }

  @Test func `a writer calls the two by slots, which their names fill`() throws {
    _ = try write(Self.kinds[0], in: .en)
    let parts = String(decoding: try folder.bytes("parts.json"), as: UTF8.self)
    try folder.write(
      parts.replacing("Оксана", with: "{first}").replacing("Nikola Tesla", with: "{second}"), to: "parts.json"
    )
    let outcome = try run(Self.kinds[0], in: .en, writer())
    #expect(outcome.text.contains("Оксана") && !outcome.text.contains("{first}"))
    #expect(outcome.text.contains(#""generator": "scribe/1""#), "\(outcome.errors)")
  }

  @Test(arguments: [("toEach", "two passages"), ("stage", "no part of this reading")])
  func `what a reading of two lacks is told`(field: String, why: String) throws {
    _ = try write(Self.kinds[0], in: .en)
    var parts = try object(try folder.bytes("parts.json"))
    if field == "toEach" {
      parts[field] = []
    } else {
      parts["detailedAnalysis"] = [["text": "Words.", "sources": [], "stage": "magic"]]
    }
    try folder.write(Array(try JSONSerialization.data(withJSONObject: parts)), to: "parts.json")
    let outcome = try run(Self.kinds[0], in: .en, writer())
    #expect(outcome.status == 0 && outcome.errors.contains(why), "\(outcome.errors)")
  }
}
