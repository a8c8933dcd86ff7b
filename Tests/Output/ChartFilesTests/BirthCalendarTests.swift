import AstroChartFiles
import AstroChartModel
import AstroDiagnostics
import Testing

@Suite struct BirthCalendarTests {
  private func birth(_ date: String, _ calendar: String) throws -> BirthData? {
    let json = """
      { "birth": { "date": "\(date)"\(calendar), "timeZone": "LMT", "latitude": 43.78, "longitude": 10.92 } }
      """
    guard case .birth(_, let birth, _) = try ChartDocument(json: Array(json.utf8)) else { return nil }
    return birth
  }

  @Test func `a date is of the calendar that the birth says`() throws {
    let julian = try #require(try birth("1452-04-15", ", \"calendar\": \"julian\""))
    let gregorian = try #require(try birth("1452-04-24", ", \"calendar\": \"gregorian\""))
    #expect(julian.date == gregorian.date)
    #expect(julian.calendar == .julian && gregorian.calendar == .gregorian)
    #expect(julian.dateText == "1452-04-15" && gregorian.dateText == "1452-04-24")
  }

  @Test func `where it says none, none is made up`() throws {
    #expect(try birth("1990-04-15", "")?.calendar == nil)
    #expect(try birth("1990-04-15", ", \"calendar\": null")?.calendar == nil)
  }

  @Test(
    arguments: ["", ", \"calendar\": \"julian\"", ", \"calendar\": \"gregorian\""],
    ["1990-04-15", "-0043-03-15"])
  func `a birth that is written reads back the same`(calendar: String, date: String) throws {
    let birth = try #require(try birth(date, calendar))
    let json = ChartDocument.json(name: nil, birth: birth, settings: ChartSettings())
    #expect(try ChartDocument(json: json) == .birth(name: nil, birth, ChartSettings()))
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.contains("\"date\": \"\(date)\""))
    #expect(text.contains("calendar") == !calendar.isEmpty)
  }

  @Test func `a day that only the other calendar has is not a date`() throws {
    #expect(try birth("1500-02-29", ", \"calendar\": \"julian\"")?.date.text == "1500-03-10")
    let error = try #require(throws: Problem.self) { try birth("1500-02-29", "") }
    #expect(error.location == .birth("date"))
  }

  @Test func `an unknown calendar is an error with the nearest known one`() throws {
    let error = try #require(throws: Problem.self) {
      try birth("1500-02-28", ", \"calendar\": \"julain\"")
    }
    #expect(error.location == .birth("calendar") && error.hint.description.contains("julian"))
  }
}
