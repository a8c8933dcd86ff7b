import Foundation
import Testing

@Suite("ARCA's functions")
struct ArcaTests {
  @Test("every field of ARCA's table is in the answers, in each element of a list")
  func fields() async throws {
    let user = try Server().key()
    _ = try await user.chart()
    let other = try await user.chart("Taras", "1988-11-02")
    let made = try await user.call("POST", "/v1/connections", #"{"chart": "\#(other)"}"#)
    let connection = try #require(made["id"] as? String)
    let calls = [
      ("get_natal_chart", "", ArcaFields.natal), ("get_transit_chart", "", ArcaFields.natal),
      ("get_transit_chart", #", "include_natal_overlay": true"#, ArcaFields.overlaid),
      ("get_compatibility", #", "connection_id": "\#(connection)""#, ArcaFields.compatibility),
    ]
    for (function, members, fields) in calls {
      let reply = try await user.call("POST", "/\(function)", #"{"user_id": "\#(user.id)"\#(members)}"#)
      #expect(reply.status == 200 && reply["success"] as? Bool == true)
      #expect(fields.filter { ArcaFields.isMissing($0, in: reply.object) } == [], "\(function)")
    }
  }

  @Test("the fields that nobody sent are found missing")
  func missingFields() {
    let answer: [String: Any] = ["chart": ["planets": [["name": "sun"], [:]], "points": []]]
    #expect(!ArcaFields.isMissing("chart.planets", in: answer))
    for path in ["chart.planets[].name", "chart.points[].name", "chart.houses", "layout.radii"] {
      #expect(ArcaFields.isMissing(path, in: answer), "\(path)")
    }
  }

  @Test("an aspect owes what it can have: line ends where it is drawn, applying where it can apply")
  func owedFields() {
    func lacks(_ field: String, _ aspect: [String: Any]) -> Bool {
      ArcaFields.isMissing("aspects[].\(field)", in: ["aspects": [aspect]])
    }
    #expect(!lacks("x1", ["body1": "mars", "drawn": false]))
    #expect(lacks("x1", ["body1": "mars"]))
    #expect(!lacks("applying", ["body1": "midheaven"]))
    #expect(lacks("applying", ["body1": "mars", "drawn": false]))
  }

  @Test("the house system is ARCA's name or ours; another is refused with the known ones")
  func houses() async throws {
    let user = try Server().key()
    _ = try await user.chart()
    func degrees(_ system: String) async throws -> [Double] {
      let reply = try await user.call(
        "POST", "/get_natal_chart", #"{"user_id": "\#(user.id)", "house_system": "\#(system)"}"#)
      let chart = reply["chart"] as? [String: Any]
      return (chart?["houses"] as? [[String: Any]] ?? []).compactMap { $0["degree"] as? Double }
    }
    let equal = try await degrees("equal_house")
    #expect(equal.count == 12)
    #expect(try await degrees("equal") == equal)
    #expect(try await degrees("placidus") != equal)
    let refused = try await user.call(
      "POST", "/get_natal_chart", #"{"user_id": "\#(user.id)", "house_system": "equle"}"#)
    #expect(refused.status == 422 && refused.code == "INVALID_INPUT" && refused.message.contains("placidus"))
  }

  @Test("transits stand alone, or in a ring around the birth with every cross aspect")
  func transits() async throws {
    let user = try Server().key()
    _ = try await user.chart()
    let alone = try await user.call(
      "POST", "/get_transit_chart", #"{"user_id": "\#(user.id)", "date": "2027-03-01"}"#)
    #expect(alone.status == 200)
    #expect((alone["chart"] as? [String: Any])?["rings"] == nil)
    let overlaid = try await user.call(
      "POST", "/get_transit_chart",
      #"{"user_id": "\#(user.id)", "date": "2027-03-01T12:00:00Z", "include_natal_overlay": true}"#)
    let chart = try #require(overlaid["chart"] as? [String: Any])
    #expect((chart["rings"] as? [Any])?.count == 2)
    #expect((chart["natal_aspects"] as? [Any])?.isEmpty == false)
  }

  @Test("two people are compared, and every score is the sum of its reasons")
  func compatibility() async throws {
    let user = try Server().key()
    _ = try await user.chart()
    let other = try await user.chart("Taras", "1988-11-02")
    let made = try await user.call("POST", "/v1/connections", #"{"chart": "\#(other)"}"#)
    let connection = try #require(made["id"] as? String)
    #expect(made["name"] as? String == "Taras")
    let reply = try await user.call(
      "POST", "/get_compatibility", #"{"user_id": "\#(user.id)", "connection_id": "\#(connection)"}"#)
    #expect(reply.status == 200)
    #expect(reply["success"] as? Bool == true)
    #expect(reply["format"] as? String == "astrosvitla.synastry/1")
    let scores = try #require(reply["scores"] as? [String: [String: Any]])
    #expect(Set(scores.keys) == ["overall", "emotional", "mental", "physical", "spiritual", "stability"])
    for (name, score) in scores {
      let reasons = try #require(score["reasons"] as? [[String: Any]], "\(name)")
      let sum = 50 + reasons.reduce(0) { $0 + ($1["contribution"] as? Double ?? 0) }
      #expect(abs(sum - Double(try #require(score["score"] as? Int))) < 0.61)
    }
  }

  @Test("what is missing or wrong has its code, in the asker's language")
  func refusals() async throws {
    let user = try Server().key()
    let body = #"{"user_id": "\#(user.id)"}"#
    let english = try await user.call("POST", "/get_natal_chart", body)
    let ukrainian = try await user.call(
      "POST", "/get_natal_chart", body, headers: ["Accept-Language": "de, uk-UA;q=0.9, en;q=0.5"])
    #expect(english.status == 400 && english.code == "MISSING_BIRTH_DATA")
    #expect(ukrainian.status == 400 && ukrainian.code == "MISSING_BIRTH_DATA")
    #expect(english["success"] as? Bool == false)
    #expect(english.message.contains("no birth"))
    #expect(ukrainian.message.contains("немає дати народження"))
    #expect(ukrainian.header("Content-Language") == "uk")
    let bad = try await user.call(
      "POST", "/v1/charts", Client.birth("X", "1990-02-30"), headers: ["Accept-Language": "uk"])
    #expect(bad.status == 400 && bad.code == "INVALID_CHART")
    #expect(bad.message.hasPrefix("birth.date: ") && bad.message.contains("не дата"))
    for (path, body, code) in [
      ("/get_natal_chart", "{}", "INVALID_INPUT"), ("/get_natal_chart", "[1", "INVALID_INPUT"),
      ("/get_transit_chart", #"{"user_id": "\#(user.id)", "date": "tomorrow"}"#, "INVALID_INPUT"),
      ("/get_compatibility", #"{"user_id": "\#(user.id)"}"#, "INVALID_INPUT"),
      ("/get_natal_chart", #"{"user_id": "another"}"#, "INVALID_USER"),
    ] {
      #expect(try await user.call("POST", path, body).code == code, "\(path) \(body)")
    }
  }
}
