import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import CAstroSwissEphemeris
import TestSupport
import Testing

@testable import AstroSkies

/// The passes of planets over their natal places, counted day by day in the sky itself.
@Suite struct LoopTests {
  /// The birth of `samples/sydney.json`.
  private static let birth = sure {
    try BirthData(
      date: CivilDate("1995-12-03") ?? CivilDate(daysSince1970: 0), time: ClockTime("21:05"),
      timeZone: "+11:00", latitude: -33.8688, longitude: 151.2093)
  }

  private static func longitude(of body: Int32, at julianDay: Double) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { place in
      swe_calc_ut(julianDay, body, SEFLG_MOSEPH, place.baseAddress, nil)
      return place[0]
    }
  }

  /// How many passes each cycle has, from the first on.
  private static func passes(of body: Int32, from birth: Double, cycles: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: cycles + 1)
    let natal = longitude(of: body, at: birth)
    var (way, day) = (0.0, birth)
    // Once it is so far behind a cycle, no loop leads back into it.
    while way < Double(cycles) * 360 + 60 {
      day += 0.5
      let next = way + Degrees.folded(longitude(of: body, at: day) - natal - way)
      for cycle in 1...cycles where (way < Double(cycle) * 360) != (next < Double(cycle) * 360) {
        counts[cycle] += 1
      }
      way = next
    }
    return Array(counts.dropFirst())
  }

  @Test(arguments: [
    (Body.mars, SE_MARS, 20), (.venus, SE_VENUS, 20), (.mercury, SE_MERCURY, 20), (.jupiter, SE_JUPITER, 6),
  ])
  func `however wide its loop, a planet's passes are all there`(
    body: Body, number: Int32, cycles: Int
  ) throws {
    let chart = try SwissEphemeris().chart(of: Self.birth, name: "Matilda", settings: ChartSettings())
    let birth = try #require(chart.moment).julianDay
    let found = try (1...cycles).map { try Skies().returns(of: body, in: chart, cycle: $0).count }
    #expect(found == Self.passes(of: number, from: birth, cycles: cycles))
  }

  @Test func `a loop whose second half begins at the natal place is followed to its end`() throws {
    // Mars at 21°19′ Leo, where he is direct again in spring 2027 after turning back over nineteen degrees.
    let birth = try BirthData(
      date: #require(CivilDate("2025-06-01")), time: ClockTime("12:00"), timeZone: "UTC", latitude: 0,
      longitude: 0)
    let chart = try SwissEphemeris().chart(of: birth, settings: ChartSettings())
    let passes = try Skies().returns(of: .mars, in: chart, cycle: 1)
    let moment = try #require(chart.moment)
    #expect(passes.count == 3)
    #expect([passes.count] == Self.passes(of: SE_MARS, from: moment.julianDay, cycles: 1))
  }
}
