import Foundation
import Testing

@Suite("What time brings")
struct SpanTests {
  @Test(
    "a span is that of the birth's clock, told in the language asked for",
    arguments: [
      ("day", "date=2027-03-03", "2027-03-02T22:00:00Z", "2027-03-03T22:00:00Z"),
      ("week", "date=2027-03-03", "2027-02-28T22:00:00Z", "2027-03-07T22:00:00Z"),
      ("month", "month=2027-03", "2027-02-28T22:00:00Z", "2027-03-31T21:00:00Z"),
      ("year", "year=2027", "2026-12-31T22:00:00Z", "2027-12-31T22:00:00Z"),
    ])
  func spans(_ kind: String, _ query: String, _ from: String, _ to: String) async throws {
    let user = try Server().key()
    let path = "/v1/charts/\(try await user.chart())/\(kind)?\(query)&language=uk"
    let told = try await user.call("GET", path)
    #expect(told.status == 200 && told["kind"] as? String == kind && told["language"] as? String == "uk")
    let span = told["span"] as? [String: Any]
    #expect(span?["from"] as? String == from && span?["to"] as? String == to)
    #expect((told["detailedAnalysis"] as? [Any])?.isEmpty == false)
    let tag = try #require(told.header("ETag"))
    #expect(try await user.call("GET", path, headers: ["If-None-Match": tag]).status == 304)
    let elsewhere = try await user.call("GET", path + "&zone=Asia/Tokyo", headers: ["If-None-Match": tag])
    #expect((elsewhere["span"] as? [String: Any])?["zone"] as? String == "Asia/Tokyo")
  }

  @Test("without a date it is today; what is no date, and no zone, is refused")
  func today() async throws {
    let user = try Server().key()
    let chart = try await user.chart()
    // Kiritimati and Pago Pago are never on the same day.
    var days: Set<String> = []
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"] {
      let reply = try await user.call("GET", "/v1/charts/\(chart)/day?zone=\(zone)")
      days.insert(reply["title"] as? String ?? "")
    }
    #expect(days.count == 2)
    for query in [
      "day?date=2027-02-30", "day?date=today", "month?month=2027-13", "month?month=2027-1", "year?year=27",
      "week?zone=Kyiv", "year?zone=", "day?language=de",
    ] {
      #expect(try await user.call("GET", "/v1/charts/\(chart)/\(query)").code == "INVALID_INPUT", "\(query)")
    }
  }
}
