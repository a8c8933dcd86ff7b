import AstroGeometry
import TestSupport
import Testing

@Suite struct PathTests {
  @Test(arguments: 0..<50)
  func `an arc stays within five millionths of its radius from the circle`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let center = Point(x: dice.number(in: -500...500), y: dice.number(in: -500...500))
    let radius = dice.number(in: 1...1000)
    let arc = Path(
      arc: center, radius: radius, from: Angle(degrees: dice.number(in: -720...720)),
      sweep: Angle(degrees: dice.number(in: -360...360)))
    for point in arc.samples { #expect(abs(point.distance(to: center) - radius) < 5e-6 * radius) }
  }

  @Test(arguments: 0..<50)
  func `an arc begins and ends where its angles say`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let (start, sweep) = (
      Angle(degrees: dice.number(in: 0...360)), Angle(degrees: dice.number(in: -360...360))
    )
    let points = Path(arc: .origin, radius: 10, from: start, sweep: sweep).samples
    let first = try #require(points.first)
    let last = try #require(points.last)
    #expect(first.distance(to: .origin + Vector(length: 10, direction: start)) < 1e-9)
    #expect(last.distance(to: .origin + Vector(length: 10, direction: start + sweep)) < 1e-9)
  }

  @Test func `an arc of positive sweep turns clockwise on the page`() {
    let quarter = Path(arc: .origin, radius: 10, from: .zero, sweep: Angle(degrees: 90))
    #expect(quarter.samples.allSatisfy { $0.x > -1e-9 && $0.y > -1e-9 })
  }

  @Test func `a circle has the curves of an arc of a whole turn`() {
    let center = Point(x: 12.5, y: -3)
    var arc = Path(arc: center, radius: 7.3, from: .zero, sweep: .fullTurn)
    arc.close()
    #expect(Path(circle: center, radius: 7.3) == arc)
  }

  @Test func `a circle is bounded by its square`() {
    let bounds = Path(circle: Point(x: 5, y: 7), radius: 3).controlBounds
    for (found, expected) in [(bounds.minX, 2.0), (bounds.maxX, 8), (bounds.minY, 4), (bounds.maxY, 10)] {
      #expect(abs(found - expected) < 0.1)
    }
  }

  @Test(arguments: 0..<30)
  func `mapping a path maps its samples`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let map = Affine.rotation(Angle(degrees: dice.number(in: 0...360)))
      .then(.translation(Vector(dx: dice.number(in: -9...9), dy: dice.number(in: -9...9))))
    let path = Path(arc: Point(x: 3, y: 4), radius: 10, from: .zero, sweep: Angle(degrees: 200))
    for (a, b) in zip(path.samples.map(map.apply), path.mapped(map.apply).samples) {
      #expect(a.distance(to: b) < 1e-9)
    }
  }

  @Test(arguments: [0.0, 30, 90, 200])
  func `a slice of a ring lies between its radii`(degrees: Double) {
    let sector = AnnularSector(
      center: Point(x: 1, y: 2), inner: 4, outer: 6, start: Angle(degrees: degrees),
      sweep: Angle(degrees: 40))
    for point in sector.path.samples {
      let radius = point.distance(to: sector.center)
      #expect(radius > 4 - 1e-4 && radius < 6 + 1e-4)
    }
  }

  @Test func `a slice that reaches the center comes to a point there`() {
    let slice = AnnularSector(
      center: .origin, inner: 0, outer: 6, start: .zero, sweep: Angle(degrees: 40))
    #expect(slice.path.elements.suffix(2) == [.line(.origin), .close])
  }

  @Test func `an empty path has an empty box, and a rectangle its own`() {
    #expect(Path().controlBounds == .zero)
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(Path(rect).controlBounds == rect)
  }
}

extension Path {
  /// Points along the outline, twenty a piece, by de Casteljau's construction.
  var samples: [Point] {
    var pen = Point.origin
    return elements.flatMap { element -> [Point] in
      switch element {
      case .move(let p), .line(let p):
        pen = p
        return [p]
      case .curve(let p, let q, let r):
        defer { pen = r }
        return (0...20).map { Path.point(pen, p, q, r, at: Double($0) / 20) }
      case .close: return []
      }
    }
  }

  private static func point(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at t: Double) -> Point {
    let (ab, bc, cd) = (
      a.interpolated(to: b, by: t), b.interpolated(to: c, by: t), c.interpolated(to: d, by: t)
    )
    let (left, right) = (ab.interpolated(to: bc, by: t), bc.interpolated(to: cd, by: t))
    return left.interpolated(to: right, by: t)
  }
}
