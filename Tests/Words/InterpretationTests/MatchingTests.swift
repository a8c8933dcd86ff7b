import AstroChartModel
import TestSupport
import Testing

@testable import AstroInterpretation

@Suite struct MatchingTests {
  private static func evidence(_ facts: Fact..., in chart: Chart) -> [Factor]? {
    sure { try Condition(facts) }.evidence(in: ChartFacts(of: chart))
  }

  private static func chart(_ placements: [Placement], aspects: [Aspect] = [], rising: Double? = nil) -> Chart
  {
    let houses = rising.map { rising in
      sure { try Houses(cusps: (0..<12).map { Longitude(rising + Double($0) * 30) }) }
    }
    // A test may speak of a tie between bodies without saying where they stand.
    let tied = aspects.flatMap(\.bodies).filter { body in
      !placements.contains { $0.body == body }
    }
    return sure {
      try Chart(
        planets: placements + tied.map { Placement($0, at: Longitude(0)) }, houses: houses,
        angles: houses.map { Angles(ascendant: $0.cusp(1), midheaven: $0.cusp(10)) }, aspects: aspects)
    }
  }

  private static func wandering(_ body: Body, from start: Double, to end: Double) -> Placement {
    Placement(
      body, at: Longitude((start + end) / 2), speed: end - start,
      range: DayRange(atMidnight: Longitude(start), atNextMidnight: Longitude(end)))
  }

  @Test func `all facts of a condition must hold`() {
    let chart = Self.chart([Placement(.sun, at: Longitude(125), house: 5)], rising: 0)
    #expect(Self.evidence(.sign(.body(.sun), [.leo]), .house(.sun, [5]), in: chart)?.count == 2)
    #expect(Self.evidence(.sign(.body(.sun), [.leo]), .house(.sun, [6]), in: chart) == nil)
  }

  @Test func `an aspect counts to the edge of the rule's orb`() {
    let chart = Self.chart([], aspects: [Aspect(.sun, .mars, .square, orb: 4)])
    let fact = { (orb: Double?) in Fact.aspect(AspectFact(.mars, .sun, [.square, .opposition], maxOrb: orb)) }
    #expect(Self.evidence(fact(4), in: chart) != nil)
    #expect(Self.evidence(fact(3.999), in: chart) == nil)
    #expect(Self.evidence(fact(nil), in: chart) != nil)
    #expect(Self.evidence(.aspect(AspectFact(.mars, .sun, [.trine])), in: chart) == nil)
  }

  /// The seven visible planets in signs, from the Sun to Saturn.
  private static func chart(_ signs: Sign...) -> Chart {
    chart(zip(Body.visible, signs).map { Placement($0, at: Longitude(Double($1.index) * 30 + 10)) })
  }

  @Test func `the final dispositor is in its own sign, and all others lead to it`() {
    // Sun → Mars → Saturn, Moon → Venus → Jupiter → Saturn, Mercury → Saturn.
    let one = Self.chart(.aries, .taurus, .aquarius, .pisces, .capricorn, .aquarius, .capricorn)
    #expect(Self.evidence(.finalDispositor(.saturn), in: one) == [.finalDispositor(.saturn)])
    #expect(Self.evidence(.finalDispositor(.jupiter), in: one) == nil)
    // Two planets in their own signs, and two that rule each other, leave none.
    let two = Self.chart(.aries, .taurus, .aquarius, .pisces, .aries, .aquarius, .capricorn)
    #expect(ChartFacts(of: two).finalDispositor == nil)
    let pair = Self.chart(.taurus, .taurus, .aquarius, .aries, .libra, .aquarius, .capricorn)
    #expect(ChartFacts(of: pair).finalDispositor == nil)
    #expect(Self.evidence(.mutualReception(.mars, .venus), in: pair) == [.mutualReception(.venus, .mars)])
    #expect(Self.evidence(.mutualReception(.sun, .venus), in: pair) == nil)
    #expect(ChartFacts(of: one).mutualReceptions.isEmpty)
  }

  @Test func `who rules the others is untold where a sign is not certain`() {
    var placements = zip(Body.visible, [130, 10, 130, 130, 130, 130, 130.0]).map {
      Placement($0, at: Longitude($1))
    }
    #expect(ChartFacts(of: Self.chart(placements)).finalDispositor == .sun)
    placements[1] = Self.wandering(.moon, from: 25, to: 38)
    #expect(ChartFacts(of: Self.chart(placements)).finalDispositor == nil)
  }

  @Test func `an aspect that does not hold all day is no evidence`() {
    let chart = Self.chart([], aspects: [Aspect(.sun, .moon, .trine, orb: 1, isCertain: false)])
    #expect(Self.evidence(.aspect(AspectFact(.sun, .moon, [.trine])), in: chart) == nil)
  }

  @Test func `without a time a sign counts only where the body stays in it`() {
    let leaving = Self.chart([Self.wandering(.moon, from: 25, to: 38)])
    let staying = Self.chart([Self.wandering(.moon, from: 32, to: 45)])
    let fact = Fact.sign(.body(.moon), [.aries, .taurus])
    #expect(Self.evidence(fact, in: leaving) == nil)
    #expect(Self.evidence(fact, in: staying) == [.sign(.body(.moon), .taurus)])
  }

  @Test func `without a time there are no houses, angles, rulers and cusps`() {
    let chart = Self.chart([Self.wandering(.sun, from: 10, to: 11)])
    for fact: Fact in [
      .house(.sun, Array(1...12)), .sign(.ascendant, Sign.allCases), .rulerInHouse(of: 1, Array(1...12)),
      .rulerInSign(of: 1, Sign.allCases), .cusp(2, Sign.allCases), .angular(.sun),
      .stelliumInHouse(Array(1...12)),
    ] {
      #expect(Self.evidence(fact, in: chart) == nil)
    }
  }

  @Test func `an element dominates only if it does for all that may have been`() {
    let four = [
      Self.wandering(.moon, from: 121, to: 134), Self.wandering(.mars, from: 5, to: 6),
      Self.wandering(.jupiter, from: 245, to: 246), Self.wandering(.saturn, from: 125, to: 126),
    ]
    let fixed = Self.chart([Self.wandering(.sun, from: 10, to: 11)] + four)
    let open = Self.chart([Self.wandering(.sun, from: 29.5, to: 30.5)] + four)
    #expect(ChartFacts(of: fixed).element == .fire)
    #expect(ChartFacts(of: open).element == nil)
  }

  @Test(arguments: [(8.0, 8.0), (8.1, nil), (355, 5), (354.9, nil)])
  func `a body is angular up to eight degrees past an angle or five before it`(degree: Double, orb: Double?) {
    let chart = Self.chart([Placement(.mars, at: Longitude(degree))], rising: 0)
    #expect(
      Self.evidence(.angular(.mars), in: chart) == orb.map { [.angular(.mars, .ascendant, distance: $0)] })
  }

  @Test(arguments: [(354.9, 12), (355.1, nil), (1, 1), (28, 1)])
  func `a body is told in the house of the table, but in none shortly before an angle`(
    degree: Double, house: Int?
  ) {
    let place = Placement(.mars, at: Longitude(degree), house: degree > 300 ? 12 : 1)
    #expect(ChartFacts(of: Self.chart([place], rising: 0)).houses[.mars] == house)
  }

  @Test func `the ruler of a house is that of the sign on its cusp`() {
    let chart = Self.chart([Placement(.mars, at: Longitude(215), house: 8)], rising: 0)
    #expect(Self.evidence(.rulerInHouse(of: 1, [8]), in: chart) == [.rulerInHouse(of: 1, .mars, 8)])
    #expect(
      Self.evidence(.rulerInSign(of: 1, [.scorpio]), in: chart) == [.rulerInSign(of: 1, .mars, .scorpio)])
    #expect(Self.evidence(.cusp(2, [.taurus]), in: chart) == [.cusp(2, .taurus)])
  }

  /// Of an aspect between two slow planets everybody of the same age speaks.
  @Test func `of two rulers the tighter aspect is told, but one of a planet up to Mars before it`() {
    func told(_ rising: Double, _ first: Body, _ second: Body) -> [Factor]? {
      let placements = [first, second, .uranus].map { Placement($0, at: Longitude(0)) }
      let aspects = [Aspect(first, .uranus, .trine, orb: 5), Aspect(second, .uranus, .trine, orb: 1)]
      return Self.evidence(
        .rulerInAspect(of: 1, with: .body(.uranus), [.trine]),
        in: Self.chart(placements, aspects: aspects, rising: rising))
    }
    // Jupiter and Neptune rule Pisces, Mars and Pluto Scorpio.
    #expect(
      told(330, .jupiter, .neptune)
        == [.rulerInAspect(of: 1, .neptune, Aspect(.neptune, .uranus, .trine, orb: 1))])
    #expect(
      told(210, .mars, .pluto) == [.rulerInAspect(of: 1, .mars, Aspect(.mars, .uranus, .trine, orb: 5))])
  }

  @Test(arguments: [(3.0, true), (3.01, false), (-2.99, true), (-4, false)])
  func `Lilith's house is told where she is within 3° of a light or an angle`(away: Double, isTold: Bool)
    throws
  {
    let houses = try Houses(cusps: (0..<12).map { Longitude(Double($0) * 30) })
    for (light, degree) in [(Body.sun, 100.0), (.moon, 100), (.sun, 360)] {
      let lilith = Placement(
        .lilith, at: Longitude((degree + away).truncatingRemainder(dividingBy: 360)), house: 5)
      let chart = try Chart(
        planets: [Placement(light, at: Longitude(degree == 360 ? 200 : degree))], points: [lilith],
        houses: houses,
        angles: Angles(ascendant: houses.cusp(1), midheaven: houses.cusp(10)))
      let salience = Salience(of: ChartFacts(of: chart), in: .general)(.house(.lilith, 5))
      #expect((salience > 0.3) == isTold, "\(light) \(degree)")
    }
  }

  @Test func `a tighter aspect ranks its rule higher`() throws {
    let rule = Rule(
      id: "a", area: .general, condition: try Condition([.aspect(AspectFact(.sun, .mars, [.square]))]),
      weight: 0.8, stage: .strain)
    let ranks = [0.5, 3, 6].map { orb in
      let chart = Self.chart([], aspects: [Aspect(.sun, .mars, .square, orb: orb)])
      return Ranking(of: [rule], in: chart).matches[0].rank
    }
    #expect(ranks == ranks.sorted(by: >))
  }

  @Test func `what few charts have ranks above what many have`() throws {
    let chart = Self.chart([Placement(.sun, at: Longitude(125))])
    let rules = try [[Sign.leo], [.aries, .leo, .sagittarius]].enumerated().map { index, signs in
      Rule(
        id: "r\(index)", area: .general, condition: try Condition([.sign(.body(.sun), signs)]),
        weight: 0.8)
    }
    #expect(rules[0].condition.likelihood < rules[1].condition.likelihood)
    let wins = (0..<200).count { index in
      let moved = Self.chart([
        Placement(.sun, at: chart.planets[0].longitude + Double(index) / 10)
      ])
      return Ranking(of: rules, in: moved).matches.first?.rule.id == "r0"
    }
    #expect(wins > 120)
  }

  @Test func `two planets mark no element and no modality`() throws {
    for whole in ScatteredCharts(seed: 8).prefix(20) {
      let few = try Chart(planets: Array(whole.planets.prefix(2)), houses: whole.houses, angles: whole.angles)
      let facts = ChartFacts(of: few)
      #expect(facts.element == nil && facts.modality == nil)
    }
  }
}
