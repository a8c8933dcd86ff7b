import AstroChartModel
import AstroWording
import TestSupport
import Testing

@testable import AstroInterpretation

@Suite struct PassageEvidenceTests {
  @Test func `every fact that a passage names is found in its chart`() throws {
    for chart in ScatteredCharts(seed: 5).prefix(12) {
      try check(chart)
    }
  }

  private func check(_ chart: Chart) throws {
    for area in Area.allCases {
      let report = try Report(on: area, of: chart, in: .en, from: .builtIn(on: [area]), generatedAt: nil)
      let evidence = PassageEvidence(of: report, in: chart)
      for passage in report.detailedAnalysis {
        let found = Set(evidence.factors(of: passage).map(\.id))
        #expect(found == Set(passage.facts), "\(area)")
      }
      for advice in report.recommendations { #expect(!evidence.factors(of: advice).isEmpty, "\(area)") }
    }
  }

  @Test func `a fact has the house in which something stands, the house that is ruled, and both ends`() {
    let sun = FactorParts(of: .house(.sun, 9))
    #expect(sun.bodies == [.sun] && sun.houses == [9] && sun.signs == [])
    let ruler = FactorParts(of: .rulerInHouse(of: 7, .saturn, 6))
    #expect(Set(ruler.houses) == [6, 7] && ruler.bodies == [.saturn])
    let ascendant = FactorParts(of: .sign(.ascendant, .leo))
    #expect(ascendant.angles == [.ascendant] && ascendant.signs == [.leo])
    let tie = Aspect(between: .body(.venus), and: .angle(.midheaven), .trine, orb: 1)
    let tied = FactorParts(of: .rulerInAspect(of: 10, .venus, tie))
    #expect(tied.aspect == tie && tied.houses == [10] && tied.angles == [.midheaven])
    #expect(Set(FactorParts(of: .moonPhase(.gibbous)).bodies) == [.sun, .moon])
  }
}
