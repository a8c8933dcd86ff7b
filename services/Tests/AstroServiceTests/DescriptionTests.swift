import AstroSvitla
import Foundation
import Testing

@testable import AstroService

@Suite("The description")
struct DescriptionTests {
  @Test("every endpoint is described, and everything described is there")
  func isWhole() async throws {
    let user = try Server(["--rate", "100000", "--source-url", "https://example.org/source"]).key()
    let document = try await user.stranger.call("GET", "/openapi.json")
    #expect(document["openapi"] as? String == "3.1.0")
    #expect((document["externalDocs"] as? [String: Any])?["url"] as? String == "https://example.org/source")
    let paths = try #require(document["paths"] as? [String: [String: Any]])
    #expect(paths.values.reduce(0) { $0 + $1.count } == Endpoints.all.count)
    for (path, operations) in paths {
      for method in operations.keys {
        let filled = path.replacing(/\{[a-z]+\}/, with: "x")
        let reply = try await user.stranger.call(method.uppercased(), filled)
        #expect(reply.status != 405 && !(reply.status == 404 && reply.code == nil), "\(method) \(path)")
      }
    }
  }

  @Test("the lines of the document work as they are written")
  func lines() throws {
    let server = try Server(["--rate", "100000"])
    let document = try String(
      contentsOfFile: URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        + "/docs/SERVICE.md",
      encoding: .utf8)
    let beginning = try #require(document.components(separatedBy: "\n## Options").first)
    // The first lines start the service, which runs already.
    let lines = beginning.components(separatedBy: "```sh\n").dropFirst(2).map {
      $0.components(separatedBy: "\n```")[0]
    }
    let written = lines.joined(separator: "\n")
    let folder = server.place.options[1]
    for name in [
      "services/.build/release/astro-serve", "--data /tmp/service", "http://127.0.0.1:8080",
      "/tmp/oksana.svg",
    ] {
      #expect(written.contains(name), "\(name)")
    }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-euc",
      written.replacing("services/.build/release/astro-serve", with: Server.program.path)
        .replacing("/tmp/service", with: folder).replacing("http://127.0.0.1:8080", with: server.address)
        .replacing("/tmp/oksana.svg", with: folder + "/oksana.svg"),
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(said.contains(#""area": "career""#) && said.contains(#""language": "uk""#), "\(said.prefix(300))")
    #expect(try String(contentsOfFile: folder + "/oksana.svg", encoding: .utf8).contains("<svg "))
    #expect(try server.place.count("reports") == 1)
  }

  @Test("no two endpoints answer the same request")
  func isUnambiguous() {
    let names = Endpoints.all.map { "\($0.method) \($0.path)" }
    #expect(Set(names).count == names.count)
  }
}

@Suite("Small parts")
struct PartTests {
  @Test(
    "the best liked language of ours is taken",
    arguments: [
      (nil, "en"), ("uk", "uk"), ("uk-UA,uk;q=0.9,en;q=0.8", "uk"), ("en;q=0.3, uk;q=0.4", "uk"),
      ("de, fr", "en"),
      ("uk;q=0, en;q=0.1", "en"), (";;;q=,,", "en"), ("UK", "uk"),
    ] as [(String?, String)])
  func languages(_ header: String?, _ tag: String) { #expect(Language(accepting: header).tag == tag) }

  @Test("a bucket gives its burst at once, then the rate")
  func buckets() throws {
    let limiter = LocalRateLimiter(Allowance(rate: 2))
    let start = ContinuousClock.now
    func passed(at time: Double) -> Int {
      (0..<100).prefix { _ in (try? limiter.take(for: [1], at: start + .seconds(time))) != nil }.count
    }
    #expect(passed(at: 0) == 10)
    #expect(passed(at: 1) == 2)
    #expect(passed(at: 1000) == 10)
    #expect((try? limiter.take(for: [2], at: start)) != nil)
  }

  @Test("JSON is written so that every reader reads it back")
  func json() throws {
    let tree: JSONTree = ["a": "\"\\\n\u{1}Ї", "b": [1, nil, true], "c": .number(0.5)]
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(tree.bytes)) as? [String: Any])
    #expect(read["a"] as? String == "\"\\\n\u{1}Ї" && (read["b"] as? [Any])?.count == 3)
    #expect(read["c"] as? Double == 0.5)
    #expect(
      String(decoding: Spliced.adding([("x", 1)], to: Array("{\"y\": 2}".utf8)), as: UTF8.self)
        == #"{"x":1,"y": 2}"#)
  }
}
