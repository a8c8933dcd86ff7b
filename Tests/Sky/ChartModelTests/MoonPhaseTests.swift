import AstroChartModel
import Testing

@Suite struct MoonPhaseTests {
  @Test(arguments: [
    (0.0, MoonPhase.newMoon), (22.4, .newMoon), (22.6, .crescent), (41.6, .crescent), (90, .firstQuarter),
    (157.4, .gibbous), (157.6, .fullMoon), (202.4, .fullMoon), (270, .lastQuarter), (307, .balsamic),
    (337.6, .newMoon), (359.99, .newMoon),
  ])
  func `beside its disc the Moon is called what it looks like`(elongation: Double, phase: MoonPhase) {
    #expect(MoonPhase(lookOf: elongation) == phase)
  }

  @Test func `what readings speak of begins at its moment, as ever`() {
    #expect(
      [0.0, 44, 46, 91, 181, 307].map { MoonPhase(elongation: $0) }
        == [.newMoon, .newMoon, .crescent, .firstQuarter, .fullMoon, .lastQuarter])
  }
}
