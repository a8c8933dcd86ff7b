import AstroChartModel
import AstroDrawing
import AstroGeometry
import TestSupport
import Testing

@testable import AstroWheelLayout

/// The ring's laws, tried on upright boxes along a straight line and around a circle.
@Suite struct RingSolverTests {
  @Test(arguments: 0..<100)
  func `along a straight line it finds what spreading by widths finds`(seed: UInt64) throws {
    let boxes = Boxes(seed, span: 200)
    let found = try #require(boxes.onLine().solved())
    let best = try #require(boxes.spreading.solved())
    // A hundredth of a degree is added to each separation, which the ends of a crowd see several times over.
    for (x, y) in zip(found, best) { #expect(abs(x - y) < 0.05 * Double(boxes.targets.count)) }
  }

  @Test(arguments: 0..<100)
  func `around a circle no box meets another or a wall, and the order stays`(seed: UInt64) {
    let boxes = Boxes(seed, span: 120)
    let ring = boxes.onCircle(radius: 200)
    guard let found = ring.solved() else { return }
    let footprints = found.indices.map { ring.footprint($0, found[$0]) }
    for first in footprints.indices {
      for wall in [ring.lowWall, ring.highWall].compactMap(\.self) {
        #expect(footprints[first].isClear(of: wall, gap: ring.gap))
      }
      for second in footprints.indices.dropFirst(first + 1).prefix(ring.reach) {
        #expect(footprints[first].isClear(of: footprints[second], gap: ring.gap))
      }
    }
    #expect(found == found.sorted())
  }

  @Test(arguments: 0..<30)
  func `what has room stays where it belongs`(seed: UInt64) throws {
    var boxes = Boxes(seed, span: 360)
    boxes.targets = stride(from: 30.0, to: 330, by: 60).map { $0 + Double(seed) / 10 }
    boxes.halves = boxes.targets.map { _ in Size(square: 4) }
    #expect(try #require(boxes.onCircle(radius: 200).solved()) == boxes.targets)
  }

  @Test func `what cannot fit has no answer`() {
    var boxes = Boxes(1, span: 20)
    boxes.targets = [4, 6, 8, 10, 12, 14]
    boxes.halves = boxes.targets.map { _ in Size(square: 12) }
    #expect(boxes.onCircle(radius: 200).solved() == nil)
  }

  @Test func `nothing at all is placed at once`() {
    var boxes = Boxes(1, span: 20)
    (boxes.targets, boxes.halves) = ([], [])
    #expect(boxes.onCircle(radius: 200).solved() == [])
  }
}

/// Random boxes at random places of a stretch.
private struct Boxes {
  var targets: [Double]
  /// Half the size of each.
  var halves: [Size]
  let span: Double
  let gap = 1.0

  init(_ seed: UInt64, span: Double) {
    var dice = SeededGenerator(seed: seed)
    let count = dice.whole(in: 1...8)
    targets = (0..<count).map { _ in dice.number(in: 0...span) }.sorted()
    halves = targets.map { _ in Size(width: dice.number(in: 2...8), height: dice.number(in: 2...8)) }
    self.span = span
  }

  /// A degree is a point.
  func onLine() -> RingSolver {
    let wall = { (x: Double) in Footprint.wall(Segment(Point(x: x, y: -50), Point(x: x, y: 50))) }
    return RingSolver(
      targets: targets, span: span, lowWall: wall(0), highWall: wall(span), reach: 1, gap: gap
    ) { index, offset in
      Footprint(blocks: [Footprint.Block(center: Point(x: offset, y: 0), half: halves[index])], stem: nil)
    }
  }

  func onCircle(radius: Double) -> RingSolver {
    let dial = Dial(center: .origin, halfSide: radius, origin: 0)
    let wall = { (degrees: Double) in Footprint.wall(dial.ray(degrees, from: 1.3, to: 0.7)) }
    return RingSolver(
      targets: targets, span: span, lowWall: wall(0), highWall: wall(span), reach: 1, gap: gap
    ) { index, offset in
      Footprint(
        blocks: [Footprint.Block(center: dial.point(offset, radius: 1), half: halves[index])], stem: nil)
    }
  }

  /// The same as one problem of known widths.
  var spreading: Spreading {
    Spreading(
      targets: targets, separations: zip(halves, halves.dropFirst()).map { $0.width + $1.width + gap },
      lows: halves.map { $0.width + gap }, highs: halves.map { span - $0.width - gap })
  }
}
