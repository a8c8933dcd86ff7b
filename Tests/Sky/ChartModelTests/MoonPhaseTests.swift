import AstroChartModel
import Testing

@Suite struct MoonPhaseTests {
  @Test func `a phase begins at its moment`() {
    #expect(
      [0.0, 44, 46, 91, 181, 307].map { MoonPhase(elongation: $0) }
        == [.newMoon, .newMoon, .crescent, .firstQuarter, .fullMoon, .lastQuarter])
  }
}
