import AstroChartFiles
import AstroChartModel
import AstroDiagnostics
import TestSupport
import Testing

@Suite struct ChartFileTests {
  @Test func `what was written reads back the same`() throws {
    var dice = SeededGenerator(seed: 15)
    for _ in 0..<200 {
      let chart = Chart.random(&dice)
      #expect(try ChartDocument(json: chart.json) == .chart(chart))
    }
  }

  @Test func `a birth that was written reads back the same`() throws {
    var dice = SeededGenerator(seed: 16)
    for _ in 0..<200 {
      let chart = Chart.random(&dice)
      let birth = try #require(chart.birth)
      let text = ChartDocument.json(name: chart.name, birth: birth, settings: chart.settings)
      #expect(try ChartDocument(json: text) == .birth(name: chart.name, birth, chart.settings))
    }
  }

  @Test func `no part of a chart file is a chart file`() throws {
    var dice = SeededGenerator(seed: 17)
    let bytes = Chart.random(&dice).json
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for length in stride(from: 0, through: end, by: 101) {
      #expect(throws: Problem.self) { try ChartDocument(json: Array(bytes[..<length])) }
    }
  }

  @Test func `a damaged file is refused or read, but never harms`() {
    var dice = SeededGenerator(seed: 18)
    let bytes = Chart.random(&dice).json
    for _ in 0..<300 {
      var damaged = bytes
      damaged[.random(in: bytes.indices, using: &dice)] = .random(in: 0...255, using: &dice)
      // Either outcome is right, as long as there is one.
      _ = try? ChartDocument(json: damaged)
    }
  }

  @Test func `signs and houses follow from degrees, and a contradiction is told`() throws {
    let json = """
      { "planets": [ { "name": "sun", "degree": 10, "sign": "taurus", "house": 3 } ] }
      """
    guard case .chart(let chart) = try ChartDocument(json: Array(json.utf8)) else {
      Issue.record("a chart with planets is a chart")
      return
    }
    #expect(chart.planets[0].sign == .aries)
    #expect(chart.planets[0].house == nil)
    #expect(chart.warnings.map(\.code) == [.contradiction, .contradiction])
  }

  @Test func `aspects are found where a file lists none`() throws {
    let json = """
      { "planets": [ { "name": "moon", "degree": 130 }, { "name": "sun", "degree": 10 } ] }
      """
    guard case .chart(let chart) = try ChartDocument(json: Array(json.utf8)) else {
      Issue.record("a chart with planets is a chart")
      return
    }
    #expect(chart.planets.map(\.body) == [.sun, .moon])
    #expect(chart.aspects == [Aspect(.sun, .moon, .trine, orb: 0)])
  }

  @Test func `an aspect may end at an angle`() throws {
    let json = """
      { "planets": [ { "name": "sun", "degree": 10 } ], "angles": { "ascendant": { "degree": 130 }, "midheaven": { "degree": 40 } },
        "aspects": [ { "body1": "sun", "body2": "ascendant", "aspectType": "trine", "orb": 0 } ] }
      """
    let chart = try chart(json)
    #expect(chart.aspects.map(\.end2) == [.angle(.ascendant)])
    #expect(try self.chart(String(decoding: chart.json, as: UTF8.self)).aspects == chart.aspects)
  }

  @Test func `settings of aspects come back as they were written`() throws {
    let json = """
      { "planets": [ { "name": "sun", "degree": 10 } ],
        "settings": { "aspectsTo": "all", "orbs": { "trine": 7 }, "pointOrbs": { "trine": 1.5 } } }
      """
    let chart = try chart(json)
    #expect(chart.settings.aspectsTo == .all)
    #expect(
      chart.settings.aspectOrbs
        == AspectOrbs(planets: [.trine: 7], angles: [.trine: 3.5], points: [.trine: 1.5]))
    #expect(try self.chart(String(decoding: chart.json, as: UTF8.self)).settings == chart.settings)
  }

  private func chart(_ json: String) throws -> Chart {
    guard case .chart(let chart) = try ChartDocument(json: Array(json.utf8)) else {
      throw Problem(.invalidChart, "a chart with planets is a chart", advice: "")
    }
    return chart
  }
}
