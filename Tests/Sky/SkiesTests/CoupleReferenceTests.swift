import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import Testing

@Suite struct CoupleReferenceTests {
  @Test(arguments: ReferenceRows.read("composites", as: CompositeRow.self))
  func `composites agree, and their angles are cusps 1 and 10`(row: CompositeRow) throws {
    let chart = try Skies().composite(of: row.a.chart(), and: row.b.chart())
    for (name, degrees) in row.planets { #expect(apart(try chart.degrees(name), degrees) < 0.001, "\(name)") }
    let houses = try #require(chart.houses)
    for (cusp, degrees) in zip(houses.cusps, row.cusps_anchored) {
      #expect(apart(cusp.degrees, degrees) < 0.01)
    }
    #expect(apart(try chart.degrees("ascendant"), houses.cusp(1).degrees) < 1e-5)
    #expect(apart(try chart.degrees("midheaven"), houses.cusp(10).degrees) < 1e-5)
    #expect(chart.warnings.contains { $0.code == .housesAnchored } == !row.plain_in_order)
  }

  @Test(arguments: ReferenceRows.read("composites", as: CompositeRow.self))
  func `composite houses of a place agree`(row: CompositeRow) throws {
    let site = try Site(latitude: row.reference_place.latitude, longitude: 0)
    let chart = try Skies().composite(
      of: row.a.chart(), and: row.b.chart(), housesBy: .referencePlace, at: site)
    for (cusp, degrees) in zip(try #require(chart.houses).cusps, row.reference_place.cusps) {
      #expect(apart(cusp.degrees, degrees) < 0.01)
    }
    let own = try Skies().composite(of: row.a.chart(), and: row.b.chart(), housesBy: .referencePlace)
    #expect(abs(try #require(own.derived?.place).latitude - row.reference_place.latitude) < 1e-4)
  }

  @Test(arguments: ReferenceRows.read("davison", as: DavisonRow.self))
  func `Davison charts agree in both ways of finding the place`(row: DavisonRow) throws {
    let (a, b) = (try row.a.chart(), try row.b.chart())
    for (method, expected) in row.places {
      let chart = try Skies().davison(of: a, and: b, isGreatCircle: method == "great_circle")
      #expect(abs(try #require(chart.moment).julianDay - row.jd_ut1) < 2e-6)
      #expect(chart.derived?.method?.rawValue == method)
      let place = try #require(chart.derived?.place)
      #expect(abs(place.latitude - expected.latitude) < 1e-4)
      #expect(apart(place.longitude, expected.longitude) < 1e-4)
      for (name, degrees) in row.planets {
        #expect(apart(try chart.degrees(name), degrees) < 0.001, "\(name)")
      }
      for (name, degrees) in [("ascendant", expected.ascendant), ("midheaven", expected.midheaven)] {
        // Within the polar circles the reference takes the other root in some rows.
        let isPolar = abs(expected.latitude) > 66
        let off = apart(try chart.degrees(name), degrees)
        #expect(off < 0.02 || isPolar && 180 - off < 0.02, "\(name)")
      }
      guard abs(expected.latitude) < 66 else { continue }
      for (cusp, degrees) in zip(try #require(chart.houses).cusps, expected.cusps) {
        #expect(apart(cusp.degrees, degrees) < 0.02)
      }
    }
  }

  @Test(arguments: ReferenceRows.read("synastry", as: SynastryRow.self))
  func `lists of cross aspects are complete, and so are overlays`(row: SynastryRow) throws {
    let (a, b) = (try row.a.chart(), try row.b.chart())
    let orbs = Dictionary(
      uniqueKeysWithValues: row.orbs.compactMap { name, orb in
        AspectType(rawValue: name).map { ($0, orb) }
      })
    let found = CrossAspectFinder(orbs: orbs, isMoving: false).aspects(of: a, with: b)
    #expect(found.allSatisfy { $0.isApplying == nil })
    for expected in row.aspects {
      let aspect = found.first {
        $0.end1.name == expected.a && $0.end2.name == expected.b && $0.type.rawValue == expected.aspect
      }
      #expect(abs(try #require(aspect, "\(expected)").orb - expected.orb) < 0.01)
    }
    #expect(found.count == row.aspects.count)
    for (guest, host, houses) in [(a, b, row.a_in_houses_of_b), (b, a, row.b_in_houses_of_a)] {
      let overlay = try #require(HouseOverlay(of: guest, in: host))
      for (name, house) in houses {
        let end = try #require(AspectEnd(name: name))
        #expect(overlay.house(of: end) == house)
      }
    }
  }
}

struct CompositeRow: Decodable, Sendable {
  struct Place: Decodable, Sendable {
    var latitude: Double
    var cusps: [Double]
  }

  var a: ReferenceBirth
  var b: ReferenceBirth
  var planets: [String: Double]
  var plain_in_order: Bool
  var cusps_anchored: [Double]
  var reference_place: Place
}

struct DavisonRow: Decodable, Sendable {
  struct Place: Decodable, Sendable {
    var latitude: Double
    var longitude: Double
    var ascendant: Double
    var midheaven: Double
    var cusps: [Double]
  }

  var a: ReferenceBirth
  var b: ReferenceBirth
  var jd_ut1: Double
  var planets: [String: Double]
  var places: [String: Place]
}

struct SynastryRow: Decodable, Sendable {
  struct Tie: Decodable, Sendable {
    var a: String
    var aspect: String
    var b: String
    var orb: Double
  }

  var a: ReferenceBirth
  var b: ReferenceBirth
  var orbs: [String: Double]
  var aspects: [Tie]
  var a_in_houses_of_b: [String: Int]
  var b_in_houses_of_a: [String: Int]
}
