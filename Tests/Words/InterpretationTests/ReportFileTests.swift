import AstroChartModel
import AstroDiagnostics
import AstroJSON
import AstroWording
import TestSupport
import Testing

@testable import AstroInterpretation

@Suite struct ReportFileTests {
  private static let report = Report(
    area: .career, language: .uk, title: "Кар’єра", keyInfluences: "Одне. Друге.",
    detailedAnalysis: [
      Report.Passage(text: "Абзац «із лапками» та \\ рискою.", sources: ["career.a", "career.b"])
    ],
    recommendations: [Report.Passage(text: "Порада.", sources: ["career.a"])],
    generatedAt: Moment(secondsSince1970: 1_795_262_400),
    purchase: Purchase(
      productID: "com.astrosvitla.astroinsight.report.career", purchasedAt: Moment(secondsSince1970: 0),
      transactionID: "7"))

  private static var text: String { String(decoding: report.json, as: UTF8.self) }

  @Test func `what is written is read again`() throws {
    #expect(try Report(json: Self.report.json) == Self.report)
    var free = Self.report
    free.purchase = nil
    #expect(try Report(json: free.json) == free)
  }

  @Test(arguments: Area.allCases, Language.allCases)
  func `every report of ours is read again`(area: Area, language: Language) throws {
    let book = RuleBook.builtIn(on: [area])
    for chart in ScatteredCharts(seed: 3).prefix(5) {
      let report = try Report(
        on: area, of: chart, in: language, from: book, generatedAt: .init(secondsSince1970: 0))
      #expect(try Report(json: report.json) == report)
    }
  }

  @Test func `fields stand in the order of the contract`() throws {
    let members = try #require(try JSONCursor(reading: Self.report.json, as: .defect).entries)
    #expect(
      members.map(\.name) == [
        "format", "area", "language", "title", "keyInfluences", "detailedAnalysis", "recommendations",
        "generator",
        "generatedAt", "purchase",
      ])
    #expect(Self.text.contains("\"generatedAt\": \"2026-11-21T12:00:00Z\""))
  }

  @Test(arguments: [
    ("\"career\"", "\"carrier\"", "area"), ("\"uk\"", "\"ua\"", "language"),
    ("report/1", "report/9", "format"), ("\"Порада.\"", "7", "recommendations[0].text"),
    ("\"Порада.\"", "\"\"", "recommendations[0].text"),
    ("[\"career.a\"]", "\"career.a\"", "recommendations[0].sources"),
    ("2026-11-21T12:00:00Z", "yesterday", "generatedAt"),
    ("\"transactionId\": \"7\"", "\"x\": 1", "purchase.transactionId"),
    ("Одне. Друге.", "Одне.\\u0007", "keyInfluences"),
  ])
  func `a report file that breaks the form is told with its place`(old: String, new: String, place: String) {
    let text = Self.text.replacing(old, with: new)
    let error = #expect(throws: Problem.self) { try Report(json: Array(text.utf8)) }
    #expect(error?.location.description == place)
  }

  @Test func `a text that is cut off is told with its line`() {
    let text = Self.text.prefix(200)
    let error = #expect(throws: Problem.self) { try Report(json: Array(text.utf8)) }
    #expect(error?.location.line != nil)
  }
}

@Suite struct ReportRefusalTests {
  @Test func `a chart without planets has no report`() throws {
    let book = RuleBook.builtIn(on: [.career])
    let error = #expect(throws: Problem.self) {
      try ReportPlan(on: .career, of: try Chart(planets: []), in: .en, from: book)
    }
    #expect(error?.code == .noReport && error?.location.description == "planets")
  }

  @Test func `a book too thin for a chart says how many of its rules hold`() throws {
    let chart = try #require(ScatteredCharts(seed: 1).first { _ in true })
    let book = RuleBook(rules: Array(RuleBook.builtIn(on: [.career]).rules.prefix(20)))
    let error = #expect(throws: Problem.self) {
      try ReportPlan(on: .career, of: chart, in: .en, from: book)
    }
    #expect(error?.code == .noReport && error?.message.contains("do not fill") == true)
  }

  @Test func `a report needs no more than ten planets, and gets by with seven`() throws {
    for area in Area.allCases {
      let book = RuleBook.builtIn(on: [area])
      for var chart in ScatteredCharts(seed: 8).prefix(10) {
        chart.planets = Array(chart.planets.prefix(7))
        chart.points = []
        chart.aspects = chart.aspects.filter { $0.end2 <= .body(.saturn) }
        #expect(throws: Never.self) { try ReportPlan(on: area, of: chart, in: .uk, from: book) }
      }
    }
  }
}
