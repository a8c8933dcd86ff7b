import AstroChartModel
import AstroEphemeris
import AstroSkies
import TestSupport
import Testing

@testable import AstroTradition

/// Stars, sectors, and the sky from the Sun.
@Suite struct StarTests {
  @Test func `stars stand where tables of the year 2000 have them`() throws {
    let expected: [(StarName, Double)] = [
      (.algol, 56.168), (.aldebaran, 69.790), (.sirius, 104.085), (.regulus, 149.829), (.spica, 203.836),
      (.antares, 249.753), (.fomalhaut, 333.853),
    ]
    let found = try SwissEphemeris().stars(expected.map(\.0.bayer), at: 2_451_545, in: .tropical)
    for ((star, degree), place) in zip(expected, found) {
      #expect(abs(place.longitude - degree) < 0.001, "\(star)")
    }
  }

  @Test func `every star is in the catalogue, once and with its own place`() throws {
    let found = try SwissEphemeris().stars(StarName.allCases.map(\.bayer), at: 2_451_545, in: .tropical)
    #expect(
      Set(found).count == StarName.allCases.count && Set(StarName.allCases.map(\.bayer)).count == found.count)
    #expect(found.allSatisfy { (-1.5...3).contains($0.magnitude) })
  }

  @Test func `a star joins what is within a degree, Regulus a body at 149°`() throws {
    let chart = try Chart(of: [
      Placement(body: .mars, longitude: Longitude(149)), Placement(body: .venus, longitude: Longitude(151)),
    ])
    let places = [StarPlace(.regulus, at: Longitude(149.829), latitude: 0.465, magnitude: 1.4)]
    let star = try #require(FixedStar.all(places, in: chart).first)
    #expect(star.conjunctions.map(\.end) == [.body(.mars)] && star.conjunctions[0].orb == 0.829)
  }

  @Test func `the Sun is in the first eighteen sectors by day, and near the first when it rises`() throws {
    for birth in RandomBirths(seed: 66).lazy.filter({ abs($0.latitude) < 60 }).prefix(100) {
      let chart = try SwissEphemeris().chart(of: birth)
      let details = try Skies().details(of: chart, [.sectors, .sect])
      let (sun, sect) = (try #require(details.sectors?.first), try #require(details.sect))
      #expect(sun.body == .sun)
      #expect((sun.position < 19) == sect.isDay || sect.isNearHorizon)
    }
  }

  @Test func `from the Sun the Earth is opposite the Sun’s place`() throws {
    for birth in RandomBirths(seed: 67).prefix(20) {
      let chart = try SwissEphemeris().chart(of: birth)
      let places = try #require(try Skies().details(of: chart, [.heliocentric]).heliocentric)
      let earth = try #require(places.first { $0.body == nil })
      let sun = try #require(chart.placement(of: .sun)).longitude
      #expect(earth.longitude.opposite.separation(from: sun) < 1e-5)
      #expect(places.map(\.name).prefix(4) == ["mercury", "venus", "earth", "mars"])
    }
  }

  @Test func `charts of the same day have the same stars, whatever was asked before`() throws {
    var finder = DetailFinder(SwissEphemeris())
    let charts = try RandomBirths(seed: 68).prefix(5).map { try SwissEphemeris().chart(of: $0) }
    let first = try charts.map { try finder.details(of: $0, [.stars]) }
    #expect(try charts.reversed().map { try finder.details(of: $0, [.stars]) } == first.reversed())
  }
}
