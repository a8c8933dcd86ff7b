import AstroChartFiles
import AstroChartModel
import AstroEphemeris
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: HouseSystem.allCases)
  func `a computed chart reads back the same, by every house system and at any latitude`(
    _ system: HouseSystem
  ) throws {
    let ephemeris = SwissEphemeris(.files(directory: EphemerisDirectory.distribution))
    for latitude in stride(from: -88.0, through: 88, by: 22) {
      for day in stride(from: 0, to: 20_000, by: 5_003) {
        let birth = try BirthData(
          date: CivilDate(daysSince1970: day), time: ClockTime(hour: day % 24, minute: 17),
          timeZone: "+00:00",
          latitude: latitude, longitude: 30)
        let chart = try ephemeris.chart(
          of: birth,
          settings: ChartSettings(houseSystem: system, points: Body.points).with(orbs: ChartSettings.allOrbs))
        #expect(try ChartDocument(json: chart.json) == .chart(chart), "\(latitude) \(day)")
      }
    }
  }
}
