import AstroChartModel
import Testing

/// What may be said of signs on a day without an hour.
struct BalanceTests {
  private func planets(moonFrom start: Double, to end: Double) -> [Placement] {
    let day = DayRange(atMidnight: Longitude(start), atNextMidnight: Longitude(end))
    return [
      Placement(.sun, at: Longitude(40)),
      Placement(.moon, at: Longitude((start + end) / 2), range: day),
      Placement(.venus, at: Longitude(55)),
    ]
  }

  @Test func `a Moon that leaves its sign is surely in neither quality`() throws {
    let chart = try Chart(planets: planets(moonFrom: 53, to: 66))
    #expect(chart.balance.elements == [.fire: 0...0, .earth: 2...3, .air: 0...1, .water: 0...0])
    #expect(chart.balance.modalities == [.cardinal: 0...0, .fixed: 2...3, .mutable: 0...1])
    #expect(chart.planets[1].possibleSigns == [.taurus, .gemini])
    #expect(chart.stelliums == [])
  }

  @Test func `nor is it surely in a house where it may be in the next`() throws {
    let moon = planets(moonFrom: 53, to: 66)[1]
    #expect(try Houses(cusps: (0..<12).map { Longitude(Double($0) * 30) }).house(of: moon) == nil)
    #expect(try Houses(cusps: (0..<12).map { Longitude(Double($0) * 30 + 10) }).house(of: moon) == 2)
  }

  @Test func `one that stays counts as every planet does`() throws {
    let chart = try Chart(planets: planets(moonFrom: 32, to: 45))
    #expect(chart.balance.elements[.earth] == 3...3)
    #expect(chart.balance.modalities[.fixed] == 3...3)
    #expect(chart.stelliums == [Stellium(site: .sign(.taurus), bodies: [.sun, .moon, .venus])])
  }
}
