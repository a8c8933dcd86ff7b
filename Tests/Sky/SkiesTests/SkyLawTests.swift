import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import TestSupport
import Testing

@Suite struct SkyLawTests {
  private let skies = Skies()
  private let natal = sure { try SwissEphemeris().chart(of: KnownBirths.oksana, name: "Оксана") }

  /// Births with any settings, those beyond the polar circles too.
  private func charts(_ count: Int, seed: UInt64) throws -> [Chart] {
    let births = RandomBirths(seed: seed, latitudes: -80...80)
    return try zip(births, RandomSettings(seed: seed)).prefix(count).map { birth, settings in
      try SwissEphemeris().chart(of: birth, name: "A", settings: settings)
    }
  }

  @Test func `synastry mirrors: what one has with the other, the other has with the one`() throws {
    var charts = RandomCharts(seed: 1)
    for isMoving in [true, false] {
      let couple = try charts.next(2)
      let (a, b) = (couple[0], couple[1])
      let finder = CrossAspectFinder(orbs: ChartSettings.allOrbs, tiesPoints: true, isMoving: isMoving)
      let there = finder.aspects(of: a, with: b).map { Tie($0.end1, $0.end2, $0) }
      let back = finder.aspects(of: b, with: a).map { Tie($0.end2, $0.end1, $0) }
      #expect(Set(there) == Set(back) && there.count == back.count && !there.isEmpty)
    }
  }

  @Test func `a solar return in the year of birth, at the birth place, is the birth chart`() throws {
    for natal in try charts(40, seed: 2) {
      let birth = try #require(natal.moment)
      for options in [ReturnOptions(), ReturnOptions(isPrecessed: true)] {
        let found = try skies.solarReturn(of: natal, year: birth.utc.date.year, options)
        #expect(found.moment?.secondsSince1970 == birth.secondsSince1970)
        expectSameSky(found, natal)
        #expect(found.birth == nil && found.derived?.from.first?.birth == natal.birth)
      }
    }
  }

  @Test func `a return with precession taken out is a return in a sidereal zodiac`() throws {
    for year in [1991, 2027, 2080] {
      let precessed = try skies.solarReturn(of: natal, year: year, .init(isPrecessed: true))
      for ayanamsa in [Ayanamsa.lahiri, .raman, .krishnamurti] {
        let settings = ChartSettings(zodiac: .sidereal(ayanamsa))
        let own = try SwissEphemeris().chart(of: KnownBirths.oksana, settings: settings)
        let sidereal = try skies.solarReturn(of: own, year: year)
        #expect(abs(seconds(sidereal, precessed)) < 1, "\(ayanamsa) \(year)")
      }
      // Some 20 minutes for every year of life.
      let tropical = try skies.solarReturn(of: natal, year: year)
      let perYear = seconds(precessed, tropical) / 60 / Double(year - 1990)
      #expect((19.0...22).contains(perYear))
      #expect(precessed.settings.zodiac == .tropical)
    }
  }

  @Test func `progressed to the moment of birth, by whatever method, a chart is the birth chart`() throws {
    for natal in try charts(20, seed: 3) {
      let birth = try #require(natal.moment)
      for angles in ProgressedAngles.allCases {
        expectSameSky(try skies.progressed(natal, to: birth, angles: angles), natal)
      }
      for method in [DerivationMethod.tertiary, .minor] {
        expectSameSky(try skies.progressed(natal, to: birth, by: method), natal)
      }
      for method in [DerivationMethod.solarArc, .naibodArc] {
        let directed = try skies.directed(natal, to: birth, by: method)
        #expect(directed.derived?.arc == 0)
        #expect(directed.placements.map(\.longitude) == natal.placements.map(\.longitude))
        #expect(directed.houses == natal.houses && directed.angles == natal.angles)
      }
    }
  }

  @Test func `the progressed and the directed Midheaven are one by default, and the Ascendants are two`()
    throws
  {
    let later = try Moment.utc("2027-02-03T00:00:00Z")
    let progressed = try skies.progressed(natal, to: later)
    let directed = try skies.directed(natal, to: later)
    #expect(apart(try progressed.degrees("midheaven"), try directed.degrees("midheaven")) < 1e-5)
    #expect(apart(try progressed.degrees("ascendant"), try directed.degrees("ascendant")) > 1)
    #expect(progressed.degreesOf(.sun) == directed.degreesOf(.sun))
  }

  @Test func `before birth progressions go backwards`() throws {
    let earlier = try Moment.utc("1960-04-15T10:30:00Z")
    let arc = try #require(try skies.directed(natal, to: earlier).derived?.arc)
    #expect((-30.0 ... -28).contains(arc))
    let progressed = try #require(try skies.progressed(natal, to: earlier).moment)
    #expect((-30.1 ... -29.9).contains(progressed.julianDay - (natal.moment?.julianDay ?? 0)))
  }

  @Test func `relocated to the birth place, and multiplied by one, a chart stays as it is`() throws {
    for natal in try charts(20, seed: 4) {
      let relocated = try skies.relocated(natal, to: Site(try #require(natal.birth)))
      expectSameSky(relocated, natal)
      #expect(relocated.kind == .natal && relocated.isDerived && relocated.moment == natal.moment)
      let harmonic = try skies.harmonic(1, of: natal)
      #expect(harmonic.placements.map(\.longitude) == natal.placements.map(\.longitude))
      #expect(harmonic.angles == natal.angles)
    }
  }

  @Test func `the Moon comes back every 27 days, always later, and where it was`() throws {
    var moment = try Moment.utc("2026-11-21T00:00:00Z")
    for _ in 0..<30 {
      let found = try skies.firstReturn(of: .moon, in: natal, after: moment)
      let next = try #require(found.moment)
      #expect((0.0...27.8).contains(next.julianDay - moment.julianDay) && next != moment)
      #expect(apart(found.degreesOf(.moon), natal.degreesOf(.moon)) < 2e-6)
      moment = next
    }
  }

  @Test func `a transit at the moment and place of birth is the birth chart`() throws {
    for natal in try charts(10, seed: 5) {
      let transit = try skies.transit(to: natal, at: try #require(natal.moment))
      expectSameSky(transit, natal)
      #expect(transit.kind == .transit && transit.moment == natal.moment)
    }
  }

  // MARK: - Without a time of birth

  @Test func `without a time of birth there are no houses, and every body has its range`() throws {
    let natal = try SwissEphemeris().chart(of: KnownBirths.oksanaWithoutTime)
    let later = try Moment.utc("2027-02-03T00:00:00Z")
    let skies = [
      try self.skies.solarReturn(of: natal, year: 2027),
      try self.skies.firstReturn(of: .moon, in: natal, after: later),
      try self.skies.returns(of: .mars, in: natal, cycle: 1)[0],
      try self.skies.progressed(natal, to: later), try self.skies.directed(natal, to: later),
      try self.skies.composite(of: natal, and: self.natal),
      try self.skies.davison(of: self.natal, and: natal), try self.skies.harmonic(5, of: natal),
      try self.skies.relocated(natal, to: Site(KnownBirths.oksana)),
    ]
    for sky in skies {
      #expect(sky.houses == nil && sky.angles == nil, "\(sky.kind)")
      #expect(sky.placements.allSatisfy { $0.house == nil && $0.range != nil }, "\(sky.kind)")
      #expect(sky.aspects.contains { !$0.isCertain }, "\(sky.kind)")
    }
    // A transit has a moment of its own.
    #expect(try self.skies.transit(to: natal, at: later).houses != nil)
  }

  // MARK: - What cannot be

  @Test func `a chart that is derived is refused by all`() throws {
    let later = try Moment.utc("2027-02-03T00:00:00Z")
    let derived = try skies.transit(to: natal, at: later)
    for attempt in [
      { try skies.transit(to: derived, at: later) }, { try skies.solarReturn(of: derived, year: 2027) },
      { try skies.progressed(derived, to: later) }, { try skies.directed(derived, to: later) },
      { try skies.composite(of: derived, and: natal) }, { try skies.davison(of: natal, and: derived) },
      { try skies.harmonic(5, of: derived) }, { try skies.relocated(derived, to: Site(KnownBirths.oksana)) },
    ] as [() throws -> Chart] {
      #expect { try attempt() } throws: { ($0 as? Problem)?.code == .invalidChart }
    }
  }

  @Test func `positions alone are taken as they are given, where no birth is needed`() throws {
    let given = try Chart(
      name: "A", settings: natal.settings, moment: natal.moment, planets: natal.planets, houses: natal.houses,
      angles: natal.angles)
    let later = try Moment.utc("2027-02-03T00:00:00Z")
    let found = try skies.solarReturn(of: given, year: 2027)
    #expect(abs(seconds(found, try skies.solarReturn(of: natal, year: 2027))) < 0.1)
    #expect(found.houses == nil)
    #expect(found.warnings.contains { $0.code == .positionsAsGiven })
    #expect(try skies.harmonic(5, of: given).warnings.contains { $0.code == .positionsAsGiven })
    for attempt in [
      { try skies.progressed(given, to: later) }, { try skies.davison(of: natal, and: given) },
    ] as [() throws -> Chart] {
      #expect { try attempt() } throws: { ($0 as? Problem)?.code == .missingBirthData }
    }
  }

  private func seconds(_ a: Chart, _ b: Chart) -> Double {
    ((a.moment?.julianDay ?? 0) - (b.moment?.julianDay ?? 0)) * 86_400
  }
}

/// Bodies, houses, angles and aspects alike, to a few millionths of a degree.
func expectSameSky(_ a: Chart, _ b: Chart, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(a.placements.map(\.body) == b.placements.map(\.body), sourceLocation: sourceLocation)
  for (one, other) in zip(a.placements, b.placements) {
    #expect(
      apart(one.longitude.degrees, other.longitude.degrees) < 5e-6, "\(one.body)",
      sourceLocation: sourceLocation)
  }
  for (one, other) in zip(a.houses?.cusps ?? [], b.houses?.cusps ?? []) {
    #expect(apart(one.degrees, other.degrees) < 1e-4, sourceLocation: sourceLocation)
  }
  #expect((a.houses == nil) == (b.houses == nil), sourceLocation: sourceLocation)
  guard let angles = a.angles, let others = b.angles else { return }
  #expect(apart(angles.ascendant.degrees, others.ascendant.degrees) < 1e-4, sourceLocation: sourceLocation)
  #expect(apart(angles.midheaven.degrees, others.midheaven.degrees) < 1e-4, sourceLocation: sourceLocation)
}

extension Chart {
  func degreesOf(_ body: Body) -> Double { placement(of: body)?.longitude.degrees ?? .nan }
}

/// A cross aspect, whoever is named first.
private struct Tie: Hashable {
  let a: AspectEnd
  let b: AspectEnd
  let type: AspectType
  let orb: Double

  init(_ a: AspectEnd, _ b: AspectEnd, _ aspect: Aspect) {
    (self.a, self.b, type, orb) = (a, b, aspect.type, aspect.orb)
  }
}
