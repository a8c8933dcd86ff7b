import AstroChartModel
import AstroEphemeris
import FoundationEssentials
import Testing

/// One line of the reference: positions by JPL's DE421, angles and cusps by their defining equations.
private struct Reference: Decodable, Sendable, CustomTestStringConvertible {
  var utc: String
  var latitude: Double
  var longitude: Double
  var bodies: [String: [Double]]
  var asc: Double
  var mc: Double
  var cusps: [Double]

  var testDescription: String { "\(utc) at \(latitude), \(longitude)" }

  static let all: [Reference] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Resources/jpl-positions.jsonl")
    let lines = (try? Data(contentsOf: file))?.split(separator: UInt8(ascii: "\n")) ?? []
    return lines.compactMap { try? JSONDecoder().decode(Reference.self, from: Data($0)) }
  }()

  func chart() throws -> Chart {
    let local = utc.prefix(16).replacing("T", with: " ")
    return try SwissEphemeris().chart(of: .at(String(local), latitude: latitude, longitude: longitude))
  }
}

@Suite struct ReferencePositionTests {
  @Test func `the reference has its sixty skies`() {
    #expect(Reference.all.count == 60)
  }

  @Test(arguments: Reference.all)
  private func `all ten bodies agree with JPL to 1″, and so does their direction`(reference: Reference) throws
  {
    let chart = try reference.chart()
    #expect(chart.planets.map(\.body) == Body.planets)
    for planet in chart.planets {
      let expected = try #require(reference.bodies[planet.body.rawValue])
      #expect(arcseconds(planet.longitude.degrees, expected[0]) < 1, "\(planet.body)")
      #expect(try abs(#require(planet.speed) - expected[1]) < 0.001, "\(planet.body)")
      #expect(planet.isRetrograde == (expected[1] < 0), "\(planet.body)")
    }
  }

  @Test(arguments: Reference.all)
  private func `angles and Placidus cusps agree to 30″`(reference: Reference) throws {
    let chart = try reference.chart()
    let (angles, houses) = (try #require(chart.angles), try #require(chart.houses))
    #expect(arcseconds(angles.ascendant.degrees, reference.asc) < 30)
    #expect(arcseconds(angles.midheaven.degrees, reference.mc) < 30)
    for (cusp, expected) in zip(houses.cusps, reference.cusps) {
      #expect(arcseconds(cusp.degrees, expected) < 30)
    }
    // The reference is in UT1, as libswe understands it: nearly nothing should be left.
    #expect(arcseconds(angles.ascendant.degrees, reference.asc) < 0.1)
  }
}

/// The shorter way between two places in the zodiac.
private func arcseconds(_ a: Double, _ b: Double) -> Double {
  let difference = abs(a - b).truncatingRemainder(dividingBy: 360)
  return min(difference, 360 - difference) * 3600
}
