import Foundation
import Testing

/// A process that is kept open answers each line at once, with pictures in the line.
@Suite struct BatchWorkerTests {
  private static let birth = BatchCommandTests.stream[0]

  private static func answers(_ lines: [String], _ options: [String]) throws -> [[String: Any]] {
    let text = Array((lines.joined(separator: "\n") + "\n").utf8)
    let outcome = try BatchCommandTests.batch(options + ["--accept-errors"], text)
    return try outcome.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private static func file(_ answer: [String: Any]) throws -> (media: String, bytes: [UInt8]) {
    let file = try #require((answer["files"] as? [[String: String]])?.first)
    let text = try #require(file["base64"])
    return (try #require(file["media"]), Array(try #require(Data(base64Encoded: text))))
  }

  private static func picture() throws -> [UInt8] {
    try Command.render.run(["-", "--svg", "-o", "-"], input: Array(birth.utf8)).output
  }

  @Test func `a picture in a line is that of the command`() throws {
    let answer = try Self.answers([Self.birth], ["--make", "render", "--svg", "--inline"])[0]
    let file = try Self.file(answer)
    #expect(file.media == "image/svg+xml")
    #expect(try file.bytes == Self.picture())
  }

  @Test func `each line of a mixed stream gets what it asks for`() throws {
    let answers = try Self.answers(
      [
        #"{"id":1,"make":"chart","chart":\#(Self.birth)}"#,
        #"{"id":2,"make":"render","options":["--svg"],"chart":\#(Self.birth)}"#,
        #"{"id":3,"make":"report","options":["--area=career"],"chart":\#(Self.birth)}"#,
        #"{"id":4,"make":"chart","options":["--houses","koch"],"chart":\#(Self.birth)}"#,
      ], ["--make", "any", "--inline"])
    #expect(answers.map { $0["id"] as? Int } == [1, 2, 3, 4])
    #expect(answers[0]["format"] as? String == "astrosvitla.chart/1")
    #expect(try Self.file(answers[1]).bytes == Self.picture())
    #expect(answers[2]["area"] as? String == "career")
    #expect((answers[3]["settings"] as? [String: Any])?["houseSystem"] as? String == "koch")
  }

  @Test(arguments: [
    (#"{"chart":BIRTH}"#, "make"), (#"{"make":"chrat","chart":BIRTH}"#, "make"),
    (#"{"make":"any","chart":BIRTH}"#, "make"), (#"{"make":"chart"}"#, "chart"),
    (#"{"make":"render","options":["--svg","--theme=drak"],"chart":BIRTH}"#, "--theme"),
    (#"{"make":"render","options":[],"chart":BIRTH}"#, "format"),
    (#"{"make":"chart","options":["other.json"],"chart":BIRTH}"#, "options"),
    (#"{"make":"chart","options":["--ephemeris","/nowhere"],"chart":BIRTH}"#, "/nowhere"),
  ])
  func `a request that is wrong is told in its line, and the next is answered`(
    line: String, told: String
  ) throws {
    let wrong = line.replacingOccurrences(of: "BIRTH", with: Self.birth)
    let right = #"{"make":"chart","chart":\#(Self.birth)}"#
    let answers = try Self.answers([wrong, right], ["--make", "any", "--inline", "--threads", "1"])
    let error = try #require(answers[0]["error"] as? [String: String])
    #expect("\(error)".contains(told), "\(error)")
    #expect(answers[1]["kind"] as? String == "natal")
  }

  @Test func `digests of files that are not written are refused`() throws {
    let outcome = try BatchCommandTests.batch(["--make", "render", "--svg", "--inline", "--sha256"])
    #expect(outcome.status == 64 && outcome.errors.contains("--sha256"))
  }
}
