import AstroChartModel
import Testing

/// The names of bodies in files.
@Suite struct BodyNameTests {
  @Test func `each body has one name, which gives it back`() {
    let numbered = [5, 433, 99_999, 999_999].compactMap { Body(minorPlanet: $0) }
    #expect(numbered.map(\.rawValue) == ["asteroid:5", "asteroid:433", "asteroid:99999", "asteroid:999999"])
    for body in Body.allCases + numbered { #expect(Body(rawValue: body.rawValue) == body) }
    #expect(Set(Body.allCases.map(\.rawValue)).count == 29 && Body.sun.rawValue == "sun")
  }

  @Test(arguments: [
    (1, Body.ceres), (2, .pallas), (3, .juno), (4, .vesta), (2060, .chiron), (5145, .pholus),
    (134_340, .pluto),
  ])
  func `a minor planet with a name here is that one`(number: Int, body: Body) {
    #expect(Body(minorPlanet: number) == body && Body(rawValue: "asteroid:\(number)") == body)
  }

  @Test(arguments: [
    "asteroid:", "asteroid:0", "asteroid:-5", "asteroid:+5", "asteroid:0433", "asteroid:1000000",
    "asteroid:4.5", "asteroid: 5", "Asteroid:5", "asteroid:٤", "asteroid:99999999999999999999", "433", "",
    "Sun",
  ])
  func `nothing else is a name`(name: String) {
    #expect(Body(rawValue: name) == nil)
  }

  @Test func `numbers follow the named points, and angles follow all`() {
    let numbered = [999_999, 433, 5].compactMap { Body(minorPlanet: $0) }
    let settings = ChartSettings(points: numbered + [.poseidon, .sun, .chiron] + numbered)
    #expect(
      settings.points.map(\.rawValue) == [
        "chiron", "poseidon", "asteroid:5", "asteroid:433", "asteroid:999999",
      ])
    #expect(AspectEnd.body(numbered[0]) < .angle(.ascendant))
    #expect(numbered.allSatisfy { !$0.isPlanet && !$0.isHypothetical && !$0.needsBirthTime && $0.hasLetters })
  }

  @Test func `no two bodies have the same letters`() {
    let numbered = MinorPlanet.named.compactMap { Body(minorPlanet: $0) }
    #expect(numbered.count == MinorPlanet.named.count)
    let symbols = (Body.allCases + numbered).map(\.symbol)
    #expect(Set(symbols).count == symbols.count)
    #expect(Body(minorPlanet: 433)?.symbol == "Ero" && Body(minorPlanet: 99_999)?.symbol == "99999")
  }
}
