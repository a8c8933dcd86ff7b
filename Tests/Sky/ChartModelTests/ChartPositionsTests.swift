import AstroChartModel
import AstroDiagnostics
import Testing

/// Charts of positions that somebody else computed.
@Suite struct ChartPositionsTests {
  private func placement(
    _ body: Body, _ degrees: Double, speed: Double? = nil, house: Int? = nil
  ) throws -> Placement {
    try Placement(body: body, longitude: Longitude(degrees: degrees), speed: speed, house: house)
  }

  private func houses() throws -> Houses {
    try Houses(cusps: (0..<12).map { try Longitude(degrees: 15 + 30 * Double($0)) })
  }

  private func angles() throws -> Angles {
    try Angles(ascendant: Longitude(degrees: 15), midheaven: Longitude(degrees: 285))
  }

  @Test func `bodies are sorted, stand in houses, and have aspects`() throws {
    let placements = [
      try placement(.chiron, 200), try placement(.moon, 115, speed: 13), try placement(.sun, 25, speed: 1),
      try placement(.mars, 50, house: 3),
    ]
    let chart = try Chart(of: placements, houses: houses(), angles: angles(), name: "Oksana")
    #expect(chart.planets.map(\.body) == [.sun, .moon, .mars] && chart.points.map(\.body) == [.chiron])
    #expect(chart.planets.map(\.house) == [1, 4, 3] && chart.points[0].house == 7)
    let square = try #require(chart.aspects.first { $0.end1 == .body(.sun) && $0.end2 == .body(.moon) })
    #expect(square.type == .square && square.orb == 0 && chart.hasBirthTime)
    let none = try ChartSettings().with(orbs: [:])
    #expect(try Chart(of: placements, settings: none).aspects == [])
  }

  @Test func `without houses no body stands in one`() throws {
    let chart = try Chart(of: [placement(.sun, 25, house: 4)])
    #expect(chart.planets[0].house == nil && !chart.hasBirthTime && chart.name == nil)
  }

  @Test func `what cannot be a chart is refused with its place`() throws {
    let sun = try placement(.sun, 25)
    let tries: [(String, () throws -> Chart)] = [
      ("planets", { try Chart(of: []) }), ("planets", { try Chart(of: [placement(.chiron, 1)]) }),
      ("angles", { try Chart(of: [sun], houses: houses()) }),
      ("houses", { try Chart(of: [sun], angles: angles()) }),
      ("planets[1].name", { try Chart(of: [sun, sun]) }),
      ("name", { try Chart(of: [sun], name: "a\u{7}") }),
    ]
    for (place, attempt) in tries {
      let problem = #expect(throws: Problem.self) { try attempt() }
      #expect(problem?.code == .invalidValue && problem?.location.pathText == place, "\(place)")
    }
  }
}
