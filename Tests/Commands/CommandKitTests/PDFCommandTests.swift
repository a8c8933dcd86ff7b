import Foundation
import Testing

@Suite struct PDFCommandTests {
  private let scratch = Result { try Scratch() }
  private let sample = Example.sample("oksana")

  private func run(_ arguments: [String], input: [UInt8] = []) throws -> Command.Outcome {
    try Command.pdf.run(arguments, input: input, in: try scratch.get())
  }

  /// A report file with some of its fields changed, or without one of them.
  private func report(_ changes: [String: Any] = [:], without missing: String = "") throws -> String {
    let passages = (0..<6).map { _ in
      ["text": words(75), "sources": ["career.midheaven.taurus"]] as [String: Any]
    }
    var fields: [String: Any] = [
      "format": "astrosvitla.report/1", "area": "career", "language": "en", "title": "Work",
      "keyInfluences": "One thing leads. Another follows.", "detailedAnalysis": passages,
      "recommendations": Array(passages.prefix(3)), "generator": "rules/1",
      "generatedAt": "2026-11-21T12:00:00Z",
    ]
    for (field, value) in changes { fields[field] = value }
    fields[missing] = nil
    let json = try JSONSerialization.data(withJSONObject: fields)
    try scratch.get().write(Array(json), to: "report.json")
    return "report.json"
  }

  private func words(_ count: Int) -> String { String(repeating: "letter ", count: count - 1) + "end." }

  // MARK: - Documents

  @Test func `a report is named after the chart and the area`() throws {
    let outcome = try run([sample, "--area", "career"])
    #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors == "")
    #expect(try scratch.get().names == ["oksana-career.pdf"])
    #expect(try scratch.get().bytes("oksana-career.pdf").starts(with: Array("%PDF".utf8)))
  }

  @Test func `the same call gives the same bytes`() throws {
    let call = [
      sample, "--area", "health", "--language", "uk", "--paper", "letter", "--theme", "dark", "-o", "-",
    ]
    let date = ["SOURCE_DATE_EPOCH": "1795262400"]
    let first = try Command.pdf.run(call, environment: date).output
    #expect(!first.isEmpty)
    #expect(try Command.pdf.run(call, environment: date).output == first)
  }

  @Test func `all areas are one book`() throws {
    #expect(try run([sample, "--area", "all", "-q"]).status == 0)
    #expect(try scratch.get().names == ["oksana-all.pdf"])
  }

  @Test func `a given report is set as it is`() throws {
    let outcome = try run([
      sample, "--report", try report(), "--purchase-date", "2026-11-20", "-o", "out.pdf",
    ])
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(try scratch.get().bytes("out.pdf").count > 50_000)
  }

  // MARK: - Reports that are not as ours

  @Test func `a report outside the bounds is set, and that is told`() throws {
    let advice = [["text": "Do.", "sources": [String]()]]
    let outcome = try run([sample, "--report", try report(["recommendations": advice]), "-o", "out.pdf"])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == "astro-pdf: report.json: note: recommendations has 1 pieces of advice, not 3 to 4\n")
    #expect(try scratch.get().names.contains("out.pdf"))
  }

  @Test func `a section of a hundred thousand words is set`() throws {
    let long = [["text": String(repeating: "word ", count: 100_000), "sources": [String]()]]
    let outcome = try run([sample, "--report", try report(["detailedAnalysis": long]), "-o", "out.pdf"])
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 1)
  }

  @Test(
    arguments: [
      ("recommendations", "recommendations: is missing"), ("format", "format: is missing"),
      ("keyInfluences", "keyInfluences: is missing"),
    ])
  func `a report without a section is refused with the place`(_ field: String, message: String) throws {
    let outcome = try run([sample, "--report", try report(without: field), "-o", "out.pdf"])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("report.json: \(message)"))
    #expect(try scratch.get().names == ["report.json"])
  }

  @Test(arguments: ["", "{", "[]", "{\"format\": 1}", "\u{FEFF}{}"])
  func `a file that is no report is refused`(_ text: String) throws {
    try scratch.get().write(text, to: "report.json")
    let outcome = try run([sample, "--report", "report.json", "-o", "out.pdf"])
    #expect(outcome.status == 65 && outcome.errorLines.count == 1)
    #expect(try scratch.get().names == ["report.json"])
  }

  // MARK: - Calls that cannot be carried out

  @Test(
    arguments: [
      [], ["--area", "love"], ["--area", "career", "--report", "r.json"],
      ["--area", "career", "--paper", "a5"],
      ["--area", "career", "--purchase-date", "2026-02-30"], ["--area", "career", "--theme", "drak"],
      ["--area", "career", "-o", ""],
    ])
  func `a wrong call is told in one line`(_ arguments: [String]) throws {
    let outcome = try run([sample] + arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty && outcome.errorLines.count == 1)
    #expect(try scratch.get().names.isEmpty)
  }

  @Test func `chart and report cannot both be standard input`() throws {
    let input = Array(try Data(contentsOf: URL(filePath: sample)))
    #expect(try run(["-", "--report", "-"], input: input).status == 64)
  }

  @Test func `what is not there, and what cannot be written, has a status of its own`() throws {
    #expect(try run([sample, "--report", "none.json"]).status == 66)
    #expect(try run([sample, "--area", "career", "--rules", "none"]).status == 66)
    #expect(try run([sample, "--area", "career", "-o", "/dev/full"]).status == 73)
    #expect(try run([sample, "--area", "career", "-o", "none/out.pdf"]).status == 73)
    #expect(try scratch.get().names.isEmpty)
  }
}
