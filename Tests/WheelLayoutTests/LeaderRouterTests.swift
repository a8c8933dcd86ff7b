import Geometry
import TestSupport
import Testing

@testable import WheelLayout

@Suite struct LeaderRouterTests {
  private let router = LeaderRouter(
    dial: Dial(center: Point(x: 300, y: 300), halfSide: 300, origin: 77), band: WheelPlan.one.bands[0])

  @Test(arguments: 0..<400)
  func `leaders of a crowd never cross, wherever on the circle it stands`(seed: UInt64) {
    let leaders = router.routes(to: crowd(seed))
    for first in leaders.indices {
      for second in leaders.indices.dropFirst(first + 1) {
        let isCrossed = leaders[first].segments.contains { a in
          leaders[second].segments.contains { a.crosses($0) }
        }
        #expect(!isCrossed, "\(first) and \(second)")
      }
    }
  }

  @Test(arguments: 0..<50)
  func `a leader is one way from the tick to the column`(seed: UInt64) throws {
    let ends = crowd(seed)
    for (leader, end) in zip(router.routes(to: ends), ends) {
      let tick = router.dial.point(end.trueDegree, radius: router.band.tickInner)
      let head = router.dial.point(end.drawnDegree, radius: end.stemEnd)
      #expect(try #require(leader.segments.first).start.distance(to: tick) < 1e-6)
      #expect(try #require(leader.segments.last).end.distance(to: head) < 1e-6)
      for (a, b) in zip(leader.segments, leader.segments.dropFirst()) { #expect(a.end == b.start) }
    }
  }

  @Test func `what stands where it belongs has a straight leader`() throws {
    let end = LeaderRouter.End(trueDegree: 100, drawnDegree: 100, stemEnd: 0.66)
    let leader = try #require(router.routes(to: [end]).first)
    let ray = router.dial.ray(100, from: router.band.tickInner, to: 0.66)
    #expect(
      leader.segments.allSatisfy { ray.distance(to: $0.start) < 1e-9 && ray.distance(to: $0.end) < 1e-9 })
  }

  /// Bodies within a window, 4° to 7° asked for between their columns, as near as that allows.
  private func crowd(_ seed: UInt64) -> [LeaderRouter.End] {
    var dice = SeededGenerator(seed: seed)
    let count = dice.whole(in: 2...10)
    let (start, width) = (dice.number(in: 0...360), dice.number(in: 5...60))
    let targets = (0..<count).map { _ in start + dice.number(in: 0...width) }.sorted()
    let spreading = Spreading(
      targets: targets, separations: (1..<count).map { _ in dice.number(in: 4...7) },
      lows: targets.map { _ in -1000 }, highs: targets.map { _ in 1000 })
    return zip(targets, spreading.solved() ?? targets).map { target, drawn in
      LeaderRouter.End(
        trueDegree: turned(target), drawnDegree: turned(drawn), stemEnd: dice.number(in: 0.64...0.68))
    }
  }

  private func turned(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
