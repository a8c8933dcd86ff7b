import Testing

@testable import AstroChartModel

/// A fourth planet closes a figure by any aspects of the chart.
struct PatternClosureTests {
  private func patterns(
    _ places: [Body: Double], orbs: [AspectType: Double] = AspectOrbs.major.planets
  ) throws -> [AspectPattern] {
    let planets = places.map { Placement($0, at: Longitude($1), speed: 0) }
    return try Chart(
      planets: planets, aspects: AspectFinder(orbs: orbs).aspects(among: planets)
    ).patterns
  }

  @Test(arguments: [(0.0, 2.0), (4, 4), (7, 2), (9, 2)])
  func `a T-square is a grand cross where the aspects of the chart close it`(strayed: Double, orb: Double)
    throws
  {
    let found = try patterns([.sun: 0, .mars: 180, .saturn: 92, .pluto: 270 + strayed])
    let isClosed = strayed < 9
    #expect(found.map(\.kind) == [isClosed ? .grandCross : .tSquare])
    #expect(found.map(\.orb) == [orb])
    #expect(found.map(\.bodies.count) == [isClosed ? 4 : 3])
  }

  @Test(arguments: [0.0, 3, 7])
  func `a grand trine is a kite where the aspects of the chart close it`(strayed: Double) throws {
    var orbs = AspectOrbs.major.planets
    orbs[.sextile] = 7
    let places: [Body: Double] = [.sun: 0, .mars: 120, .saturn: 241, .pluto: 180 + strayed]
    #expect(try patterns(places, orbs: orbs).map(\.kind) == [.kite])
    #expect(try patterns(places).map(\.kind) == [strayed > 5 ? .grandTrine : .kite])
  }

  @Test func `no wide aspect stands in a figure by itself`() throws {
    #expect(try patterns([.sun: 0, .mars: 187, .saturn: 93]) == [])
  }
}
