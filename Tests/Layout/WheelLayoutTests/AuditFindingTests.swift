import AstroChartModel
import AstroGeometry
import AstroWheelLayout
import Testing

/// The audit is worth something only if it finds what is there: each kind of fault, put into a good wheel.
@Suite struct AuditFindingTests {
  let chart: Chart
  var wheel: Wheel

  init() throws {
    chart = try SampleChart.oksana()
    wheel = Wheel.ruled(chart)
  }

  @Test func `a good wheel has no fault`() {
    #expect(wheel.faults(against: chart) == [])
  }

  @Test mutating func `a mark moved onto another is found`() throws {
    let (sun, moon) = (try index(of: .sun), try index(of: .moon))
    wheel.rings[0].bodies[sun].marks[0].center = wheel.rings[0].bodies[moon].marks[0].center
    #expect(found(.overlap) == [["planet.sun.glyph", "planet.moon.glyph"]])
  }

  @Test mutating func `a mark moved onto a cusp is found`() throws {
    wheel.rings[0].bodies[try index(of: .sun)].marks[1].center = wheel.cusps[3].segment.midpoint
    #expect(found(.crossing).contains(["cusp.4", "planet.sun.degree"]))
  }

  @Test mutating func `a body moved over its cusp is found, unless it is named as borrowed`() throws {
    let house = try #require(wheel.seats[0].placement.house)
    wheel.rings[0].bodies[0].drawnDegree = (try #require(chart.houses).cusp(house) + -2).degrees
    #expect(found(.wrongHouse) == [["planet.sun"]])
    wheel.rings[0].bodies[0].isBorrowed = true
    #expect(found(.wrongHouse) == [])
  }

  @Test mutating func `two bodies that have changed places are found`() {
    let order = wheel.seats.indices.sorted {
      wheel.seats[$0].placement.longitude.degrees < wheel.seats[$1].placement.longitude.degrees
    }
    let (first, second) = (order[0], order[1])
    let drawn = wheel.seats[first].drawnDegree
    wheel.rings[0].bodies[first].drawnDegree = wheel.seats[second].drawnDegree
    wheel.rings[0].bodies[second].drawnDegree = drawn
    let names = [first, second].map { wheel.seats[$0].id.description }
    #expect(found(.inversion).contains(names))
  }

  @Test mutating func `two leaders that cross are found`() {
    let corners = (low: Point(x: 290, y: 290), high: Point(x: 310, y: 310))
    wheel.rings[0].bodies[0].leader.segments = [Segment(corners.low, corners.high)]
    wheel.rings[0].bodies[1].leader.segments = [
      Segment(Point(x: corners.low.x, y: corners.high.y), Point(x: corners.high.x, y: corners.low.y))
    ]
    let names = [0, 1].map { wheel.seats[$0].id.description }
    #expect(found(.crossedLeaders) == [names])
  }

  @Test mutating func `ink that leaves the page is found`() throws {
    let label = try #require(wheel.rimLabels.firstIndex { "\($0.id)" == "angle.midheaven.label" })
    wheel.rimLabels[label].center = Point(x: 300, y: 1)
    #expect(found(.offPage) == [["angle.midheaven.label"]])
  }

  @Test mutating func `a body that was left out is found`() {
    wheel.rings[0].bodies.removeAll { $0.placement.body == .pluto }
    #expect(found(.unseated) == [["planet.pluto"]])
  }

  private func index(of body: Body) throws -> Int {
    try #require(wheel.rings[0].bodies.firstIndex { $0.placement.body == body })
  }

  /// What findings of a kind speak of.
  private func found(_ kind: WheelFinding.Kind) -> [[String]] {
    wheel.audit(against: chart).filter { $0.kind == kind }.map { $0.subjects.map(\.description) }
  }
}
