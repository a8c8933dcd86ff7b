import AstroGeometry
import TestSupport
import Testing

@Suite struct RectTests {
  @Test(arguments: 0..<50)
  func `a union holds both, and is no larger than it must be`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let (a, b) = (Rect.random(&dice), Rect.random(&dice))
    let union = a.union(b)
    #expect(union == b.union(a))
    #expect(union.expanded(by: 1e-9).contains(a) && union.expanded(by: 1e-9).contains(b))
    #expect(union.minX == min(a.minX, b.minX) && union.minY == min(a.minY, b.minY))
    #expect(abs(union.maxX - max(a.maxX, b.maxX)) < 1e-9 && abs(union.maxY - max(a.maxY, b.maxY)) < 1e-9)
  }

  @Test(arguments: 0..<50)
  func `rectangles and upright boxes agree on meeting`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let (a, b) = (Rect.random(&dice), Rect.random(&dice))
    #expect(a.intersects(b) == OrientedBox(a).overlaps(OrientedBox(b)))
  }

  @Test(arguments: 0..<20)
  func `what is grown and shrunk again is what it was`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let rect = Rect.random(&dice)
    let back = rect.expanded(by: 2.5).inset(by: Insets(all: 2.5))
    #expect(abs(back.minX - rect.minX) < 1e-9 && abs(back.width - rect.width) < 1e-9)
  }

  @Test func `margins wider than the rectangle leave nothing, never less`() {
    let swallowed = Rect(x: 0, y: 0, width: 4, height: 4).inset(by: Insets(all: 3))
    #expect(swallowed.size == .zero)
  }

  @Test func `an empty rectangle adds nothing to a union`() {
    let rect = Rect(x: 5, y: 5, width: 1, height: 1)
    #expect(rect.union(.zero) == rect)
    #expect(Rect.zero.union(rect) == rect)
  }

  @Test func `rectangles that share an edge do not meet`() {
    let left = Rect(x: 0, y: 0, width: 2, height: 2)
    #expect(!left.intersects(Rect(x: 2, y: 0, width: 2, height: 2)))
    #expect(left.intersects(Rect(x: 1.9, y: 0, width: 2, height: 2)))
  }
}

extension Rect {
  fileprivate static func random(_ dice: inout SeededGenerator) -> Rect {
    Rect(
      x: dice.number(in: -9...9), y: dice.number(in: -9...9), width: dice.number(in: 0.1...9),
      height: dice.number(in: 0.1...9))
  }
}
