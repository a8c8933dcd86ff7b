import AstroChartFiles
import AstroChartModel
import AstroEphemeris
import Foundation
import Testing

@Suite struct ChartCommandTests {
  @Test func `a birth in options gives the chart the library computes`() throws {
    let outcome = try Command.chart.run(
      Example.kyiv + ["--name", "Оксана", "--place", "Kyiv, Ukraine"], environment: ["LANG": "C"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let birth = try BirthData(
      date: try #require(CivilDate("1990-04-15")), time: ClockTime("14:30"), timeZone: "Europe/Kyiv",
      latitude: 50.4501, longitude: 30.5234, place: "Kyiv, Ukraine")
    let chart = try SwissEphemeris(.files(directory: EphemerisDirectory.distribution)).chart(
      of: birth, name: "Оксана")
    #expect(outcome.output == chart.json)
    #expect(try ChartDocument(json: outcome.output) == .chart(chart))
  }

  @Test(arguments: Example.sampleNames)
  func `the chart of every sample reads back as it was written`(_ name: String) throws {
    let outcome = try Command.chart.run([Example.sample(name), "--quiet"])
    #expect(outcome.status == 0)
    guard case .chart(let chart) = try ChartDocument(json: outcome.output) else {
      Issue.record("\(name) gives no computed chart")
      return
    }
    #expect(chart.json == outcome.output)
    #expect(try Command.chart.run(["-"], input: outcome.output).text == outcome.text)
  }

  @Test func `a file's settings are honoured, and options go before them`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      { "birth": { "date": "1990-04-15", "time": "14:30", "timeZone": "+04:00", "latitude": 50, "longitude": 30 },
        "settings": { "houseSystem": "koch", "zodiac": "sidereal:raman", "points": ["vertex"], "node": "mean" } }
      """, to: "birth.json")
    let chart = try Command.chart.run([
      scratch.path("birth.json"), "--houses", "whole_sign", "--points", "ceres",
    ])
    #expect(chart.text.contains("\"houseSystem\": \"whole_sign\""))
    #expect(chart.text.contains("\"zodiac\": \"sidereal:raman\""))
    #expect(chart.text.contains("\"node\": \"mean\""))
    #expect(chart.text.contains("\"points\": [\"ceres\"]"))
  }

  @Test func `orbs may be named one by one, and all at once`() throws {
    let few = try Command.chart.run(Example.kyiv + ["--orbs", "trine=2.5,quintile=1"])
    #expect(few.text.contains("\"orbs\": { \"trine\": 2.5, \"quintile\": 1 }"))
    let all = try Command.chart.run(Example.kyiv + ["--orbs", "all", "--points", "all"])
    #expect(all.text.contains("\"biquintile\": 2 }"))
    #expect(all.text.contains("\"name\": \"vertex\""))
  }

  @Test func `a polar chart says which houses it has, and quiet keeps that out of the way`() throws {
    let arguments = ["--date", "1988-06-21", "--time", "00:40", "--zone", "Europe/Oslo", "--at", "69.6,18.9"]
    let outcome = try Command.chart.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("astro-chart: note: "))
    #expect(outcome.text.contains("HOUSE_SYSTEM_FALLBACK"))
    #expect(try Command.chart.run(arguments + ["--quiet"]).errors == "")
  }

  @Test func `the southern and western hemispheres need no tricks`() throws {
    let outcome = try Command.chart.run([
      "--date", "2001-01-01", "--time", "12:00", "--zone", "-03:00", "--at", "-34.6037,-58.3816",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\"latitude\": -34.6037"))
  }
}
