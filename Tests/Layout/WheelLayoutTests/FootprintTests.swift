import AstroGeometry
import TestSupport
import Testing

@testable import AstroWheelLayout

/// What is found in one look at a footprint or a line is what looking at each box finds.
@Suite struct FootprintTests {
  @Test(arguments: 0..<300)
  func `two footprints are clear exactly if each box and line of them is`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let (one, other) = (dice.footprint(), dice.footprint())
    let areApart = one.blocks.allSatisfy { a in other.blocks.allSatisfy { !a.meets($0, gap: 1) } }
    let areUncrossed = [(one, other), (other, one)].allSatisfy { boxes, line in
      line.stem.map { stem in boxes.blocks.allSatisfy { !$0.isCrossed(by: stem, gap: 1) } } ?? true
    }
    #expect(one.isClear(of: other, gap: 1) == (areApart && areUncrossed))
  }

  @Test(arguments: 0..<300)
  func `a crowd on a line is what boxes at its places touch`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let line = dice.segment()
    let (blocks, others) = (dice.footprint().blocks, (0..<6).map { _ in dice.segment() })
    var crowd = ChordCrowd(along: line, half: dice.half())
    for block in blocks { crowd.add(block) }
    for (index, other) in others.enumerated() { crowd.add(other, cost: index + 1) }
    for (index, place) in crowd.places.enumerated() {
      let box = crowd.box(index)
      let crossing = others.indices.filter { box.isCrossed(by: others[$0], gap: 0) }
      #expect(place.isTaken == blocks.contains { $0.meets(box, gap: 0) })
      #expect(place.lines == crossing.count && place.cost == crossing.reduce(0) { $0 + $1 + 1 })
    }
  }

  @Test func `each place on a line is tried once, the middle first`() {
    #expect(ChordCrowd.order.sorted() == Array(ChordCrowd.fractions.indices))
    #expect(ChordCrowd.order.first.map { ChordCrowd.fractions[$0] } == 0.5)
    #expect(ChordCrowd.fractions == ChordCrowd.fractions.sorted())
  }
}

extension SeededGenerator {
  fileprivate mutating func point() -> Point { Point(x: number(in: 0...60), y: number(in: 0...60)) }
  fileprivate mutating func half() -> Size { Size(width: number(in: 1...6), height: number(in: 1...6)) }
  fileprivate mutating func segment() -> Segment { Segment(point(), point()) }

  fileprivate mutating func footprint() -> Footprint {
    var blocks = Footprint.Blocks()
    for _ in 0..<whole(in: 0...4) {
      blocks.append(Footprint.Block(center: point(), half: half(), sideBearing: number(in: 0...3)))
    }
    return Footprint(blocks: blocks, stem: happens(0.5) ? segment() : nil)
  }
}
