import AstroChartModel
import CAstroSwissEphemeris
import Testing

@testable import AstroEphemeris

@Suite struct AyanamsaTests {
  /// Reckonings that project the sky onto the ecliptic of their epoch instead of turning the zodiac.
  private static let projecting: [Ayanamsa] = [.j2000, .j1900, .b1950, .galacticAlignmentMardyks]

  @Test(arguments: Ayanamsa.allCases)
  func `houses and bodies are turned by the same angle, and declinations stay`(ayanamsa: Ayanamsa) throws {
    let birth = BirthData.at("1990-04-15 10:30")
    let tropical = try SwissEphemeris().chart(of: birth, settings: .with())
    let sidereal = try SwissEphemeris().chart(of: birth, settings: .with(.placidus, .sidereal(ayanamsa)))
    let turn = sidereal.planets[0].longitude.distance(forwardTo: tropical.planets[0].longitude)
    let tolerance = AyanamsaTests.projecting.contains(ayanamsa) ? 0.05 : 3e-6
    for (before, after) in zip(tropical.placements, sidereal.placements) {
      #expect((after.longitude + turn).separation(from: before.longitude) <= tolerance, "\(before.body)")
      #expect(
        try abs(#require(after.declination) - #require(before.declination)) <= tolerance, "\(before.body)")
    }
    let cusps = try zip(#require(tropical.houses).cusps, #require(sidereal.houses).cusps)
    for (before, after) in cusps { #expect((after + turn).separation(from: before) <= tolerance) }
    #expect(
      try (#require(sidereal.angles).ascendant + turn).separation(from: #require(tropical.angles).ascendant)
        <= tolerance)
  }

  @Test func `there are as many as the library has, each under its number`() throws {
    #expect(swe_get_ayanamsa_name(Int32(Ayanamsa.allCases.count)) == nil)
    let spots: [Ayanamsa: String] = [
      .faganBradley: "Fagan/Bradley", .lahiri: "Lahiri", .hipparchos: "Hipparchos", .j2000: "J2000",
      .trueCitra: "True Citra", .aryabhata522: "Aryabhata 522", .valensMoon: "Vettius Valens",
      .lahiriICRC: "Lahiri ICRC",
    ]
    for (ayanamsa, name) in spots {
      #expect(String(cString: try #require(swe_get_ayanamsa_name(ayanamsa.number))) == name)
    }
  }

  @Test(arguments: HouseSystem.allCases)
  func `in a sidereal zodiac every system's houses follow the zodiac's own signs`(system: HouseSystem) throws
  {
    for ayanamsa in [Ayanamsa.lahiri, .j2000] {
      let settings = ChartSettings.with(system, .sidereal(ayanamsa))
      let chart = try SwissEphemeris().chart(of: .at("1990-04-15 10:30"), settings: settings)
      let (houses, angles) = (try #require(chart.houses), try #require(chart.angles))
      #expect(chart.warnings.isEmpty)
      if system == .wholeSign { #expect(houses.cusp(1).degrees == angles.ascendant.sign.start) }
      if system == .equalAries { #expect(houses.cusp(1).degrees == 0) }
    }
  }

  @Test func `Lahiri's ayanamsa was 23°51′ at the turn of the century`() throws {
    let birth = BirthData.at("2000-01-01 12:00")
    let tropical = try SwissEphemeris().chart(of: birth).planets[0].longitude
    let sidereal = try SwissEphemeris().chart(of: birth, settings: .with(.placidus, .sidereal(.lahiri)))
      .planets[0].longitude
    #expect(abs(sidereal.distance(forwardTo: tropical) - 23.853) < 0.005)
  }
}
