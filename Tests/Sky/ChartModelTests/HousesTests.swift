import AstroChartModel
import AstroDiagnostics
import TestSupport
import Testing

@Suite struct HousesTests {
  @Test func `every place is in exactly the house between its cusps`() {
    var dice = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let houses = Houses.random(&dice)
      let place = Longitude(.random(in: 0..<360, using: &dice))
      let house = houses.house(of: place)
      let holding = (1...12).filter { houses.cusp($0).distance(forwardTo: place) < houses.span($0) }
      #expect(holding == [house])
    }
  }

  @Test func `what stands on a cusp opens that house`() {
    var dice = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let houses = Houses.random(&dice)
      for house in 1...12 where houses.span(house) > 0 {
        #expect(houses.house(of: houses.cusp(house)) == house)
      }
    }
  }

  @Test func `a house is ruled by the ruler of the sign on its cusp, and every house by one body`() throws {
    let houses = try Houses(cusps: (0..<12).map { Longitude(138.3 + Double($0) * 30) })
    #expect(houses.ruler(of: 1) == .sun)
    #expect(houses.ruler(of: 4) == .pluto)
    #expect(houses.houses(ruledBy: .venus) == [3, 10])
    #expect(Body.planets.flatMap(houses.houses(ruledBy:)).sorted() == Array(1...12))
  }

  @Test func `houses that are not twelve, or go around more than once, are none`() {
    let cusps = (0..<12).map { Longitude(Double($0) * 30) }
    for wrong in [[], Array(cusps.dropLast()), cusps.reversed()] {
      #expect(throws: Problem.self) { try Houses(cusps: wrong) }
    }
  }

  @Test func `the nearest angle is no further than any other`() {
    var dice = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let angles = Angles(
        ascendant: Longitude(.random(in: 0..<360, using: &dice)),
        midheaven: Longitude(.random(in: 0..<360, using: &dice)))
      let place = Longitude(.random(in: 0..<360, using: &dice))
      let nearest = angles.nearest(to: place)
      #expect(ChartAngle.allCases.allSatisfy { angles[$0].separation(from: place) >= nearest.distance })
      #expect(angles[nearest.angle].separation(from: place) == nearest.distance)
      #expect(nearest.distance <= 90)
    }
  }
}
