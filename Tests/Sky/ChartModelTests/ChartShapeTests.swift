import Testing

@testable import AstroChartModel

/// Which planet leads a shape.
struct ChartShapeTests {
  private func shape(_ degrees: [Double]) -> (shape: ChartShape, lead: Body?)? {
    ShapeFinder(zip(Body.planets, degrees).map { Placement($0, at: Longitude($1), speed: 0) }).shape
  }

  @Test func `a locomotive is led by the planet that rises first after the empty third`() throws {
    let found = try #require(shape([0, 20, 45, 70, 100, 130, 150, 180, 210, 235]))
    #expect(found == (.locomotive, .sun))
    let turned = try #require(shape([300, 320, 345, 10, 40, 70, 90, 120, 150, 175]))
    #expect(turned == (.locomotive, .sun))
  }

  @Test(arguments: [(268.0, ChartShape.bucket, Body.pluto), (215, .locomotive, .sun)])
  func `a handle stands two signs or more from all others`(
    place: Double, expected: ChartShape, lead: Body
  ) throws {
    let found = try #require(shape([0, 20, 40, 60, 80, 100, 120, 140, 170, place]))
    #expect(found == (expected, lead))
  }
}
