import Foundation
import Testing

/// From the command line through a model into a document: what is good is used, what lies is refused, what fails is
/// replaced.
@Suite struct EndToEndTests {
  private static let lie =
    "You have the Moon in Gemini and Mars in Pisces, and Saturn stands in your second house."

  /// Writes the report, sets the document, and tells whose words they are.
  private func report(
    in language: String = "en", by reply: (Case) -> ScriptedServer.Reply, _ options: [String] = [],
    _ judge: (Case, Program.Outcome, ScriptedServer) throws -> Void
  ) async throws {
    let subject = try await Case(in: language)
    defer { subject.remove() }
    let server = try await ScriptedServer(reply(subject))
    let outcome = try await subject.report(by: server, options)
    #expect(outcome.status == 0, "\(outcome.errors)")
    try outcome.output.write(to: URL(filePath: subject.path("report.json")))
    let pdf = try await Program.pdf.run([
      subject.path("chart.json"), "--report", subject.path("report.json"), "-o", "-",
    ])
    #expect(pdf.status == 0 && pdf.output.starts(with: Data("%PDF".utf8)), "\(pdf.errors)")
    try judge(subject, outcome, server)
  }

  @Test(arguments: ["en", "uk"])
  func `a good text is used`(language: String) async throws {
    try await report(in: language, by: { .text($0.answer()) }) { _, outcome, server in
      #expect(outcome.object["generator"] as? String == "scribe/1")
      #expect(server.requests.count == 1 && outcome.lines.count == 1, "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    ("en", lie, "gemini"),
    ("en", "Stop taking your heart pills; Saturn heals you.", "remed"),
    ("uk", "Не пийте більше серцевих ліків: Сатурн вас вилікує.", ""),
    ("en", "Сонце стоїть на кінці, і про це варто говорити довше.", ""),
  ])
  func `false claims, harm and another language are refused twice, and the book speaks`(
    language: String, words: String, why: String
  ) async throws {
    try await report(in: language, by: { .text($0.answer(beginning: words)) }) { subject, outcome, server in
      #expect(outcome.text == subject.book)
      #expect(server.requests.count == 2 && server.requests[1].contains(#"\"findings\""#))
      #expect(!server.requests[0].contains(#"\"findings\""#))
      #expect(outcome.errors.lowercased().contains("detailedanalysis[0]"), "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    (ScriptedServer.Reply.failure("500 Internal Server Error"), "75"),
    (.text("Once upon a time"), "65"), (.text("{}", pause: 0.4), "75"),
    (.cut("{\"keyInfluences\": 1}"), "75"),
    (.failure("404 Not Found"), "69"),
  ])
  func `what fails is replaced by the book, and told`(reply: ScriptedServer.Reply, status: String)
    async throws
  {
    try await report(by: { _ in reply }, ["--try-timeout", "0.8"]) { subject, outcome, _ in
      #expect(outcome.text == subject.book)
      #expect(outcome.lines.count == 2 && outcome.errors.contains("status \(status)"), "\(outcome.errors)")
    }
  }
}
