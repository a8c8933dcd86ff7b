import AstroChartModel
import TestSupport
import Testing

@Suite struct AspectFinderTests {
  let finder = AspectFinder(orbs: ChartSettings.allOrbs)

  @Test(arguments: AspectType.allCases)
  func `an aspect is found at the edge of its orb, and not a millionth of a degree beyond`(type: AspectType)
    throws
  {
    let orb = try #require(ChartSettings.allOrbs[type])
    let finder = AspectFinder(orbs: [type: orb])
    // Outwards where there is room, inwards from an opposition.
    let edge = type.exactDegree + (type == .opposition ? -orb : orb)
    let beyond = edge + (type == .opposition ? -0.000_001 : 0.000_001)
    #expect(finder.aspect(between: .at(.sun, 350), and: .at(.moon, 350 + edge))?.type == type)
    #expect(finder.aspect(between: .at(.sun, 350), and: .at(.moon, 350 + edge))?.orb == orb)
    #expect(finder.aspect(between: .at(.sun, 350), and: .at(.moon, 350 + beyond)) == nil)
  }

  @Test func `a type without an orb is not looked for`() {
    let finder = AspectFinder(orbs: [.trine: 7])
    #expect(
      finder.aspects(among: [.at(.sun, 0), .at(.moon, 0), .at(.mars, 120)]).map(\.type) == [.trine, .trine])
  }

  @Test func `where two types match, the closer one is found`() throws {
    let finder = AspectFinder(orbs: [.square: 20, .quintile: 20])
    #expect(finder.aspect(between: .at(.sun, 0), and: .at(.moon, 80))?.type == .quintile)
    #expect(finder.aspect(between: .at(.sun, 0), and: .at(.moon, 82))?.type == .square)
  }

  @Test func `bodies come in the order of chart files, however they are given`() {
    let sky: [Placement] = [.at(.pluto, 120), .at(.moon, 60), .at(.sun, 0)]
    let pairs = finder.aspects(among: sky).map(\.bodies)
    #expect(pairs == [[.sun, .moon], [.sun, .pluto], [.moon, .pluto]])
    #expect(finder.aspects(among: sky.reversed()) == finder.aspects(among: sky))
  }

  @Test func `applying means that a moment later the orb is smaller`() throws {
    var dice = SeededGenerator(seed: 6)
    var seen: Set<Bool> = []
    for _ in 0..<5000 {
      let sky = [Placement.random(.sun, &dice), .random(.moon, &dice)]
      guard let now = finder.aspects(among: sky).first, now.orb > 0.01 else { continue }
      let later = sky.map { $0.moved(days: 0.001) }
      let orb = abs(later[0].longitude.separation(from: later[1].longitude) - now.type.exactDegree)
      let isApplying = try #require(now.isApplying as Bool?)
      #expect(isApplying == (orb < now.orb))
      seen.insert(isApplying)
    }
    #expect(seen == [true, false])
  }

  @Test func `turning the whole sky changes no aspect`() {
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let sky = Body.planets.map { Placement.random($0, &dice) }
      let turned = sky.map {
        Placement($0.body, at: $0.longitude + 137.123_456, speed: $0.speed)
      }
      #expect(finder.aspects(among: turned) == finder.aspects(among: sky))
    }
  }

  @Test func `an exact aspect can only part, and without speeds nothing is said`() {
    #expect(
      finder.aspect(between: .at(.sun, 10, speed: 1), and: .at(.moon, 100, speed: 13))?.isApplying == false)
    #expect(finder.aspect(between: .at(.sun, 10), and: .at(.moon, 100, speed: 13))?.isApplying == nil)
  }

  @Test func `an aspect is certain only where both midnights hold it`() {
    let sun = Placement.at(.sun, 100, day: 99.5, 100.5)
    #expect(finder.aspect(between: sun, and: .at(.moon, 220, day: 214, 226))?.isCertain == true)
    #expect(finder.aspect(between: sun, and: .at(.moon, 225, day: 219, 231))?.isCertain == false)
    #expect(finder.aspect(between: sun, and: .at(.moon, 215, day: 209, 221))?.isCertain == false)
  }
}

extension Placement {
  static func at(_ body: Body, _ degrees: Double, speed: Double? = nil) -> Placement {
    Placement(body, at: Longitude(degrees), speed: speed)
  }

  static func at(_ body: Body, _ degrees: Double, day start: Double, _ end: Double) -> Placement {
    let range = DayRange(atMidnight: Longitude(start), atNextMidnight: Longitude(end))
    return Placement(body, at: Longitude(degrees), range: range)
  }

  static func random(_ body: Body, _ dice: inout SeededGenerator) -> Placement {
    at(body, .random(in: 0..<360, using: &dice), speed: .random(in: -2...15, using: &dice))
  }

  func moved(days: Double) -> Placement {
    Placement(body, at: longitude + (speed ?? 0) * days, speed: speed)
  }
}
