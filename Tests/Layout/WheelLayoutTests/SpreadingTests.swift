import AstroGeometry
import TestSupport
import Testing

@testable import AstroWheelLayout

@Suite struct SpreadingTests {
  @Test(arguments: 0..<200)
  func `what is found is the optimum`(seed: UInt64) throws {
    let problem = Spreading.random(seed, count: 2...5)
    guard let found = problem.solved() else { return }
    for (x, y) in zip(found, Projection(problem).nearest()) { #expect(abs(x - y) < 1e-3) }
  }

  @Test(arguments: 0..<500)
  func `order, separations and bounds are kept`(seed: UInt64) {
    let problem = Spreading.random(seed, count: 1...12)
    guard let found = problem.solved() else { return }
    for index in found.indices {
      #expect(found[index] >= problem.lows[index] - 1e-9)
      #expect(found[index] <= problem.highs[index] + 1e-9)
    }
    for index in problem.separations.indices {
      #expect(found[index + 1] - found[index] >= problem.separations[index] - 1e-9)
    }
  }

  @Test(arguments: 0..<500)
  func `there is no answer exactly where there can be none`(seed: UInt64) {
    let problem = Spreading.random(seed, count: 1...8)
    #expect((problem.solved() != nil) == problem.isFeasible)
  }

  @Test(arguments: 0..<200)
  func `spreading what is spread moves nothing`(seed: UInt64) throws {
    var problem = Spreading.random(seed, count: 1...12)
    guard let found = problem.solved() else { return }
    problem.targets = found
    let again = try #require(problem.solved())
    for (x, y) in zip(found, again) { #expect(abs(x - y) < 1e-9) }
  }

  @Test(arguments: 0..<100)
  func `the mirror image of a problem has the mirror image of its answer`(seed: UInt64) {
    let problem = Spreading.random(seed, count: 1...8)
    let mirrored = Spreading(
      targets: problem.targets.reversed().map { -$0 }, separations: problem.separations.reversed(),
      lows: problem.highs.reversed().map { -$0 }, highs: problem.lows.reversed().map { -$0 })
    let there = problem.solved()
    let back = mirrored.solved().map { $0.reversed().map { -$0 } }
    #expect((there == nil) == (back == nil))
    for (x, y) in zip(there ?? [], back ?? []) { #expect(abs(x - y) < 1e-9) }
  }

  @Test func `a crowd is centered on its true places`() {
    let crowd = Spreading(
      targets: [10, 10, 10], separations: [4, 4], lows: [0, 0, 0], highs: [30, 30, 30])
    #expect(crowd.solved() == [6, 10, 14])
  }
}

extension Spreading {
  /// Targets in order; separations and bounds that can, mostly, be met.
  fileprivate static func random(_ seed: UInt64, count: ClosedRange<Int>) -> Spreading {
    var dice = SeededGenerator(seed: seed)
    let count = dice.whole(in: count)
    let roomy = dice.happens(0.7)
    let targets = (0..<count).map { _ in dice.number(in: 0...30) }.sorted()
    return Spreading(
      targets: targets, separations: (1..<max(1, count)).map { _ in dice.number(in: 0...(roomy ? 5 : 9)) },
      lows: targets.map { _ in dice.number(in: roomy ? -20...2 : -5...8) },
      highs: targets.map { _ in dice.number(in: roomy ? 28...60 : 22...40) })
  }

  /// Whether anything satisfies all constraints: pushing everything as far down as it goes tells.
  fileprivate var isFeasible: Bool {
    var least = -Double.infinity
    for index in targets.indices {
      least = max(lows[index], index > 0 ? least + separations[index - 1] : least)
      if least > highs[index] { return false }
    }
    return true
  }
}
