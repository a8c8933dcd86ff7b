import AstroChartModel
import AstroDiagnostics
import Testing

@Suite struct NearestNameTests {
  @Test func `the distance is a metric on words that differ by one slip`() {
    #expect(NearestName.distance("kyiv", "kyiv") == 0)
    #expect(NearestName.distance("kyiv", "Kyiv") == 0)
    #expect(NearestName.distance("kiyv", "kyiv") == 1)
    #expect(NearestName.distance("", "sun") == 3)
    for word in ["placidus", "koch", "mercury"] {
      for other in ["placid", "kohc", "mercure"] {
        #expect(NearestName.distance(word, other) == NearestName.distance(other, word))
      }
    }
  }

  @Test func `a slip finds its word, and nonsense finds none`() {
    let systems = HouseSystem.allCases.map(\.rawValue)
    #expect(NearestName.of("placidius", among: systems) == "placidus")
    #expect(NearestName.of("Kosh", among: systems) == "koch")
    #expect(NearestName.of("quetzalcoatl", among: systems) == nil)
    #expect(NearestName.of("sun", among: []) == nil)
  }
}
