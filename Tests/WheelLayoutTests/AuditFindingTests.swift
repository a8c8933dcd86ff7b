import ChartModel
import Geometry
import Testing
import WheelLayout

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
    let (sun, moon) = (try index(of: "planet.sun.glyph"), try index(of: "planet.moon.glyph"))
    wheel.marks[sun].center = wheel.marks[moon].center
    #expect(found(.overlap) == [["planet.sun.glyph", "planet.moon.glyph"]])
  }

  @Test mutating func `a mark moved onto a cusp is found`() throws {
    wheel.marks[try index(of: "planet.sun.degree")].center = wheel.cusps[3].segment.midpoint
    #expect(found(.crossing).contains(["cusp.4", "planet.sun.degree"]))
  }

  @Test mutating func `a body moved over its cusp is found, unless it is named as borrowed`() throws {
    let house = try #require(wheel.seats[0].placement.house)
    wheel.seats[0].drawnDegree = (try #require(chart.houses).cusp(house) + -2).degrees
    #expect(found(.wrongHouse) == [["sun"]])
    wheel.seats[0].isBorrowed = true
    #expect(found(.wrongHouse) == [])
  }

  @Test mutating func `two bodies that have changed places are found`() {
    let order = wheel.seats.indices.sorted {
      wheel.seats[$0].placement.longitude.degrees < wheel.seats[$1].placement.longitude.degrees
    }
    let (first, second) = (order[0], order[1])
    let drawn = wheel.seats[first].drawnDegree
    wheel.seats[first].drawnDegree = wheel.seats[second].drawnDegree
    wheel.seats[second].drawnDegree = drawn
    let names = [first, second].map { wheel.seats[$0].placement.body.rawValue }
    #expect(found(.inversion).contains(names))
  }

  @Test mutating func `two leaders that cross are found`() {
    let corners = (low: Point(x: 290, y: 290), high: Point(x: 310, y: 310))
    wheel.seats[0].leader.segments = [Segment(corners.low, corners.high)]
    wheel.seats[1].leader.segments = [
      Segment(Point(x: corners.low.x, y: corners.high.y), Point(x: corners.high.x, y: corners.low.y))
    ]
    let names = [0, 1].map { wheel.seats[$0].placement.body.rawValue }
    #expect(found(.crossedLeaders) == [names])
  }

  @Test mutating func `ink that leaves the page is found`() throws {
    wheel.marks[try index(of: "angle.midheaven.label")].center = Point(x: 300, y: 1)
    #expect(found(.offPage) == [["angle.midheaven.label"]])
  }

  @Test mutating func `a body that was left out is found`() {
    wheel.seats.removeAll { $0.placement.body == .pluto }
    #expect(found(.unseated) == [["pluto"]])
  }

  private func index(of id: String) throws -> Int {
    try #require(wheel.marks.firstIndex { $0.id == id })
  }

  /// What findings of a kind speak of.
  private func found(_ kind: WheelFinding.Kind) -> [[String]] {
    wheel.audit(against: chart).filter { $0.kind == kind }.map(\.subjects)
  }
}
