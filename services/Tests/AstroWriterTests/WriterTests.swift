import Foundation
import Testing

/// The program itself, over a real socket, with a server that behaves as servers do.
@Suite struct WriterTests {
  private func write(
    _ subject: Case, _ server: ScriptedServer, _ options: [String] = []
  ) async throws -> Program.Outcome {
    try await Program.writer.run(options, input: subject.brief, server.environment)
  }

  private func withCase<Value>(
    in language: String = "en", _ body: (Case) async throws -> Value
  ) async throws -> Value {
    let subject = try await Case(in: language)
    defer { subject.remove() }
    return try await body(subject)
  }

  @Test(arguments: ["en", "uk"])
  func `a good answer is passed on with the writer's name, and its tokens and cost are told`(
    language: String
  ) async throws {
    try await withCase(in: language) { subject in
      let server = try await ScriptedServer(.text(subject.answer()))
      let outcome = try await write(subject, server)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.object["generator"] as? String == "scribe/1")
      #expect((outcome.object["detailedAnalysis"] as? [Any])?.isEmpty == false)
      // 5321 × 2.5 + 1410 × 10 millionths of a dollar.
      #expect(outcome.lines.count == 1 && outcome.errors.contains("$0.0274"), "\(outcome.errors)")
      #expect(outcome.errors.contains(language == "uk" ? "токенів 5321" : "5321 tokens in, 1410 out"))
    }
  }

  @Test func `the request has the prompt, the brief, the schema and the key, and nothing of the birth`()
    async throws
  {
    try await withCase { subject in
      let server = try await ScriptedServer(.text(subject.answer()))
      _ = try await write(subject, server)
      let request = try #require(server.requests.first)
      let halves = request.split(separator: "\r\n\r\n", maxSplits: 1)
      #expect(halves[0].hasPrefix("POST /v1/chat/completions HTTP/1.1"))
      #expect(halves[0].contains("Bearer secret-key") && !halves[1].contains("secret-key"))
      let body = try #require(
        try JSONSerialization.jsonObject(with: Data(halves[1].utf8)) as? [String: Any])
      #expect(body["stream"] as? Bool == true && body["model"] as? String == "scribe")
      let messages = try #require(body["messages"] as? [[String: String]])
      #expect(messages.map { $0["role"] } == ["system", "user"])
      #expect(messages[0]["content"]?.contains("Write in English") == true)
      #expect(messages[0]["content"]?.contains("400 to 500 words") == true)
      #expect(messages[1]["content"] == String(decoding: subject.brief, as: UTF8.self))
      let format = body["response_format"] as? [String: Any]
      #expect(format?["type"] as? String == "json_schema")
      for own in ["Oksana", "1990-04-15", "50.4", "14:30"] { #expect(!halves[1].contains(own)) }
    }
  }

  @Test func `what fails in passing is tried again`() async throws {
    try await withCase { subject in
      let good = ScriptedServer.Reply.text(subject.answer())
      for replies in [
        [.failure("429 Too Many Requests", "Retry-After: 1\r\n"), good],
        [.failure("500 Internal Server Error"), .failure("503 Service Unavailable"), good],
        [.cut(subject.answer()), good],
        [.stream([#"data: {"error":{"message":"overloaded"}}"# + "\n\n"]), good],
      ] as [[ScriptedServer.Reply]] {
        let server = try await ScriptedServer(replies)
        let start = ContinuousClock.now
        let outcome = try await write(subject, server)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("tries: \(replies.count)"), "\(outcome.errors)")
        #expect(server.requests.count == replies.count)
        #expect(ContinuousClock.now - start >= .seconds(replies.count == 3 ? 1.5 : 0.5))
      }
    }
  }

  /// What ends without a text: what the server does, the exit status, what the line says in either language, and
  /// how often it was asked.
  struct Ending: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var reply: ScriptedServer.Reply
    var status: Int32
    var words: (english: String, ukrainian: String)
    var tries: Int
  }

  private static let endings = [
    Ending(
      testDescription: "busy",
      reply: .failure("429 Too Many Requests", body: #"{"error":{"message":"slow down"}}"#),
      status: 75, words: ("answers 429: slow down", "відповідає 429: slow down"), tries: 3),
    Ending(
      testDescription: "ill", reply: .failure("500 Internal Server Error"), status: 75,
      words: ("answers 500", "відповідає 500"), tries: 3),
    Ending(
      testDescription: "a wrong key",
      reply: .failure("401 Unauthorized", body: "{\"error\":\"no \\u001b[31m such\\nkey\"}"), status: 69,
      words: ("answers 401: no [31m such key", "відповідає 401"), tries: 1),
    Ending(
      testDescription: "elsewhere", reply: .failure("302 Found", "Location: http://127.0.0.1:1/\r\n"),
      status: 69,
      words: ("answers 302", "відповідає 302"), tries: 1),
    Ending(
      testDescription: "a slow drip", reply: .text("{}", pause: 0.4), status: 75,
      words: ("longer than 0.8 s", "не встигла за 0.8 с"), tries: 3),
    Ending(
      testDescription: "silence", reply: .init(pieces: [(20, "")]), status: 75,
      words: ("longer than 0.8 s", "не встигла"), tries: 3),
    Ending(
      testDescription: "a cut stream", reply: .cut("{\"keyInfluences\": \"a longer text than most\"}"),
      status: 75, words: ("broke off", "обірвалася"), tries: 3),
    Ending(
      testDescription: "a closed door", reply: .init(pieces: []), status: 69,
      words: ("cannot be reached", "недосяжний"), tries: 3),
    Ending(
      testDescription: "bad JSON", reply: .text("Once upon a time"), status: 65,
      words: ("no JSON object", "не об’єкт JSON"), tries: 1),
    Ending(
      testDescription: "another object", reply: .text(#"{"keyInfluences": ""}"#), status: 65,
      words: ("lacks detailedAnalysis", "бракує detailedAnalysis"), tries: 1),
    Ending(
      testDescription: "no chat", reply: .stream(["data: <html>\n\n"]), status: 65,
      words: ("chat completions", "chat completions"), tries: 1),
    Ending(
      testDescription: "a refusal",
      reply: .choice(#"{"delta":{"refusal":"I cannot."},"finish_reason":"stop"}"#),
      status: 65, words: ("declines: I cannot.", "відмовляється: I cannot."), tries: 1),
    Ending(
      testDescription: "too long for the model",
      reply: .choice(#"{"delta":{"content":"{"},"finish_reason":"length"}"#),
      status: 65, words: ("limit of tokens", "межу токенів"), tries: 1),
  ]

  @Test(arguments: endings, ["en", "uk"])
  func `what fails is told in one line, in the brief's language`(ending: Ending, language: String)
    async throws
  {
    try await withCase(in: language) { subject in
      let server = try await ScriptedServer(ending.reply)
      let outcome = try await write(subject, server, ["--try-timeout", "0.8"])
      #expect(outcome.status == ending.status && outcome.output.isEmpty)
      #expect(outcome.lines.count == 1 && outcome.errors.hasPrefix("astro-writer: "), "\(outcome.errors)")
      let words = language == "uk" ? ending.words.ukrainian : ending.words.english
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      #expect(server.requests.count == ending.tries)
    }
  }

  @Test func `an answer that does not stream is taken too`() async throws {
    try await withCase { subject in
      let text = ScriptedServer.Reply.quoted(subject.answer())
      let body = #"{"choices":[{"message":{"content":\#(text)},"finish_reason":"stop"}]}"#
      let server = try await ScriptedServer(
        .failure("200 OK", "Content-Type: application/json\r\n", body: body))
      let outcome = try await write(subject, server, ["--quiet"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
  }

  @Test func `another prompt is used, with its slots filled`() async throws {
    try await withCase { subject in
      let server = try await ScriptedServer(.text(subject.answer()))
      let file = subject.path("prompt.md")
      try Data("Haiku in {language}, {words}, {else}.".utf8).write(to: URL(filePath: file))
      _ = try await write(subject, server, ["--prompt", file])
      #expect(server.requests.first?.contains("Haiku in English, 400 to 500, {else}.") == true)
      let missing = try await write(subject, server, ["--prompt", file + ".not"])
      #expect(missing.status == 66 && missing.lines.count == 1)
    }
  }

  @Test(arguments: ["birth", "couple", "span"])
  func `the prompt is printed as it lies in its file`(kind: String) async throws {
    let outcome = try await Program.writer.run(["--print-prompt", kind])
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../integrations/writers/prompts/\(kind).md")
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(outcome.status == 0 && outcome.text == kept)
  }

  private static let wrong: [([String: String], Int32, String)] = [
    ([:], 64, "ASTRO_MODEL_URL is not set"),
    (["ASTRO_MODEL_URL": "localhost"], 64, "no address"),
    (["ASTRO_MODEL_URL": "file:///etc"], 64, "no address"),
    (["ASTRO_MODEL_URL": "http://127.0.0.1:1", "ASTRO_MODEL_KEY": "a\nb"], 64, "KEY"),
    (["ASTRO_MODEL_URL": "http://127.0.0.1:1", "ASTRO_MODEL_PRICE_IN": "dear"], 64, "PRICE_IN"),
    (["ASTRO_MODEL_URL": "http://127.0.0.1:1"], 65, "brief: "),
  ]

  @Test(arguments: wrong)
  func `a wrong environment and what is no brief are told`(
    environment: [String: String], status: Int32, why: String
  ) async throws {
    let outcome = try await Program.writer.run([], input: Data("{}".utf8), environment)
    #expect(outcome.status == status && outcome.lines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains(why), "\(outcome.errors)")
  }

  @Test(arguments: [["--try-timeout", "0"], ["--retries", "-1"], ["--print-prompt", "poem"]])
  func `a wrong option is refused`(options: [String]) async throws {
    #expect(try await Program.writer.run(options).status == 64)
  }
}
