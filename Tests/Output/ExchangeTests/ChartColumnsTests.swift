import AstroChartModel
import AstroDiagnostics
import AstroExchange
import TestSupport
import Testing

@Suite struct ChartColumnsTests {
  private func chart(hasTime: Bool = true) throws -> Chart {
    let birth = try BirthData(
      date: try #require(CivilDate("1990-04-15")), time: hasTime ? ClockTime("14:30") : nil,
      timeZone: "Europe/Kyiv", latitude: 50.4501, longitude: 30.5234)
    let angles = Angles(ascendant: Longitude(138.315432), midheaven: Longitude(40))
    let houses = try Houses(cusps: (0..<12).map { Longitude(138.315432 + Double($0) * 30) })
    return try Chart(
      name: "Оксана, \"О\"", birth: birth,
      planets: [
        Placement(body: .sun, longitude: Longitude(25.195392), speed: 0.978842, house: hasTime ? 9 : nil),
        Placement(body: .moon, longitude: Longitude(263.135933), speed: -1),
      ], points: [Placement(body: .chiron, longitude: Longitude(100))],
      houses: hasTime ? houses : nil, angles: hasTime ? angles : nil)
  }

  private func cells(_ names: [String], hasTime: Bool = true) throws -> [[ChartCell]] {
    try ChartColumns(names: names).rows(of: chart(hasTime: hasTime))
  }

  @Test func `a wide table has the birth, four columns a body, and two angles`() {
    let columns = ChartColumns.wide(points: [.chiron])
    #expect(columns.names.count == 7 + 4 * 11 + 4)
    #expect(
      columns.names.prefix(9) == [
        "name", "date", "time", "timeZone", "latitude", "longitude", "place", "sun_degree", "sun_sign",
      ])
    #expect(
      columns.names.suffix(5) == [
        "chiron_retrograde", "ascendant_degree", "ascendant_sign", "midheaven_degree", "midheaven_sign",
      ])
  }

  @Test func `every column has its value`() throws {
    let names = [
      "date", "sun_sign", "sun_house", "moon_retrograde", "moon_speed", "chiron_dms",
      "ascendant_signedDegree", "house_12_sign", "mars_degree",
    ]
    #expect(
      try cells(names) == [
        [
          .text("1990-04-15"), .text("aries"), .integer(9), .truth(true), .number(-1), .text("10°00'"),
          .number(18.315432), .text("cancer"), .none,
        ]
      ])
  }

  @Test func `what needs a time is empty without one`() throws {
    #expect(
      try cells(["time", "sun_house", "ascendant_degree", "house_1_sign"], hasTime: false)
        == [[.none, .none, .none, .none]])
  }

  @Test func `a long table has a row a body, whose own latitude stands before that of the birth`() throws {
    let rows = try cells(["name", "body", "degree", "latitude"])
    #expect(rows.count == 3)
    #expect(rows[2] == [.text("Оксана, \"О\""), .text("chiron"), .number(100), .none])
    #expect(
      ChartColumns.long.names == [
        "name", "date", "body", "degree", "sign", "house", "retrograde", "speed", "latitude", "declination",
      ])
  }

  @Test(arguments: [
    (["sun_degre"], "\"sun_degre\" is not a column (did you mean sun_degree?)"),
    (["house_13_sign"], "is not a column"), (["degree"], "is not a column"),
    (["body", "sun_degree"], "is not a column"),
    (["date", "date"], "named twice"), ([], "no column is named"),
    ([String(repeating: "x", count: 1 << 16)], "is not a column"),
  ])
  func `an unknown column is refused with the nearest one`(_ names: [String], _ words: String) {
    #expect { try ChartColumns(names: names) } throws: { "\($0)".contains(words) }
  }

  @Test func `rows are written as JSON and as fields between commas`() throws {
    let columns = try ChartColumns(names: ["name", "sun_degree", "moon_retrograde", "time"])
    let row = try columns.rows(of: chart(hasTime: false))[0]
    func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
    let lines = ChartTable(columns, isCSV: false)
    #expect(lines.head.isEmpty && lines.failure("x", id: nil) == nil)
    #expect(
      text(lines.line(row, id: Array("7".utf8)))
        == #"{"id":7,"name":"Оксана, \"О\"","sun_degree":25.195392,"moon_retrograde":true,"time":null}"#
        + "\n")
    let table = ChartTable(columns, isCSV: true)
    #expect(text(table.head) == "id,name,sun_degree,moon_retrograde,time,error\n")
    #expect(
      text(table.line(row, id: Array("\"a,b\"".utf8))) == "\"a,b\",\"Оксана, \"\"О\"\"\",25.195392,true,,\n")
    #expect(text(table.failure("a: \"b\"", id: nil)) == ",,,,,\"a: \"\"b\"\"\"\n")
  }
}
