import AstroChartModel
import AstroDiagnostics
import CAstroSwissEphemeris
import TestSupport
import Testing

@testable import AstroEphemeris

@Suite struct HouseSystemTests {
  /// How the library names each system.
  private static let names: [HouseSystem: String] = [
    .placidus: "Placidus", .koch: "Koch", .porphyry: "Porphyry", .regiomontanus: "Regiomontanus",
    .campanus: "Campanus", .equal: "equal", .equalMidheaven: "equal (MC)", .wholeSign: "equal/ whole sign",
    .vehlow: "equal/Vehlow", .meridian: "axial rotation system/Meridian houses", .morinus: "Morinus",
    .horizon: "horizon/azimut", .polichPage: "Polich/Page", .alcabitius: "Alcabitius",
    .krusinski: "Krusinski-Pisa-Goelzer", .apc: "APC houses", .carter: "Carter poli-equ.",
    .sripati: "Sripati",
    .pullenSD: "Pullen SD", .pullenSR: "Pullen SR", .sunshine: "Sunshine",
    .sunshineMakransky: "Sunshine/alt.",
    .equalAries: "equal/1=Aries", .savard: "Savard-A",
  ]

  @Test(arguments: HouseSystem.allCases)
  func `each system is the one that the library knows by its letter`(system: HouseSystem) throws {
    let letter = try #require(system.letter.asciiValue)
    let name = try #require(swe_house_name(Int32(letter)))
    #expect(String(cString: name) == HouseSystemTests.names[system])
  }

  @Test func `no system of the library is missing but Gauquelin's`() {
    // The library calls every letter it does not know Placidus; A and E are both its equal houses.
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { Character(Unicode.Scalar($0)) } + ["i"]
    let known = letters.filter { letter in
      guard letter != "P", let name = letter.asciiValue.flatMap({ swe_house_name(Int32($0)) }) else {
        return letter == "P"
      }
      return String(cString: name) != "Placidus"
    }
    #expect(Set(known).subtracting(HouseSystem.allCases.map(\.letter)) == ["A", "G"])
  }

  @Test(arguments: HouseSystem.allCases, [-62.0, -33, 0.5, 50.4501, 69, 78])
  func `houses go once around the zodiac, and each body is between its cusps`(
    system: HouseSystem, latitude: Double
  ) throws {
    var dice = SeededGenerator(seed: 12)
    for _ in 0..<10 {
      let random = BirthData.random(&dice)
      let birth = BirthData.at(random.date, random.time, latitude, random.longitude)
      let chart = try SwissEphemeris().chart(of: birth, settings: .with(system))
      let houses = try #require(chart.houses)
      #expect(abs((1...12).reduce(0) { $0 + houses.span($1) } - 360) < 1e-6)
      #expect(chart.placements.allSatisfy { $0.house == houses.house(of: $0.longitude) })
      #expect((chart.ephemeris?.houseSystem == nil) == chart.warnings.isEmpty)
    }
  }

  /// Systems whose houses begin at the Ascendant and whose tenth begins at the Midheaven.
  private static let quadrant: [HouseSystem] = [
    .placidus, .koch, .porphyry, .regiomontanus, .campanus, .polichPage, .alcabitius, .krusinski, .apc,
    .pullenSD, .pullenSR, .sunshine, .sunshineMakransky, .savard,
  ]

  @Test(arguments: quadrant)
  func `a quadrant system's first and tenth cusps are the angles`(system: HouseSystem) throws {
    let chart = try SwissEphemeris().chart(of: .at("1990-04-15 10:30"), settings: .with(system))
    let (houses, angles) = (try #require(chart.houses), try #require(chart.angles))
    for (house, angle) in zip([1, 4, 7, 10], [ChartAngle.ascendant, .imumCoeli, .descendant, .midheaven]) {
      #expect(houses.cusp(house).separation(from: angles[angle]) < 2e-6)
    }
  }

  @Test(arguments: HouseSystem.allCases.filter { ![.apc, .sunshine, .sunshineMakransky].contains($0) })
  func `opposite cusps are half the zodiac apart`(system: HouseSystem) throws {
    var dice = SeededGenerator(seed: 13)
    for _ in 0..<10 {
      let chart = try SwissEphemeris().chart(of: .random(&dice), settings: .with(system))
      let houses = try #require(chart.houses)
      for house in 1...6 { #expect(houses.cusp(house).separation(from: houses.cusp(house + 6)) > 180 - 2e-6) }
    }
  }

  @Test(arguments: [HouseSystem.equal, .equalMidheaven, .vehlow, .wholeSign, .equalAries])
  func `equal houses are of 30° each, and stand where they are named for`(system: HouseSystem) throws {
    let chart = try SwissEphemeris().chart(of: .at("1990-04-15 10:30"), settings: .with(system))
    let (houses, angles) = (try #require(chart.houses), try #require(chart.angles))
    for house in 1...12 { #expect(abs(houses.span(house) - 30) < 2e-6) }
    let first: Longitude =
      switch system {
      case .equalMidheaven: angles.midheaven + 90
      case .vehlow: angles.ascendant + -15
      case .wholeSign: Longitude(angles.ascendant.sign.start)
      case .equalAries: Longitude(0)
      default: angles.ascendant
      }
    #expect(houses.cusp(1).separation(from: first) < 2e-6)
  }

  @Test(arguments: [HouseSystem.placidus, .koch, .regiomontanus, .campanus], [68.4, 78.2, 90, -90])
  func `where a system is undefined, Porphyry is used and said to be`(system: HouseSystem, latitude: Double)
    throws
  {
    // An hour at which libswe turns the horizon systems backwards.
    let births = (0..<24).map { BirthData.at("1990-06-15 \($0):00", latitude: latitude) }
    let charts = try births.map { try SwissEphemeris().chart(of: $0, settings: .with(system)) }
    let porphyry = try births.map { try SwissEphemeris().chart(of: $0, settings: .with(.porphyry)) }
    var fallbacks = 0
    for (chart, porphyry) in zip(charts, porphyry) where !chart.warnings.isEmpty {
      fallbacks += 1
      #expect(chart.warnings.map(\.code) == [.houseSystemFallback])
      #expect(chart.settings.houseSystem == system)
      #expect(chart.ephemeris?.houseSystem == .porphyry)
      #expect(chart.houses == porphyry.houses)
      #expect(chart.angles == porphyry.angles)
    }
    #expect(fallbacks > 0)
    #expect(![.placidus, .koch].contains(system) || fallbacks == 24)
  }
}
