import TestSupport
import Testing

@testable import AstroTimeline

@Suite struct SmoothWayTests {
  private func way(_ values: [Double]) -> [SmoothWay.Point] {
    values.enumerated().map { .init(time: Double($0), value: $1) }
  }

  @Test func `a smooth way goes through its points`() {
    let points = way([0, 3, 1, 1, -4, 2])
    let refined = SmoothWay(points).refined(3)
    #expect(points.allSatisfy(refined.contains))
    #expect(refined.count == 5 * 4 + 1)
  }

  @Test func `between two points it stays between their values`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<100 {
      let points = way((0..<12).map { _ in random.number(in: -5...5) })
      let refined = SmoothWay(points).refined(7)
      for (index, (a, b)) in zip(points, points.dropFirst()).enumerated() {
        let part = refined[(index * 8)...(index * 8 + 8)]
        let range = min(a.value, b.value) - 1e-12...max(a.value, b.value) + 1e-12
        #expect(part.allSatisfy { range.contains($0.value) })
      }
    }
  }

  @Test func `a straight way stays straight`() {
    let refined = SmoothWay(way([1, 3, 5, 7])).refined(4)
    #expect(refined.allSatisfy { abs($0.value - (1 + 2 * $0.time)) < 1e-12 })
  }

  @Test func `two points of one time count once`() {
    let points = [SmoothWay.Point(time: 0, value: 1), .init(time: 0, value: 1), .init(time: 1, value: 2)]
    #expect(SmoothWay(points).refined(0).map(\.value) == [1, 2])
  }
}
