import AstroGeometry
import TestSupport
import Testing

@Suite struct SegmentTests {
  let flat = Segment(Point(x: 0, y: 0), Point(x: 10, y: 0))

  @Test func `segments that run through one another cross, whichever is asked`() {
    let steep = Segment(Point(x: 4, y: -3), Point(x: 6, y: 3))
    #expect(flat.crosses(steep) && steep.crosses(flat))
  }

  @Test func `segments that only touch do not cross`() {
    #expect(!flat.crosses(Segment(Point(x: 5, y: 0), Point(x: 5, y: 5))))
    #expect(!flat.crosses(Segment(Point(x: 10, y: 0), Point(x: 15, y: 5))))
    #expect(!flat.crosses(Segment(Point(x: 2, y: 0), Point(x: 30, y: 0))))
  }

  @Test(arguments: 0..<100)
  func `two segments from one place never cross, rounded as they may be`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let start = Point(x: dice.number(in: 0...600), y: dice.number(in: 0...600))
    func end() -> Point { Point(x: dice.number(in: 0...600), y: dice.number(in: 0...600)) }
    let nudged = Point(x: start.x + start.x.ulp, y: start.y - start.y.ulp)
    #expect(!Segment(start, end()).crosses(Segment(nudged, end())))
  }

  @Test(arguments: 0..<50)
  func `a place is as far from a segment as from the nearest of its points`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let place = Point(x: dice.number(in: -5...15), y: dice.number(in: -5...5))
    let nearest = (0...10_000).map { step in
      place.distance(to: flat.start.interpolated(to: flat.end, by: Double(step) / 10_000))
    }.min()
    #expect(abs(flat.distance(to: place) - (nearest ?? 0)) < 1e-3)
  }

  @Test(arguments: 0..<50)
  func `what is left of a segment outside boxes is outside them, and the rest is inside`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    func place() -> Point { Point(x: dice.number(in: 0...100), y: dice.number(in: 0...100)) }
    let line = Segment(place(), place())
    let boxes = (0..<4).map { _ in Rect(origin: place(), size: Size(width: 25, height: 25)) }
    let parts = line.parts(outside: boxes)
    for step in 0...500 {
      let point = line.start.interpolated(to: line.end, by: (Double(step) + 0.5) / 501)
      let isLeft = parts.contains { $0.distance(to: point) < 1e-9 }
      #expect(isLeft == !boxes.contains { $0.contains(point) })
    }
  }

  @Test func `a segment without length is a place`() {
    let dot = Segment(Point(x: 3, y: 4), Point(x: 3, y: 4))
    #expect(dot.distance(to: .origin) == 5)
  }
}
