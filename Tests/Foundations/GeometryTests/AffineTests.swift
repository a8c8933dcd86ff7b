import AstroGeometry
import TestSupport
import Testing

@Suite struct AffineTests {
  @Test(arguments: 0..<50)
  func `one map and then another is both, in that order`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let (first, second) = (Affine.random(&dice), Affine.random(&dice))
    let point = Point(x: dice.number(in: -9...9), y: dice.number(in: -9...9))
    #expect(first.then(second).apply(point).distance(to: second.apply(first.apply(point))) < 1e-9)
  }

  @Test(arguments: 0..<20)
  func `the identity changes nothing, before or after`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let map = Affine.random(&dice)
    #expect(map.then(.identity) == map)
    #expect(Affine.identity.then(map) == map)
  }

  @Test(arguments: 0..<20)
  func `turning keeps distances and can be undone`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let angle = Angle(degrees: dice.number(in: -720...720))
    let (p, q) = (Point(x: dice.number(in: -9...9), y: 3), Point(x: -2, y: dice.number(in: -9...9)))
    let turn = Affine.rotation(angle)
    #expect(abs(turn.apply(p).distance(to: turn.apply(q)) - p.distance(to: q)) < 1e-9)
    #expect(turn.then(.rotation(-angle)).apply(p).distance(to: p) < 1e-9)
  }

  @Test func `a quarter turn goes clockwise on the page`() {
    let east = Point(x: 1, y: 0)
    #expect(Affine.rotation(Angle(degrees: 90)).apply(east).distance(to: Point(x: 0, y: 1)) < 1e-12)
    #expect(Vector(dx: 1, dy: 0).perpendicular == Vector(dx: 0, dy: 1))
  }
}

extension Affine {
  fileprivate static func random(_ dice: inout SeededGenerator) -> Affine {
    func part() -> Double { dice.number(in: -2...2) }
    return Affine(a: part(), b: part(), c: part(), d: part(), tx: part(), ty: part())
  }
}
