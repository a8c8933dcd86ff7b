import AstroSvitla
import Foundation
import TestSupport
import Testing

/// How the paragraphs of a report are led to from the wheel of a page.
@Suite struct PageReportTests {
  private struct Content: Decodable {
    struct Mark: Decodable {
      var id: String
      var told: [Int]?
    }

    var marks: [Mark]
  }

  /// The marks that lead to each paragraph of a report.
  private func leading(to report: Report, of chart: Chart, by studio: Studio) throws -> [Set<String>] {
    let html = String(decoding: try studio.page(of: chart, report: report).value, as: UTF8.self)
    let parts = html.components(separatedBy: "<script type=\"application/json\">")
    let json = try #require(parts.last?.components(separatedBy: "</script>").first)
    let marks = try JSONDecoder().decode(Content.self, from: Data(json.utf8)).marks
    let count = html.components(separatedBy: "class=\"told\"").count - 1
    return (0..<count).map { index in
      Set(marks.filter { $0.told?.contains(index) ?? false }.map(\.id))
    }
  }

  private func report(naming sources: [String], advice: [String] = []) -> Report {
    Report(
      area: .career, language: .en, title: "Work", keyInfluences: "Opening.",
      detailedAnalysis: sources.map { Report.Passage(text: "Of \($0).", sources: [$0]) },
      recommendations: advice.map { Report.Passage(text: "Do.", sources: [$0]) }, closing: nil,
      generator: "scribe/1")
  }

  @Test func `a paragraph is led to from the body, the sign, the house and the aspect that it tells`() throws
  {
    let studio = try Studio()
    let chart = try studio.chart(of: KnownBirths.oksana).value
    let sun = try #require(chart.placements.first { $0.body == .sun })
    let aspect = try #require(chart.aspects.first { $0.bodies.count == 2 })
    let id = "\(aspect.end1.name).\(aspect.type.rawValue).\(aspect.end2.name)"
    let marks = try leading(
      to: report(naming: ["fact.sun.sign", "fact.sun.house", "fact.cusp4.sign", "fact.\(id)"]), of: chart,
      by: studio)
    let house = try #require(sun.house)
    let cusp = try #require(chart.houses?.cusp(4).sign)
    // A house that no paragraph names is told by those on its bodies or its ruler.
    let besideHouses = marks.map { $0.filter { !$0.hasPrefix("house.") } }
    #expect(marks[0].isEmpty)
    #expect(besideHouses[1] == ["planet.sun", "sign.\(sun.sign.rawValue)"])
    #expect(besideHouses[2] == ["planet.sun"] && marks[2].contains("house.\(house)"))
    #expect(marks[3] == ["house.4", "sign.\(cusp.rawValue)"])
    #expect(marks[4].contains("aspect.\(aspect.end1.name).\(aspect.end2.name)"))
    #expect(besideHouses[4].count == 3)
  }

  @Test func `what is not true of the chart leads nowhere`() throws {
    let studio = try Studio()
    let chart = try studio.chart(of: KnownBirths.oksana).value
    let names = ["fact.sun.opposition.mercury", "fact.house7.sun", "career.saturn.house6"]
    #expect(try leading(to: report(naming: names), of: chart, by: studio).allSatisfy(\.isEmpty))
  }

  @Test func `each paragraph of a report by our rules is led to, and advice from where its paragraph is`()
    throws
  {
    let studio = try Studio()
    let chart = try studio.chart(of: KnownBirths.oksana).value
    for area in Area.allCases {
      let report = try studio.report(on: area, of: chart).value
      let marks = try leading(to: report, of: chart, by: studio)
      let told = marks.dropFirst().prefix(report.detailedAnalysis.count + report.recommendations.count)
      #expect(told.allSatisfy { !$0.isEmpty }, "\(area)")
    }
  }
}
