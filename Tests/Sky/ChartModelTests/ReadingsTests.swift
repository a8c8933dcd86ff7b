import AstroChartModel
import TestSupport
import Testing

@Suite struct ReadingsTests {
  @Test func `distributions count every planet once`() throws {
    var dice = SeededGenerator(seed: 8)
    let chart = try Chart(planets: Body.planets.map { .random($0, &dice) }, points: [.at(.chiron, 10)])
    let shares = chart.distributions
    #expect(shares.elements.values.reduce(0, +) == 10)
    #expect(shares.modalities.values.reduce(0, +) == 10)
    #expect(shares.polarities.values.reduce(0, +) == 10)
    #expect(Set(shares.elements.keys) == Set(Element.allCases))
    #expect(shares.polarities[.positive] == (shares.elements[.fire] ?? 0) + (shares.elements[.air] ?? 0))
  }

  @Test func `an element or modality dominates with half of the planets and more than any other`() throws {
    func sky(_ longitudes: [Double]) throws -> Chart {
      try Chart(planets: zip(Body.planets, longitudes).map { .at($0, $1) })
    }
    // Aries counts for fire and cardinal, Taurus for earth and fixed, Leo for fire and fixed.
    let (aries, taurus, leo) = (10.0, 40.0, 130.0)
    let mixed = try sky([aries, aries, aries, leo, leo, leo] + Array(repeating: taurus, count: 4))
    #expect(mixed.dominantElement == .fire && mixed.dominantModality == .fixed)
    let even = try sky(Array(repeating: aries, count: 5) + Array(repeating: taurus, count: 5))
    #expect(even.dominantElement == nil && even.dominantModality == nil)
    #expect(try sky([aries, aries, aries, aries]).dominantElement == nil)
    #expect(try Chart(planets: []).dominantElement == nil)
  }

  @Test func `a dignity and its opposite stand across the zodiac`() {
    for body in Body.planets {
      for sign in Sign.allCases {
        let (here, there) = (Dignity(of: body, in: sign), Dignity(of: body, in: Sign(index: sign.index + 6)))
        #expect((here == .domicile) == (there == .detriment))
        #expect((here == .exaltation) == (there == .fall))
      }
    }
  }

  @Test func `every sign is the domicile of its rulers of old and of today`() {
    for sign in Sign.allCases {
      #expect(Set(sign.rulers) == [sign.ruler, sign.traditionalRuler])
      #expect(sign.rulers.first == sign.traditionalRuler)
      #expect(Dignity(of: sign.ruler, in: sign) == .domicile)
      #expect(Dignity(of: sign.traditionalRuler, in: sign) == .domicile)
    }
    #expect(Dignity(of: .mars, in: .scorpio) == .domicile)
    #expect(Dignity(of: .sun, in: .aries) == .exaltation)
    #expect(Dignity(of: .mercury, in: .virgo) == .domicile)
    #expect(Dignity(of: .moon, in: .scorpio) == .fall)
    #expect(Dignity(of: .chiron, in: .aries) == nil)
  }

  @Test(
    arguments: zip([0.0, 44.999_999, 45, 90, 179.999_999, 180, 270, 359.999_999], [0, 0, 1, 2, 3, 4, 6, 7]))
  func `each phase of the Moon begins at its moment`(elongation: Double, phase: Int) throws {
    let chart = try Chart(planets: [.at(.sun, 300), .at(.moon, 300 + elongation)])
    #expect(chart.moonPhase == MoonPhase.allCases[phase])
  }

  @Test func `three planets make a stellium in their sign and in their house, two do not`() throws {
    let planets = [Body.sun, .mercury, .venus, .mars, .pluto].enumerated().map { index, body in
      Placement(body, at: Longitude(index < 3 ? 5 : 95), house: index < 2 ? 1 : 4)
    }
    let found = try Chart(planets: planets).stelliums
    #expect(found.map(\.site) == [.sign(.aries), .house(4)])
    #expect(found.map(\.bodies) == [[.sun, .mercury, .venus], [.venus, .mars, .pluto]])
  }
}
