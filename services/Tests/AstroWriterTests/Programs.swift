import Foundation
import Testing

/// The built programs, which lie beside the tests.
enum Program: String {
  case writer = "astro-writer"
  case chart = "astro-chart"
  case report = "astro-report"
  case pdf = "astro-pdf"

  struct Outcome: Sendable {
    var status: Int32
    var output: Data
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [Substring] { errors.split(separator: "\n") }
    var object: [String: Any] { (try? JSONSerialization.jsonObject(with: output)) as? [String: Any] ?? [:] }
  }

  private static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  var path: String { Program.folder.appending(path: rawValue).path }

  /// Runs it until it ends, with nothing of the environment that speaks of models but what is given.
  func run(
    _ arguments: [String], input: Data = Data(), _ environment: [String: String] = [:]
  ) async throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("ASTRO_") }
      .merging(["LC_ALL": "C", "SOURCE_DATE_EPOCH": "1795262400"]) { $1 }.merging(environment) { $1 }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
    for file in files { try (file == files[0] ? input : Data()).write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    return Outcome(
      status: process.terminationStatus, output: try Data(contentsOf: files[1]),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }
}

/// A birth, its brief and what may be written from it, in a folder of its own.
struct Case: Sendable {
  let folder: URL
  let language: String
  let brief: Data
  /// The book's own report, which holds against the chart.
  let book: String

  init(in language: String = "en") async throws {
    self.language = language
    folder = FileManager.default.temporaryDirectory.appending(path: "writer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let chart = try await Program.chart.run([
      "--name", "Oksana", "--date", "1990-04-15", "--time", "14:30", "--zone", "Europe/Kyiv", "--at",
      "50.4501,30.5234",
    ])
    try #require(chart.status == 0, "\(chart.errors)")
    try chart.output.write(to: folder.appending(path: "chart.json"))
    let arguments = [folder.appending(path: "chart.json").path, "--area", "career", "--language", language]
    brief = try await Program.report.run(arguments + ["--brief"]).output
    book = try await Program.report.run(arguments).text
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// What an honest model answers: the parts of a report, in words that are true.
  ///
  /// - Parameter first: What the analysis begins with. English, which is planned near the most words of an analysis, loses
  ///   its first sentence for it; Ukrainian, planned near the fewest, keeps it: so the first finding is about these words.
  func answer(beginning first: String? = nil) -> String {
    let marked = book.replacing(#"  "generator": "rules/1","# + "\n", with: "")
    guard let first else { return marked }
    let start = #/("detailedAnalysis": \[\s*\{\s*"text": ")([^.?!"]*[.?!] ?)/#
    return marked.replacing(start, maxReplacements: 1) { match in
      match.output.1 + first + " " + (language == "en" ? "" : match.output.2)
    }
  }

  /// Has the model write the report.
  func report(by server: ScriptedServer, _ options: [String] = []) async throws -> Program.Outcome {
    try await Program.report.run(
      [
        path("chart.json"), "--area", "career", "--language", language, "--writer",
        "exec '\(Program.writer.path)' \(options.joined(separator: " "))",
      ], server.environment)
  }
}

extension Program {
  func run(_ arguments: [String], _ environment: [String: String]) async throws -> Outcome {
    try await run(arguments, input: Data(), environment)
  }
}

extension ScriptedServer {
  var environment: [String: String] {
    [
      "ASTRO_MODEL_URL": address, "ASTRO_MODEL": "scribe", "ASTRO_MODEL_KEY": "secret-key",
      "ASTRO_MODEL_PRICE_IN": "2.5", "ASTRO_MODEL_PRICE_OUT": "10",
    ]
  }
}
