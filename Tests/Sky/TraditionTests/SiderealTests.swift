import AstroChartModel
import AstroEphemeris
import AstroSkies
import TestSupport
import Testing

@testable import AstroTradition

/// The mansions of the Moon and the divisions of the signs.
@Suite struct SiderealTests {
  @Test func `twenty-seven mansions of four quarters go around the zodiac`() {
    for quarter in 0..<108 {
      let first = Longitude((Double(quarter) * 360 / 108 * 1e6).rounded(.up) / 1e6)
      let last = Longitude((Double(quarter + 1) * 360 / 108 * 1e6).rounded(.up) / 1e6 - 1e-6)
      for place in [first, last] {
        #expect(Nakshatra(at: place).number == quarter / 4 + 1)
        #expect(Nakshatra.pada(at: place) == quarter % 4 + 1)
        // A quarter is a navamsha.
        #expect(Varga.d9.sign(of: place) == Sign(index: quarter))
      }
    }
    #expect(Nakshatra.ashvini.lord == .southNode && Nakshatra.magha.lord == .southNode)
    #expect(Nakshatra.revati.lord == .mercury)
  }

  @Test(arguments: Varga.allCases)
  func `a division begins where printed tables say`(varga: Varga) {
    // The signs of the first part of Aries and of Taurus.
    let expected: [Varga: (Sign, Sign)] = [
      .d1: (.aries, .taurus), .d2: (.leo, .cancer), .d3: (.aries, .taurus), .d4: (.aries, .taurus),
      .d7: (.aries, .scorpio), .d9: (.aries, .capricorn), .d10: (.aries, .capricorn), .d12: (.aries, .taurus),
      .d16: (.aries, .leo), .d20: (.aries, .sagittarius), .d24: (.leo, .cancer), .d27: (.aries, .cancer),
      .d30: (.aries, .taurus), .d40: (.aries, .libra), .d45: (.aries, .leo), .d60: (.aries, .taurus),
    ]
    #expect(varga.sign(of: Longitude(0)) == expected[varga]?.0)
    #expect(varga.sign(of: Longitude(30)) == expected[varga]?.1)
  }

  @Test func `divisions of twelve and more reach every sign from one`() {
    for varga in Varga.allCases where varga.rawValue >= 12 && varga != .d30 {
      let signs = (0..<varga.rawValue).map { part in
        varga.sign(of: Longitude((Double(part) + 0.5) * 30 / Double(varga.rawValue)))
      }
      #expect(Set(signs) == Set(Sign.allCases), "\(varga)")
    }
  }

  @Test func `the thirtieths of a planet add up to five, five, eight, seven and five degrees`() {
    var degrees: [Body: Int] = [:]
    for degree in 0..<60 {
      degrees[Varga.d30.sign(of: Longitude(Double(degree) + 0.5)).traditionalRuler, default: 0] += 1
    }
    #expect(degrees == [.mars: 10, .saturn: 10, .jupiter: 16, .mercury: 14, .venus: 10])
  }

  @Test func `a tropical chart has the mansions of its sidereal twin`() throws {
    for birth in RandomBirths(seed: 65).prefix(40) {
      let tropical = try SwissEphemeris().chart(of: birth)
      let twin = try SwissEphemeris().chart(of: birth, settings: ChartSettings(zodiac: .sidereal(.lahiri)))
      let (one, other) = (
        try Skies().details(of: tropical, [.nakshatras]), try Skies().details(of: twin, [.nakshatras])
      )
      let places = zip(try #require(one.nakshatras), try #require(other.nakshatras))
      #expect(places.allSatisfy { $0.end == $1.end && $0.longitude.separation(from: $1.longitude) < 2e-5 })
    }
  }
}
