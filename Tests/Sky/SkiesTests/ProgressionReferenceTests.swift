import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import Testing

@Suite struct ProgressionReferenceTests {
  @Test(arguments: ReferenceRows.read("progressions", as: ProgressionRow.self))
  func `progressed bodies and angles agree with JPL in each method`(row: ProgressionRow) throws {
    let natal = try row.birth.chart()
    for angles in ProgressedAngles.allCases {
      let expected = try #require(row.angles[angles.rawValue])
      let chart = try Skies().progressed(natal, to: row.target, angles: angles)
      #expect(abs(try #require(chart.moment).julianDay - row.progressed_jd_ut1) < 2e-6)
      for (name, degrees) in row.planets {
        #expect(apart(try chart.degrees(name), degrees) < 0.002, "\(name)")
      }
      let tolerance = angles == .quotidian ? 0.05 : 0.01
      #expect(apart(try chart.degrees("midheaven"), expected.midheaven) < tolerance, "\(angles)")
      #expect(apart(try chart.degrees("ascendant"), expected.ascendant) < tolerance, "\(angles)")
      for (cusp, degrees) in zip(try #require(chart.houses).cusps, expected.cusps) {
        #expect(apart(cusp.degrees, degrees) < tolerance, "\(angles)")
      }
    }
  }

  @Test(arguments: ReferenceRows.read("progressions", as: ProgressionRow.self))
  func `directions agree to 0.001°, and the tertiary and minor Moon to 1′`(row: ProgressionRow) throws {
    let natal = try row.birth.chart()
    let directed = try Skies().directed(natal, to: row.target)
    #expect(abs(try #require(directed.derived?.arc) - row.solar_arc) < 0.001)
    for (name, degrees) in row.solar_arc_directed {
      #expect(apart(try directed.degrees(name), degrees) < 0.001, "\(name)")
    }
    for (method, expected) in [(DerivationMethod.tertiary, row.tertiary), (.minor, row.minor)] {
      let chart = try Skies().progressed(natal, to: row.target, by: method)
      #expect(chart.derived?.angles == .quotidian)
      #expect(apart(try chart.degrees("moon"), expected.moon) < 1.0 / 60)
      #expect(apart(try chart.degrees("sun"), expected.sun) < 1.0 / 60)
    }
  }

  @Test(arguments: ReferenceRows.read("harmonics_profections", as: HarmonicRow.self))
  func `harmonics agree`(row: HarmonicRow) throws {
    let natal = try row.birth.chart()
    for (number, places) in row.harmonics {
      let number = try #require(Int(number))
      let chart = try Skies().harmonic(number, of: natal)
      for (name, degrees) in places {
        #expect(apart(try chart.degrees(name), degrees) < 0.002 * Double(number), "\(name)")
      }
    }
  }
}

struct ProgressionRow: Decodable, Sendable {
  struct Angles: Decodable, Sendable {
    var midheaven: Double
    var ascendant: Double
    var cusps: [Double]
  }

  struct Lights: Decodable, Sendable {
    var sun: Double
    var moon: Double
  }

  var birth: ReferenceBirth
  var target_utc: String
  var progressed_jd_ut1: Double
  var planets: [String: Double]
  var angles: [String: Angles]
  var solar_arc: Double
  var solar_arc_directed: [String: Double]
  var tertiary: Lights
  var minor: Lights

  var target: Moment {
    (try? Moment(utcText: target_utc)) ?? Moment(secondsSince1970: 0)
  }
}

struct HarmonicRow: Decodable, Sendable {
  var birth: ReferenceBirth
  var harmonics: [String: [String: Double]]
}
