import AstroChartFiles
import AstroChartModel
import AstroEphemeris
import AstroSkies
import AstroTradition
import TestSupport
import Testing

/// What was looked up, in a chart file.
@Suite struct DetailFileTests {
  @Test func `a file with details reads back as the chart without them`() throws {
    var random = RandomCharts(seed: 91)
    for chart in try random.next(30) {
      let details = try Skies().details(of: chart, Set(Detail.allCases))
      let file = chart.json(with: details)
      #expect(file.count > chart.json.count && file.count < ChartDocument.largestFile)
      #expect(try ChartDocument(json: file) == .chart(chart))
    }
  }

  @Test func `nothing is written that was not asked for`() throws {
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let text = String(decoding: chart.json(with: try Skies().details(of: chart, [.sect])), as: UTF8.self)
    #expect(text.contains("\"sect\"") && text.contains("\"conventions\""))
    for name in ["dignity", "solar", "lots", "midpoints", "antiscion", "almuten"] {
      #expect(!text.contains("\"\(name)\""), "\(name)")
    }
  }

  @Test func `without a time of birth what needs one is null`() throws {
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksanaWithoutTime)
    let details = try Skies().details(of: chart, Set(Detail.allCases))
    let text = String(decoding: chart.json(with: details), as: UTF8.self)
    for name in ["sect", "lots", "almuten"] { #expect(text.contains("\"\(name)\": null"), "\(name)") }
  }
}
