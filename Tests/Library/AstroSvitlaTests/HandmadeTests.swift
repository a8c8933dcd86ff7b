import AstroSvitla
import Testing

/// Values that a program makes by hand, and what becomes of them.
@Suite struct HandmadeTests {
  private func chart() throws -> Chart {
    let cusps = try (0..<12).map { try Longitude(degrees: 15 + 30 * Double($0)) }
    let places: [(Body, Double)] = [
      (.sun, 25.2), (.moon, 281.7), (.mars, 115), (.saturn, 295), (.chiron, 102),
    ]
    return try Chart(
      of: try places.map { try Placement(body: $0, longitude: Longitude(degrees: $1), speed: 1) },
      houses: Houses(cusps: cusps), angles: Angles(ascendant: cusps[0], midheaven: cusps[9]), name: "Oksana")
  }

  @Test func `a chart of positions is drawn in every format, and read back from its file`() throws {
    let (studio, chart) = (try Studio(), try chart())
    for format in PictureFormat.allCases {
      #expect(try !studio.picture(of: chart, as: format).value.isEmpty)
    }
    #expect(try studio.drawing(of: chart).audit == [])
    let read = try Chart(json: chart.json)
    #expect(
      read.placements == chart.placements && read.aspects == chart.aspects && read.houses == chart.houses)
    #expect(try !chart.svg().value.isEmpty)
  }

  @Test func `a report made by hand becomes a document`() throws {
    let passage = Report.Passage(text: "You begin things.", sources: ["fact.sun.sign"])
    let report = Report(
      area: .career, language: .en, title: "Work", keyInfluences: "The Sun begins.",
      detailedAnalysis: [passage], recommendations: [passage], closing: passage,
      terms: [Report.Term(term: "Sun", meaning: "What one is.")], generator: "scribe/1")
    let document = try Studio().document(of: chart(), [report])
    #expect(document.value.starts(with: Array("%PDF".utf8)))
    let read = try Report(json: report.json)
    #expect(read.closing == report.closing && read.terms == report.terms && read.title == "Work")
  }

  @Test func `a theme made by hand has its inks, and those of another`() throws {
    let paper = try #require(Color(hex: "#F4F7F8"))
    let harbour = Theme(named: "harbour", from: .light, paper: paper, ink: Color(red: 0, green: 0, blue: 0.2))
    let json = """
      { "name": "harbour", "paper": "#F4F7F8", "ink": "#000033" }
      """
    #expect(try harbour == Theme(json: Array(json.utf8)))
    #expect(Theme(named: "dark", from: .dark) == .dark)
    let svg = try chart().svg(theme: harbour).value
    #expect(String(decoding: svg, as: UTF8.self).contains("#F4F7F8"))
  }
}
