import Foundation
import Testing

/// `astro-chart synastry`, and the same in streams.
@Suite struct SynastryCommandTests {
  private let scratch: Scratch

  private static let births = [
    "a":
      #"{"name": "Marta", "birth": {"date": "1984-11-09", "time": "03:20", "timeZone": "+01:00", "latitude": 57.7, "longitude": 11.97}}"#,
    "b":
      #"{"name": "Daniel", "birth": {"date": "1992-05-23", "timeZone": "+01:00", "latitude": 6.52, "longitude": 3.38}}"#,
    "c":
      #"{"birth": {"date": "1978-08-30", "time": "22:05", "timeZone": "-03:00", "latitude": -31.4, "longitude": -64.2}}"#,
  ]

  init() throws {
    scratch = try Scratch()
    for (name, birth) in Self.births { try scratch.write(Array(birth.utf8), to: "\(name).json") }
  }

  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func `reasons add up to each score, and say whose each body is`() throws {
    let outcome = try Command.chart.run(["synastry", "a.json", "b.json", "--language", "en"], in: scratch)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let couple = try object(outcome.output)
    #expect(couple["format"] as? String == "astrosvitla.synastry/1")
    let scores = try #require(couple["scores"] as? [String: [String: Any]])
    #expect(scores.keys.sorted() == ["emotional", "mental", "overall", "physical", "spiritual", "stability"])
    for (name, score) in scores {
      let reasons = try #require(score["reasons"] as? [[String: Any]])
      let sum = reasons.reduce(50.0) { $0 + (($1["contribution"] as? Double) ?? .nan) }
      #expect(abs(sum.rounded() - ((score["score"] as? Double) ?? 0)) <= 1, "\(name): \(sum)")
      #expect(score["without"] as? [String] == ["second.angles", "second.houses"])
      let words = reasons.filter { $0["aspect"] != nil }.compactMap { $0["words"] as? String }
      #expect(words.allSatisfy { $0.contains("(Marta)") && $0.contains("(Daniel)") })
    }
    let overlays = try #require(couple["overlays"] as? [String: [Any]])
    #expect(overlays["firstInSecond"]?.isEmpty == true && overlays["secondInFirst"]?.isEmpty == false)
  }

  @Test func `a line of a stream gives what the command writes`() throws {
    let line = #"{"id": 7, "first": \#(Self.births["a"] ?? ""), "second": \#(Self.births["c"] ?? "")}"# + "\n"
    let outcome = try Command.batch.run(
      ["--make", "synastry", "--language", "uk", "--quiet"], input: Array(line.utf8), in: scratch)
    let told = try Command.chart.run(["synastry", "a.json", "c.json", "--language", "uk"], in: scratch)
    var one = try object(outcome.output)
    #expect(one.removeValue(forKey: "id") as? Int == 7)
    #expect(try NSDictionary(dictionary: one) == NSDictionary(dictionary: object(told.output)))
    let wrong = try Command.batch.run(
      ["--make", "synastry", "--quiet"],
      input: Array(#"{"first": {"birth": {"date": "1990"}}, "second": {}}"#.utf8))
    #expect(wrong.status == 65)
    let error = try #require(try object(wrong.output)["error"] as? [String: Any])
    #expect(error["place"] as? String == "first.birth.date", "\(error)")
  }

  @Test func `a group has every pair, with the scores of the two`() throws {
    let outcome = try Command.chart.run(["synastry", "--group", "a.json", "b.json", "c.json"], in: scratch)
    let pairs = try #require(try object(outcome.output)["pairs"] as? [[String: Int]])
    #expect(pairs.map { [$0["first"], $0["second"]] } == [[0, 1], [0, 2], [1, 2]])
    let couple = try object(try Command.chart.run(["synastry", "c.json", "b.json"], in: scratch).output)
    let scores = try #require(couple["scores"] as? [String: [String: Any]])
    #expect(pairs[2]["overall"] == scores["overall"]?["score"] as? Int)
  }

  @Test func `one chart, or three without --group, is refused`() throws {
    for files in [["a.json"], ["a.json", "b.json", "c.json"], ["-", "-"]] {
      let outcome = try Command.chart.run(["synastry"] + files, in: scratch)
      #expect(outcome.status == 64 && outcome.errorLines.count == 1, "\(outcome.errors)")
    }
  }
}
