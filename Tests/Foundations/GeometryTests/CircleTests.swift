import Testing

@testable import AstroGeometry

@Suite struct CircleTests {
  @Test(arguments: [0.4, 2.5, 118.5, 3000]) func `a circle is known again, rounded or not`(radius: Double)
    throws
  {
    let center = Point(x: 300.1234, y: -20.5)
    let path = Path(circle: center, radius: radius)
    for path in [path, path.roundedToThousandth] {
      let circle = try #require(path.circle)
      #expect((circle.center - center).length < 0.001)
      #expect(abs(circle.radius - radius) < 0.001)
    }
  }

  @Test func `nothing else is taken for one`() {
    let circle = Path(circle: .origin, radius: 2.5)
    var bent = circle.elements
    bent[5] = .curve(Point(x: -2.5, y: -1), Point(x: -2.2, y: -1.5), Point(x: -1.768, y: -1.765))
    let others = [
      Path(), Path(Rect(x: 0, y: 0, width: 1, height: 1)), Path(Array(circle.elements.dropLast())),
      Path(bent),
      Path(arc: .origin, radius: 2.5, from: .zero, sweep: Angle(degrees: 350)),
      circle.mapped { Point(x: $0.x, y: $0.y * 1.01) },
      // Turned, it begins elsewhere: dashes would too.
      circle.mapped { Point(x: -$0.x, y: -$0.y) },
    ]
    for path in others { #expect(path.circle == nil) }
  }
}
