import Foundation
import TestSupport
import Testing

/// Writers that are commands of somebody's own, from the command line into a PDF.
@Suite struct WriterCommandTests {
  private let folder: Scratch

  init() throws {
    folder = try Scratch()
    let chart = try Command.chart.run(Example.kyiv)
    try folder.write(chart.output, to: "chart.json")
    let book = try Command.report.run([folder.path("chart.json"), "--area", "career"])
    #expect(book.status == 0)
    // What an honest writer answers: the parts of a report, in words that are true.
    let parts = book.text.replacing(#""generator": "rules/1""#, with: #""generator": "scribe/1""#)
    try folder.write(parts, to: "true.json")
    let lie = "You have the Moon in Gemini and Mars in Pisces, and Saturn stands in your second house. "
    try folder.write(try Self.lying(parts, lie), to: "false.json")
  }

  /// The same report with other words in the place of its first sentence, so that it keeps its bounds.
  private static func lying(_ report: String, _ lie: String) throws -> String {
    let parsed = try JSONSerialization.jsonObject(with: Data(report.utf8))
    var parts = try #require(parsed as? [String: Any])
    var passages = try #require(parts["detailedAnalysis"] as? [[String: Any]])
    let text = try #require(passages[0]["text"] as? String)
    passages[0]["text"] = lie + text.drop { $0 != "." }.dropFirst()
    parts["detailedAnalysis"] = passages
    return String(decoding: try JSONSerialization.data(withJSONObject: parts), as: UTF8.self)
  }

  /// What makes two reports on one chart the same bytes.
  private static let date = ["SOURCE_DATE_EPOCH": "1795262400"]

  /// A writer: a script that stands in the folder.
  private func report(_ script: String, _ options: [String] = []) throws -> Command.Outcome {
    try folder.write("#!/bin/sh\ncd \"$(dirname \"$0\")\"\n\(script)\n", to: "writer.sh")
    return try Command.report.run(
      [folder.path("chart.json"), "--area", "career", "--writer", "exec sh '\(folder.path("writer.sh"))'"]
        + options, environment: Self.date)
  }

  private func generator(_ outcome: Command.Outcome) throws -> String? {
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    return report?["generator"] as? String
  }

  /// The book's report, which takes the place of a writer's.
  private func book() throws -> [UInt8] {
    try Command.report.run([folder.path("chart.json"), "--area", "career"], environment: Self.date).output
  }

  @Test func `a good writer is used, and his text goes into the document`() throws {
    let outcome = try report("cat >brief.json; cat true.json")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(try generator(outcome) == "scribe/1")
    let brief = String(decoding: try folder.bytes("brief.json"), as: UTF8.self)
    #expect(brief.contains("astrosvitla.brief/") && !brief.contains("1990-04-15"))
    try folder.write(outcome.output, to: "report.json")
    let pdf = try Command.pdf.run(
      [folder.path("chart.json"), "--report", folder.path("report.json"), "-o", "-"])
    #expect(pdf.status == 0 && pdf.output.starts(with: Array("%PDF".utf8)))
  }

  @Test func `a writer that lies twice is refused, and told which`() throws {
    let outcome = try report("cat >>briefs.json; cat false.json")
    let book = try book()
    #expect(outcome.status == 0 && outcome.output == book)
    #expect(outcome.errors.contains("note") && outcome.errors.contains("detailedAnalysis[0]"))
    let briefs = String(decoding: try folder.bytes("briefs.json"), as: UTF8.self)
    #expect(briefs.components(separatedBy: #""format""#).count == 3)
    #expect(briefs.components(separatedBy: #""findings""#).count == 2)
  }

  @Test func `a writer that mends what was found is used`() throws {
    let outcome = try report("if grep -q findings; then cat true.json; else cat false.json; fi")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(try generator(outcome) == "scribe/1")
  }

  @Test(arguments: [
    ("exit 3", "status 3"), ("kill -9 $$", "signal 9"), ("no-such-command-here", "status 127"),
    ("echo noise", "JSON"), ("cat >/dev/null", "JSON"), ("echo '{}'", "keyInfluences"),
    ("head -c 3000000 /dev/zero", "bytes"),
  ])
  func `a writer that fails is replaced, and a note says why`(script: String, why: String) throws {
    let outcome = try report(script)
    let book = try book()
    #expect(outcome.status == 0 && outcome.output == book)
    #expect(outcome.errors.contains(why), "\(outcome.errors)")
  }

  @Test func `a writer that is slow is ended with all that it started`() throws {
    let start = ContinuousClock.now
    let outcome = try report("(sleep 61; touch late) & sleep 60", ["--writer-timeout", "0.5"])
    let book = try book()
    #expect(outcome.status == 0 && outcome.output == book)
    #expect(outcome.errors.contains("too long") && ContinuousClock.now - start < .seconds(50))
  }

  @Test func `a writer that reads nothing of a long brief can still answer`() throws {
    let outcome = try report("exec 0<&-; cat true.json")
    #expect(try generator(outcome) == "scribe/1")
  }

  @Test func `what fails is told in Ukrainian`() throws {
    let outcome = try report("exit 3", ["--language", "uk"])
    #expect(outcome.status == 0 && outcome.errors.contains("з кодом 3"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ["--writer", " "], ["--writer", "true", "--brief"], ["--writer", "true", "--explain"],
    ["--writer-timeout", "5"], ["--writer", "true", "--writer-timeout", "0"],
  ])
  func `what does not go with a writer is refused`(options: [String]) throws {
    let outcome = try Command.report.run([folder.path("chart.json"), "--area", "career"] + options)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
  }
}
