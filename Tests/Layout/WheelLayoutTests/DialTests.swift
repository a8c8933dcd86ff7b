import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroShaping
import AstroThemes
import AstroTradition
import TestSupport
import Testing

@testable import AstroWheelLayout

/// The promises of the dial, set in the faces pictures are set in.
@Suite struct DialTests {
  @Test(arguments: DialModulus.allCases, 0..<3)
  func `a dial of any chart breaks no promise`(modulus: DialModulus, seed: UInt64) throws {
    let fonts = try FontBook()
    var charts = RandomCharts(seed: 4000 + seed)
    for chart in try charts.next(40) {
      let figure = DialFigure(of: chart, modulus: modulus)
      let dial = MidpointDial(of: figure, theme: .light, shaper: fonts)
      let hypothetical = chart.points.count { $0.body.isHypothetical }
      #expect(dial.audit() == [] && dial.seats.count == 12 + hypothetical, "\(chart.story)")
    }
  }

  @Test(arguments: [300.0, 479, 700, 1200], [WheelOptions.Detail.minimal, .reduced, .full])
  func `a dial of any size and detail breaks no promise`(side: Double, detail: WheelOptions.Detail) throws {
    let fonts = try FontBook()
    var charts = RandomCharts(seed: 4100 + UInt64(side))
    for chart in try charts.next(10) {
      let options = try WheelOptions(side: side, detail: detail)
      let dial = MidpointDial(of: DialFigure(of: chart), options: options, theme: .light, shaper: fonts)
      #expect(dial.audit() == [], "\(chart.story)")
    }
  }

  @Test(arguments: [Body.planets, MidpointAxis.bodies])
  func `all in one place are drawn in a row around it`(bodies: [Body]) throws {
    let fonts = try FontBook()
    for start in stride(from: 0.0, to: 360, by: 7.5) {
      let places = try bodies.enumerated().map {
        try Placement(body: $1, longitude: Longitude(start + 90 * Double($0 % 4) + 0.1 * Double($0)))
      }
      let dial = MidpointDial(of: DialFigure(of: try Chart(of: places)), theme: .light, shaper: fonts)
      #expect(dial.audit() == [] && dial.seats.count == bodies.count)
    }
  }

  @Test(arguments: [DialModulus.ninety, .fortyFive], 0..<3)
  func `no degree beside a name is that of a neighbor`(modulus: DialModulus, seed: UInt64) throws {
    let fonts = try FontBook()
    var charts = RandomCharts(seed: 4300 + seed)
    for chart in try charts.next(20) {
      let dial = MidpointDial(of: DialFigure(of: chart, modulus: modulus), theme: .light, shaper: fonts)
      for (here, other) in dial.seats.flatMap({ here in dial.seats.map { (here, $0) } })
      where here.end != other.end {
        let name = here.marks[0].box.bounds
        guard let own = here.degree, let strange = other.degree else { continue }
        let farther = (name.isLevel(with: strange) ? 4 : 1) * name.distance(to: own)
        #expect(name.distance(to: strange) > farther, "\(here.end), \(other.end): \(chart.story)")
      }
    }
  }

  @Test func `degrees grow clockwise from the top`() throws {
    let figure = DialFigure(of: try SampleChart.oksana())
    let dial = MidpointDial(of: figure, theme: .light, shaper: RulerShaper())
    let places = dial.numbers.map(\.center)
    #expect(places.count == 18)
    #expect(abs(places[0].x - dial.dial.center.x) < 0.01 && places[0].y < dial.dial.center.y)
    // Of 90°, 20 are drawn at eighty degrees of the circle: right of the middle, a little above it.
    #expect(places[4].x > dial.dial.center.x && places[4].y < dial.dial.center.y)
    #expect(places[5].y > dial.dial.center.y)
  }

  @Test func `bodies in square have one tick, and those in semisquare face one another`() throws {
    let bodies = try [(Body.sun, 10.0), (.mars, 100), (.moon, 55), (.venus, 200)].map {
      try Placement(body: $0.0, longitude: Longitude($0.1))
    }
    let dial = MidpointDial(of: DialFigure(of: try Chart(of: bodies)), theme: .light, shaper: RulerShaper())
    func tick(_ body: Body) throws -> Segment {
      try #require(dial.seats.first { $0.end == .body(body) }).tick
    }
    #expect(try tick(.sun).start.distance(to: try tick(.mars).start) < 1e-9)
    let (sun, moon) = (try tick(.sun).start, try tick(.moon).start)
    #expect(sun.interpolated(to: moon, by: 0.5).distance(to: dial.dial.center) < 1e-6)
  }

  @Test func `the ticks of midpoints are near the two ends of the pointer`() throws {
    var charts = RandomCharts(seed: 4200)
    for chart in try charts.next(30) {
      for end in [AspectEnd.body(.sun), .body(.saturn), .angle(.midheaven)] {
        let dial = MidpointDial(
          of: DialFigure(of: chart, pointer: end), theme: .light, shaper: RulerShaper())
        let pointer = try #require(dial.pointer)
        let ends = [pointer.axis.start, pointer.axis.end].map { dial.dial.center.direction(to: $0) }
        for tick in pointer.ticks {
          let away = ends.map { abs(($0 - dial.dial.center.direction(to: tick.start)).folded) }.min() ?? 9
          // Two degrees of the zodiac are eight of the circle.
          #expect(away <= 8.001 * .pi / 180)
        }
        #expect(pointer.ticks.count == dial.figure.pointed?.branches.count)
      }
    }
  }

  @Test func `an audit finds a mark that lies on another`() throws {
    let dial = MidpointDial(
      of: DialFigure(of: try SampleChart.oksana()), theme: .light, shaper: try FontBook())
    var broken = dial
    broken.moveMark(of: 0, onto: 3)
    #expect(dial.audit() == [])
    #expect(broken.audit().contains { $0.kind == .overlap })
  }

  @Test func `without a time there are no angles and no Moon`() throws {
    let dial = MidpointDial(
      of: DialFigure(of: try SampleChart.withoutTime()), theme: .light, shaper: RulerShaper())
    #expect(Set(dial.seats.map(\.end)) == Set(Body.planets.filter { $0 != .moon }.map(AspectEnd.body)))
  }
}

extension MidpointDial {
  /// The dial with the glyph of one place moved onto that of another.
  fileprivate mutating func moveMark(of seat: Int, onto other: Int) {
    var moved = seats
    moved[seat].marks[0].center = seats[other].marks[0].center
    self = MidpointDial(
      figure: figure, size: size, dial: dial, plan: plan, detail: detail, theme: theme, seats: moved,
      numbers: numbers, signs: signs, pointer: pointer, language: language)
  }
}

extension Point {
  fileprivate func direction(to other: Point) -> Double {
    Angle.arctangent(y: other.y - y, x: other.x - x).radians
  }
}

extension Double {
  /// The angle between −π and π, in radians.
  fileprivate var folded: Double { self - 2 * .pi * (self / (2 * .pi)).rounded() }
}

extension MidpointDial.Seat {
  /// The box of the degree and the mark of motion behind it.
  fileprivate var degree: Rect? {
    let degree = marks.first { $0.kind == .planetDegree }?.box.bounds
    let motion = marks.first { $0.kind == .planetRetrograde }?.box.bounds
    return degree.map { degree in motion.map(degree.union) ?? degree }
  }
}

extension Rect {
  /// Whether a line of writing through this box runs through a good part of the other.
  fileprivate func isLevel(with other: Rect) -> Bool {
    min(maxY, other.maxY) - max(minY, other.minY) > 0.3 * other.height
  }

  /// The distance between the edges of two boxes; 0 where they meet.
  fileprivate func distance(to other: Rect) -> Double {
    Vector(
      dx: max(0, other.minX - maxX, minX - other.maxX), dy: max(0, other.minY - maxY, minY - other.maxY)
    ).length
  }
}
