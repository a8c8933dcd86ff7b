import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import TestSupport
import Testing

@Suite struct CoupleLawTests {
  private let skies = Skies()

  /// Couples of one zodiac and house system.
  private func couples(
    _ count: Int, seed: UInt64, latitudes: ClosedRange<Double> = -66...66
  ) throws -> [(a: Chart, b: Chart)] {
    let births = zip(
      RandomBirths(seed: seed, latitudes: latitudes), RandomBirths(seed: ~seed, latitudes: latitudes))
    return try zip(births, RandomSettings(seed: seed)).prefix(count).map { births, settings in
      (
        try SwissEphemeris().chart(of: births.0, name: "A", settings: settings),
        try SwissEphemeris().chart(of: births.1, name: "B", settings: settings)
      )
    }
  }

  @Test(arguments: CompositeHouses.allCases)
  func `a composite does not depend on who comes first`(housesBy: CompositeHouses) throws {
    for (a, b) in try couples(150, seed: 21, latitudes: -75...75) {
      let one = try skies.composite(of: a, and: b, housesBy: housesBy)
      let other = try skies.composite(of: b, and: a, housesBy: housesBy)
      #expect(one.placements == other.placements && one.houses == other.houses && one.angles == other.angles)
      #expect((one.name, other.name) == ("A & B", "B & A"))
    }
  }

  @Test func `every cusp of a composite is a midpoint of its own pair, near or far`() throws {
    for (a, b) in try couples(300, seed: 22) {
      let chart = try skies.composite(of: a, and: b)
      // Where one had to fall back, the pair is another than the two charts show.
      guard let houses = chart.houses, a.ephemeris?.houseSystem == b.ephemeris?.houseSystem else { continue }
      for house in 1...12 {
        let (first, second) = try (#require(a.houses).cusp(house), #require(b.houses).cusp(house))
        let cusp = houses.cusp(house)
        #expect(abs(cusp.separation(from: first) - cusp.separation(from: second)) < 3e-6)
      }
    }
  }

  @Test func `a composite has no moment, no motion and nothing that applies`() throws {
    for (a, b) in try couples(20, seed: 23) {
      let chart = try skies.composite(of: a, and: b)
      #expect(chart.moment == nil && chart.birth == nil)
      #expect(chart.placements.allSatisfy { $0.speed == nil && $0.latitude == nil && !$0.isRetrograde })
      #expect(chart.aspects.allSatisfy { $0.isApplying == nil })
    }
  }

  @Test func `made of a chart and itself, a composite and a Davison chart are the chart`() throws {
    for (a, _) in try couples(40, seed: 24, latitudes: -80...80) {
      let davison = try skies.davison(of: a, and: a)
      expectSameSky(davison, a)
      #expect(davison.moment?.secondsSince1970 == a.moment?.secondsSince1970)
      #expect(davison.moment?.utcOffsetSeconds == 0)
      expectSameSky(try skies.davison(of: a, and: a, isGreatCircle: true), a)
      let composite = try skies.composite(of: a, and: a)
      #expect(composite.placements.map(\.longitude) == a.placements.map(\.longitude))
      #expect(composite.houses == a.houses && composite.angles == a.angles)
      let site = Site(try #require(a.birth))
      let placed = try skies.composite(of: a, and: a, housesBy: .referencePlace, at: site)
      guard abs(site.latitude) < 66 else { continue }
      // A zodiac on the ecliptic of another epoch is turned, not tilted.
      for (cusp, own) in zip(try #require(placed.houses).cusps, try #require(a.houses).cusps) {
        #expect(apart(cusp.degrees, own.degrees) < 0.01, "\(a.settings.houseSystem) \(a.settings.zodiac)")
      }
    }
  }

  @Test func `of two midpoints the one nearer to the Sun is taken, and said`() throws {
    let (a, b) = (try chart(sun: 10, moon: 100), try chart(sun: 50, moon: 280))
    for chart in [try skies.composite(of: a, and: b), try skies.composite(of: b, and: a)] {
      #expect(chart.degreesOf(.sun) == 30)
      #expect(chart.degreesOf(.moon) == 10)
      #expect(chart.warnings.filter { $0.code == .twoMidpoints }.count == 1)
    }
  }

  private func chart(sun: Double, moon: Double) throws -> Chart {
    try Chart(planets: [
      Placement(body: .sun, longitude: Longitude(degrees: sun)),
      Placement(body: .moon, longitude: Longitude(degrees: moon)),
    ])
  }

  @Test func `where one falls back on another house system, so do both`() throws {
    let oslo = try SwissEphemeris().chart(of: birth("1988-06-21", "00:40", 69.6, 18.9))
    let kyiv = try SwissEphemeris().chart(of: KnownBirths.oksana)
    #expect(oslo.ephemeris?.houseSystem == .porphyry)
    for chart in [try skies.composite(of: oslo, and: kyiv), try skies.composite(of: kyiv, and: oslo)] {
      #expect(chart.ephemeris?.houseSystem == .porphyry)
      #expect(chart.settings.houseSystem == .placidus)
      #expect(chart.warnings.filter { $0.code == .houseSystemFallback }.count == 1)
    }
    // Half-way between the two the houses asked for may be defined again.
    #expect(try skies.davison(of: oslo, and: kyiv).ephemeris?.houseSystem == nil)
    #expect(try skies.davison(of: oslo, and: oslo).ephemeris?.houseSystem == .porphyry)
  }

  @Test func `the middle of two places lies on the shorter side of the date line`() throws {
    let kyiv = try SwissEphemeris().chart(of: birth("1990-04-15", "10:30", 50.45, 30.52))
    for (longitude, expected) in [(-157.86, 116.33), (-149.49, 120.515), (-149.47, -59.475)] {
      let other = try SwissEphemeris().chart(of: birth("1990-04-15", "10:30", 21.31, longitude))
      let place = try #require(try skies.davison(of: kyiv, and: other).derived?.place)
      #expect(abs(place.longitude - expected) < 1e-6)
      #expect(place.latitude == 35.88)
    }
  }

  @Test func `antipodes have no middle on a great circle, and opposite meridians the one nearer Greenwich`()
    throws
  {
    let a = try SwissEphemeris().chart(of: birth("1990-04-15", "10:30", 50, 170))
    let b = try SwissEphemeris().chart(of: birth("1990-04-15", "10:30", -50, -10))
    #expect { try skies.davison(of: a, and: b, isGreatCircle: true) } throws: {
      ($0 as? Problem)?.code == .invalidChart
    }
    for chart in [try skies.davison(of: a, and: b), try skies.davison(of: b, and: a)] {
      #expect(chart.derived?.place?.longitude == 80)
    }
  }

  @Test func `two zodiacs, and two house systems, do not go together`() throws {
    let kyiv = try SwissEphemeris().chart(of: KnownBirths.oksana)
    for settings in [ChartSettings(houseSystem: .koch), ChartSettings(zodiac: .sidereal(.lahiri))] {
      let other = try SwissEphemeris().chart(of: KnownBirths.oksana, settings: settings)
      for attempt in [
        { try skies.composite(of: kyiv, and: other) }, { try skies.davison(of: kyiv, and: other) },
      ] as [() throws -> Chart] {
        #expect { try attempt() } throws: { ($0 as? Problem)?.code == .invalidChart }
      }
    }
  }

  @Test func `points that the two reckon differently are left out, and said`() throws {
    let kyiv = try SwissEphemeris().chart(of: KnownBirths.oksana)
    let other = try SwissEphemeris().chart(of: KnownBirths.oksana, settings: ChartSettings(node: .mean))
    let chart = try skies.composite(of: kyiv, and: other)
    #expect(chart.points.map(\.body) == [.chiron, .lilith])
    #expect(chart.warnings.filter { $0.code == .pointLeftOut }.count == 2)
  }

  @Test func `names of two are cut where together they would be too long`() throws {
    let name = String(repeating: "Ї", count: 200)
    let a = try SwissEphemeris().chart(of: KnownBirths.oksana, name: name)
    let chart = try skies.composite(of: a, and: a)
    #expect(try #require(chart.name).unicodeScalars.count <= 200)
    #expect(chart.name?.contains("… & ") == true)
  }

  private func birth(_ date: String, _ time: String, _ latitude: Double, _ longitude: Double) throws
    -> BirthData
  {
    try BirthData(
      date: try #require(CivilDate(date)), time: ClockTime(time), timeZone: "+00:00", latitude: latitude,
      longitude: longitude)
  }
}
