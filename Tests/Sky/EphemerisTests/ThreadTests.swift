import AstroChartModel
import AstroEphemeris
import TestSupport
import Testing

@Suite struct ThreadTests {
  @Test func `threads at once, in different orders, compute the same charts to the last bit`() async throws {
    var dice = SeededGenerator(seed: 18)
    let births = (0..<150).map { _ in BirthData.random(&dice) }
    let settings = births.indices.map { index in
      ChartSettings.with(
        HouseSystem.allCases[index % HouseSystem.allCases.count],
        index % 3 == 0 ? .sidereal(Ayanamsa.allCases[index % Ayanamsa.allCases.count]) : .tropical)
    }
    let source = SwissEphemeris()
    let alone = try births.indices.map { try source.chart(of: births[$0], settings: settings[$0]) }
    let together = try await withThrowingTaskGroup(of: (Int, Chart).self) { group in
      for index in births.indices.shuffled(using: &dice) {
        group.addTask { (index, try source.chart(of: births[index], settings: settings[index])) }
      }
      return try await group.reduce(into: [Int: Chart]()) { $0[$1.0] = $1.1 }
    }
    for index in births.indices { #expect(together[index] == alone[index]) }
  }

  @Test func `two sources on one thread do not mix`() throws {
    let birth = BirthData.at("1990-04-15 10:30")
    let (files, moshier) = (SwissEphemeris(), SwissEphemeris(.moshier))
    let first = (try files.chart(of: birth), try moshier.chart(of: birth))
    let second = (try files.chart(of: birth), try moshier.chart(of: birth))
    #expect(first == second)
    #expect(first.0.planets[1].longitude != first.1.planets[1].longitude)
    #expect(first.0.planets[1].longitude.separation(from: first.1.planets[1].longitude) < 0.001)
  }
}
