import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import TestSupport
import Testing

@Suite struct PoleTests {
  @Test(arguments: HouseSystem.allCases, [90.0, -90, 89.9999999, -89.9999])
  func `at a pole every house has its part of the zodiac, or other houses are used and said to be`(
    system: HouseSystem, latitude: Double
  ) throws {
    for minutes in stride(from: 0, to: 1440, by: 60) {
      let chart = try chart(system, latitude, minutes)
      let houses = try #require(chart.houses)
      #expect((1...12).allSatisfy { houses.span($0) > 0 })
      #expect(abs((1...12).reduce(0) { $0 + houses.span($1) } - 360) < 1e-6)
      #expect(chart.placements.allSatisfy { $0.house == houses.house(of: $0.longitude) })
      #expect(
        chart.warnings.map(\.code) == (chart.ephemeris?.houseSystem == nil ? [] : [.houseSystemFallback]))
      #expect([nil, .porphyry].contains(chart.ephemeris?.houseSystem))
    }
  }

  @Test(arguments: [
    HouseSystem.regiomontanus, .campanus, .polichPage, .krusinski, .apc, .sunshine, .placidus,
  ])
  func `a system whose cusps fall together at the pole is never drawn there`(system: HouseSystem) throws {
    for minutes in stride(from: 0, to: 1440, by: 97) where system != .campanus {
      #expect(try chart(system, 90, minutes).ephemeris?.houseSystem == .porphyry)
    }
  }

  @Test func `a body between cusps that fall together is in the one house that holds something there`() throws
  {
    let cusps = [0.0, 0, 0, 60, 180, 180, 180, 180, 180, 240, 360, 360].map { Longitude($0) }
    let houses = try Houses(cusps: cusps)
    #expect(
      [0.0, 59.9, 60, 179.999999, 180, 239, 240, 359.999999].map { houses.house(of: Longitude($0)) }
        == [3, 3, 4, 4, 9, 9, 10, 10])
  }

  private func chart(_ system: HouseSystem, _ latitude: Double, _ minutes: Int) throws -> Chart {
    let text = "1990-06-15 \(minutes / 60):\(minutes % 60)"
    return try SwissEphemeris().chart(of: .at(text, latitude: latitude), settings: .with(system, points: []))
  }
}
