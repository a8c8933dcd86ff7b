import AstroGeometry
import TestSupport
import Testing

@testable import AstroWheelLayout

@Suite struct LeaderRouterTests {
  private let router = LeaderRouter(
    dial: Dial(center: Point(x: 300, y: 300), halfSide: 300, origin: 77), band: WheelPlan.one.bands[0],
    lineWidth: 0.00165, mostLanes: 3)

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
  func `a leader is one way from the tick to the stack`(seed: UInt64) throws {
    let ends = crowd(seed, of: 2...4)
    for (leader, end) in zip(router.routes(to: ends), ends) {
      let tick = router.dial.point(end.trueDegree, radius: router.band.tickInner)
      let head = router.dial.point(end.drawnDegree, radius: end.stemEnd)
      #expect(try #require(leader.segments.first).start.distance(to: tick) < 1e-6)
      #expect(try #require(leader.segments.last).end.distance(to: head) < 1e-6)
      for (a, b) in zip(leader.segments, leader.segments.dropFirst()) { #expect(a.end == b.start) }
    }
  }

  @Test func `what stands where it belongs has a straight leader`() throws {
    let end = LeaderRouter.End(trueDegree: 100, drawnDegree: 100, stemEnd: 0.66, start: 0.722)
    let leader = try #require(router.routes(to: [end]).first)
    let ray = router.dial.ray(100, from: router.band.tickInner, to: 0.66)
    #expect(
      leader.segments.allSatisfy { ray.distance(to: $0.start) < 1e-9 && ray.distance(to: $0.end) < 1e-9 })
  }

  @Test(arguments: [0.5, 1.5, 2.9])
  func `a leader to a stack that moved under three degrees does not bend`(shift: Double) throws {
    let end = LeaderRouter.End(trueDegree: 100, drawnDegree: 100 + shift, stemEnd: 0.672, start: 0.722)
    #expect(router.routes(to: [end]).first?.segments.count == 1)
  }

  @Test(arguments: [3.5, 5, 7.5])
  func `a leader bends at its tick alone, unless another stack is in its way`(shift: Double) throws {
    var ends = [LeaderRouter.End(trueDegree: 100, drawnDegree: 100 + shift, stemEnd: 0.672, start: 0.722)]
    #expect(router.routes(to: ends).first?.segments.count == 1)
    let line = try #require(router.routes(to: ends).first?.segments.first)
    var other = LeaderRouter.End(trueDegree: 140, drawnDegree: 140, stemEnd: 0.672, start: 0.722)
    other.blocks = [
      Footprint.Block(
        center: line.start.interpolated(to: line.end, by: 0.5), half: Size(width: 2, height: 2))
    ]
    ends.append(other)
    let bent = try #require(router.routes(to: ends).first)
    #expect(bent.segments.count > 1 && bent.segments.last?.end == line.end)
  }

  @Test func `more leaders than lanes are one brace from tick arc to stacks`() throws {
    let ends = (0..<9).map { index in
      LeaderRouter.End(
        trueDegree: 100 + Double(index) * 0.2, drawnDegree: 104 + 5 * Double(index), stemEnd: 0.67,
        start: 0.722)
    }
    let leaders = router.routes(to: ends)
    // Eight have two short pieces of their own; the first holds the arcs besides.
    #expect(leaders.dropFirst().allSatisfy { $0.segments.count == 2 })
    #expect(try #require(leaders.first).segments.count > 40)
  }

  @Test func `at the end of a crowd what has hardly moved keeps a straight line of its own`() throws {
    let far = (0..<9).map { index in
      LeaderRouter.End(
        trueDegree: 100 + Double(index) * 0.2, drawnDegree: 104 + 5 * Double(index), stemEnd: 0.67,
        start: 0.722)
    }
    let near = LeaderRouter.End(trueDegree: 145.2, drawnDegree: 147.5, stemEnd: 0.67, start: 0.722)
    let leaders = router.routes(to: far + [near])
    #expect(try #require(leaders.last).segments.count == 1)
    #expect(leaders.dropLast().allSatisfy { leader in !leaders[9].crosses(leader) })
  }

  @Test(arguments: [1, 2, 3])
  func `a brace stays below the arrow at the Ascendant`(rings: Int) throws {
    let plan = WheelPlan(rings: rings)
    let band = try #require(plan.bands.last)
    let router = LeaderRouter(dial: self.router.dial, band: band, lineWidth: 0.00165, mostLanes: 2)
    // Ticks beside the arrow end further in than others.
    let start = min(band.tickInner, plan.rulerInner - WheelPlan.headClearance)
    let ends = (0..<9).map { index in
      LeaderRouter.End(
        trueDegree: 100 + Double(index), drawnDegree: 104 + 6 * Double(index),
        stemEnd: band.stackOuter - 0.01,
        start: index == 0 ? start : band.tickInner)
    }
    let leader = try #require(router.routes(to: ends).first)
    let radii = leader.segments.flatMap { [$0.start, $0.end] }.map {
      $0.distance(to: router.dial.center) / 300
    }
    #expect(leader.segments.count > 20 && radii.allSatisfy { $0 <= start + 1e-9 })
  }

  @Test func `a brace to stacks far from their ticks stays above their stems`() throws {
    let plan = WheelPlan(rings: 3)
    let band = plan.bands[0]
    let router = LeaderRouter(dial: self.router.dial, band: band, lineWidth: 0.00165, mostLanes: 2)
    let ends = (0..<4).map { index in
      LeaderRouter.End(
        trueDegree: 100 + Double(index), drawnDegree: 75 + 7 * Double(index), stemEnd: band.stackOuter - 0.01,
        start: band.tickInner)
    }
    let leaders = router.routes(to: ends)
    #expect(leaders[0].segments.count > 20)
    #expect(leaders.dropFirst().allSatisfy { !leaders[0].crosses($0) })
  }

  /// Bodies within a window, 4° to 7° asked for between their stacks, as near as that allows.
  private func crowd(_ seed: UInt64, of counts: ClosedRange<Int> = 2...10) -> [LeaderRouter.End] {
    var dice = SeededGenerator(seed: seed)
    let count = dice.whole(in: counts)
    let (start, width) = (dice.number(in: 0...360), dice.number(in: 5...60))
    let targets = (0..<count).map { _ in start + dice.number(in: 0...width) }.sorted()
    let spreading = Spreading(
      targets: targets, separations: (1..<count).map { _ in dice.number(in: 4...7) },
      lows: targets.map { _ in -1000 }, highs: targets.map { _ in 1000 })
    return zip(targets, spreading.solved() ?? targets).map { target, drawn in
      LeaderRouter.End(
        trueDegree: turned(target), drawnDegree: turned(drawn), stemEnd: dice.number(in: 0.64...0.68),
        start: router.band.tickInner)
    }
  }

  private func turned(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
