import AstroGeometry
import Testing

@Suite struct OrientedBoxTests {
  let unit = OrientedBox(center: .origin, size: Size(square: 2))

  @Test func `boxes side by side are apart by the space between their sides`() {
    let other = OrientedBox(center: Point(x: 3, y: 0), size: Size(square: 2))
    #expect(abs(unit.gap(to: other) - 1) < 1e-12)
    #expect(!unit.overlaps(other))
  }

  @Test func `a box turned onto its corner reaches as far as its diagonal`() {
    let turned = OrientedBox(
      center: Point(x: 1 + 2.0.squareRoot(), y: 0), size: Size(square: 2), rotation: Angle(degrees: 45))
    #expect(abs(unit.gap(to: turned)) < 1e-12)
    #expect(
      unit.overlaps(
        OrientedBox(center: Point(x: 2.3, y: 0), size: Size(square: 2), rotation: Angle(degrees: 45))))
  }

  @Test(arguments: [0.0, 17, 45, 123, 270])
  func `turning the whole plane changes no gap`(degrees: Double) {
    let turn = Affine.rotation(Angle(degrees: degrees))
    let a = OrientedBox(
      center: Point(x: 4, y: 1), size: Size(width: 3, height: 1), rotation: Angle(degrees: 20))
    func turned(_ box: OrientedBox) -> OrientedBox {
      OrientedBox(
        center: turn.apply(box.center), size: box.size, rotation: box.rotation + Angle(degrees: degrees))
    }
    #expect(abs(turned(unit).gap(to: turned(a)) - unit.gap(to: a)) < 1e-9)
  }

  @Test func `a segment through a box crosses it, one along its side does not`() {
    #expect(unit.isCrossed(by: Segment(Point(x: -5, y: 0.5), Point(x: 5, y: 0.5))))
    #expect(!unit.isCrossed(by: Segment(Point(x: -5, y: 1), Point(x: 5, y: 1))))
    #expect(!unit.isCrossed(by: Segment(Point(x: 3, y: 0), Point(x: 5, y: 0))))
  }
}
