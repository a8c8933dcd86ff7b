import Testing

@testable import AstroChartModel

struct PatternCertaintyTests {
  @Test func `a yod of a day without an hour holds all day`() throws {
    #expect(try patterns(mercuryMovingBy: 2).map(\.kind) == [.yod])
    // At one midnight it is 3.5 degrees from a quincunx to both.
    #expect(try patterns(mercuryMovingBy: 7) == [])
  }

  /// The patterns of the Sun and Mars in sextile with Mercury opposite their middle at noon.
  private func patterns(mercuryMovingBy degrees: Double) throws -> [AspectPattern] {
    let middle = Longitude(210)
    let mercury = Placement(
      .mercury, at: middle, speed: degrees,
      range: DayRange(atMidnight: middle + -degrees / 2, atNextMidnight: middle + degrees / 2))
    return try Chart(
      planets: [standing(.sun, 0), mercury, standing(.mars, 60)],
      aspects: [Aspect(.sun, .mars, .sextile, orb: 0)]
    ).patterns
  }

  private func standing(_ body: Body, _ degrees: Double) -> Placement {
    Placement(
      body, at: Longitude(degrees), speed: 0,
      range: DayRange(atMidnight: Longitude(degrees), atNextMidnight: Longitude(degrees)))
  }
}
