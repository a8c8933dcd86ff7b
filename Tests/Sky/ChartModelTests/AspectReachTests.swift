import AstroDiagnostics
import TestSupport
import Testing

@testable import AstroChartModel

/// Which pairs are looked for, and how wide.
@Suite struct AspectReachTests {
  private let angles = Angles(ascendant: Longitude(100), midheaven: Longitude(10))

  @Test func `by default planets are tied to angles, node, Chiron and Lilith`() {
    let found = ChartSettings().aspects(among: sky(at: 100), angles: angles)
    let pairs = Set(found.map { [$0.end1.name, $0.end2.name] })
    let others = ["moon", "northNode", "chiron", "lilith", "ascendant", "midheaven"]
    #expect(
      pairs
        == Set(others.flatMap { other in ["sun", "moon"].map { [$0, other] } }.filter { $0[0] != $0[1] }))
  }

  @Test func `planets alone, or every point but the south node, may be asked for`() {
    let alone = ChartSettings(aspectsTo: .planets).aspects(among: sky(at: 100), angles: angles)
    #expect(alone.map { [$0.end1, $0.end2] } == [[.body(.sun), .body(.moon)]])
    let all = ChartSettings(aspectsTo: .all).aspects(among: sky(at: 100), angles: angles)
    let ends = Set(all.flatMap { [$0.end1, $0.end2] })
    #expect(ends.contains(.body(.vertex)) && ends.contains(.body(.ceres)))
    #expect(!ends.contains(.body(.southNode)))
  }

  @Test(arguments: 0..<50)
  func `no aspect lacks a planet`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let sky = Body.allCases.map { Placement.random($0, &dice) }
    for reach in AspectOrbs.Reach.allCases {
      for aspect in ChartSettings(aspectsTo: reach).aspects(among: sky, angles: angles) {
        #expect(aspect.end1.isPlanet || aspect.end2.isPlanet)
        #expect(aspect.end1 < aspect.end2)
      }
    }
  }

  @Test func `each kind of pair has orbs of its own`() {
    func trines(_ body: Body, orb: Double) -> Bool {
      let sky = [Placement.at(.sun, 0), .at(body, 120 + orb)]
      return !ChartSettings().aspects(among: sky, angles: nil).isEmpty
    }
    #expect(trines(.moon, orb: 7) && !trines(.moon, orb: 7.01))
    #expect(trines(.chiron, orb: 3) && !trines(.chiron, orb: 3.01))
    func risesInTrine(_ orb: Double) -> Bool {
      let angles = Angles(ascendant: Longitude(120 + orb), midheaven: Longitude(75))
      return !ChartSettings().aspects(among: [.at(.sun, 0)], angles: angles).isEmpty
    }
    #expect(risesInTrine(4) && !risesInTrine(4.01))
  }

  @Test func `orbs of angles and points follow those of planets where nothing else is said`() throws {
    let settings = try ChartSettings().with(orbs: [.conjunction: 10, .trine: 7, .sextile: 3])
    #expect(settings.aspectOrbs.angles == [.conjunction: 5, .trine: 3.5, .sextile: 1.5])
    #expect(settings.aspectOrbs.points == [.conjunction: 3.5, .trine: 2.5, .sextile: 1])
    let own = try ChartSettings().with(orbs: [.trine: 8], angleOrbs: [.trine: 1])
    #expect(own.aspectOrbs.angles == [.trine: 1])
    #expect(own.aspectOrbs.points == [.trine: 3])
  }

  @Test(arguments: [("angleOrbs", 31.0), ("pointOrbs", -1)])
  func `an orb that cannot be is told by its table`(field: String, orb: Double) {
    let problem = #expect(throws: Problem.self) {
      try ChartSettings().with(
        orbs: [:], angleOrbs: field == "angleOrbs" ? [.trine: orb] : nil,
        pointOrbs: field == "pointOrbs" ? [.trine: orb] : nil)
    }
    #expect(problem?.location.description == "\(field).trine")
  }

  @Test func `with an angle an aspect applies as the planet moves`() {
    func isApplying(_ degrees: Double, speed: Double) -> Bool? {
      ChartSettings().aspects(among: [.at(.sun, degrees, speed: speed)], angles: angles).first?.isApplying
    }
    #expect(isApplying(98, speed: 1) == true)
    #expect(isApplying(102, speed: 1) == false)
    #expect(isApplying(102, speed: -0.1) == true)
  }

  @Test func `between two skies every planet and angle meets every other`() throws {
    let base = try Chart(planets: [.at(.sun, 0, speed: 1), .at(.moon, 60)], angles: angles)
    let outer = try Chart(planets: [.at(.sun, 358, speed: 1)], points: [.at(.chiron, 0)], angles: angles)
    let finder = CrossAspectFinder(orbs: ChartSettings.majorOrbs, isMoving: true)
    let found = finder.aspects(of: outer, with: base)
    // The base stands still: a Sun two degrees short of its own place applies.
    #expect(found.first == Aspect(.sun, .sun, .conjunction, orb: 2, isApplying: true))
    #expect(found.contains { $0.end1 == .angle(.ascendant) && $0.end2 == .angle(.ascendant) })
    #expect(!found.contains { $0.end1 == .body(.chiron) })
    let still = CrossAspectFinder(orbs: ChartSettings.majorOrbs, tiesPoints: true, isMoving: false)
    let all = still.aspects(of: outer, with: base)
    #expect(all.contains { $0.end1 == .body(.chiron) })
    #expect(all.allSatisfy { $0.isApplying == nil })
  }

  @Test func `an angle of a sky that moves applies as it runs forward`() throws {
    let finder = CrossAspectFinder(orbs: ChartSettings.majorOrbs, isMoving: true)
    let outer = try Chart(planets: [], angles: angles)
    func isApplying(_ angle: ChartAngle, ahead degrees: Double) throws -> Bool? {
      let base = try Chart(planets: [.at(.sun, angles[angle].degrees + degrees, speed: 1)])
      return finder.aspects(of: outer, with: base).first { $0.end1 == .angle(angle) }?.isApplying
    }
    #expect(try isApplying(.midheaven, ahead: 2) == true)
    #expect(try isApplying(.midheaven, ahead: -2) == false)
    // Where on earth it rises is not known, and within the polar circles it may turn back.
    #expect(try isApplying(.ascendant, ahead: 2) == nil)
  }

  @Test func `the angles of a transit neither apply nor separate, and are told after all planets`() throws {
    let base = try Chart(planets: [.at(.sun, 0, speed: 1)], angles: angles)
    let sky = try Chart(planets: [.at(.moon, 2.9, speed: 13)], angles: angles)
    let found = OuterSky(sky, as: .transit).aspects(with: base)
    let fleeting = found.filter { $0.end1.body == nil }
    #expect(!fleeting.isEmpty)
    #expect(fleeting.allSatisfy { $0.isApplying == nil && $0.isFleeting })
    #expect(found.contains { $0.end1 == .body(.moon) && $0.isApplying == false && !$0.isFleeting })
    // Exact, and yet after the Moon with the widest orb.
    #expect(fleeting.contains { $0.orb == 0 })
    #expect(found.sorted { $0.isCloser(than: $1) }.first?.end1 == .body(.moon))
    let progressed = OuterSky(sky, as: .progressed).aspects(with: base)
    #expect(progressed.allSatisfy { !$0.isFleeting })
  }

  /// The Sun, the Moon and every point, all on one degree.
  private func sky(at degrees: Double) -> [Placement] {
    ([.sun, .moon] + Body.points).map { Placement.at($0, degrees) }
  }
}
