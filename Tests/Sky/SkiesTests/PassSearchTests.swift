import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import Foundation
import TestSupport
import Testing

@testable import AstroSkies

/// Searches in an invented sky, of which everything is known.
@Suite struct PassSearchTests {
  /// A planet that goes round in 1000 days, and back by as much as `swing` says.
  private struct Wanderer {
    let swing: Double

    /// Degrees since the beginning, never folded.
    func way(_ day: Double) -> Double { 0.36 * day + swing * sin(day / 20) }

    var motion: Motion {
      Motion { day throws(Problem) in
        // Any turn will do: the search has to unwrap it.
        Motion.Position(
          longitude: Degrees.turned(way(day)), speed: 0.36 + swing / 20 * cos(day / 20))
      }
    }

    func search(from birth: Double) -> PassSearch {
      PassSearch(
        motion: motion, pace: .init(stride: 120, step: 15, loop: 100), birth: birth,
        longitude: Degrees.turned(way(birth)))
    }

    /// Every crossing of a value of the way, by small steps.
    func crossings(of goal: Double, from start: Double, to end: Double) -> [Double] {
      let days = stride(from: start, to: end, by: 0.1)
      return days.filter { (way($0) < goal) != (way($0 + 0.1) < goal) }
    }
  }

  @Test func `every pass is found and none invented, be there one, three or five`() throws {
    var dice = SeededGenerator(seed: 31)
    var counts: Set<Int> = []
    for _ in 0..<40 {
      let wanderer = Wanderer(swing: dice.number(in: 0...45))
      let (birth, cycle) = (dice.number(in: 0...500), dice.whole(in: 1...3))
      let passes = try wanderer.search(from: birth).passes(ofCycle: cycle)
      let goal = wanderer.way(birth) + 360 * Double(cycle)
      let expected = wanderer.crossings(of: goal, from: birth, to: birth + 5000)
      #expect(passes.count == expected.count && passes.count % 2 == 1)
      for (pass, day) in zip(passes, expected) { #expect(abs(pass.julianDay - day) < 0.11) }
      for pass in passes { #expect(abs(wanderer.way(pass.julianDay) - goal) < 1e-7) }
      #expect(passes.map(\.isRetrograde) == passes.indices.map { $0 % 2 == 1 })
      counts.insert(passes.count)
    }
    #expect(counts.isSuperset(of: [1, 3, 5]))
  }

  @Test func `two passes close to a station are found, and none where it stops short`() throws {
    let wanderer = Wanderer(swing: 20)
    // Where it turns back after some 1000 days: the way's greatest value there.
    let station = (90_000...110_000).map { Double($0) / 100 }.max { wanderer.way($0) < wanderer.way($1) } ?? 0
    for (short, isMet) in [(-1e-6, true), (-1e-3, true), (1e-3, false)] {
      let goal = wanderer.way(station) + short
      let search = PassSearch(
        motion: wanderer.motion, pace: .init(stride: 120, step: 15, loop: 100), birth: 0,
        longitude: goal - 360)
      let near = try search.passes(ofCycle: 1).filter { abs($0.julianDay - station) < 15 }
      #expect(near.count == (isMet ? 2 : 0))
    }
  }

  @Test func `the first pass after a moment is of the first cycle that has a later one`() throws {
    let wanderer = Wanderer(swing: 20)
    let search = wanderer.search(from: 100)
    let all = try (1...4).flatMap { cycle in
      try search.passes(ofCycle: cycle).enumerated().map { (cycle, $0, $1.julianDay) }
    }
    var dice = SeededGenerator(seed: 32)
    for _ in 0..<40 {
      let instant = dice.number(in: -100...3500)
      let found = try search.firstCycle(after: instant)
      let expected = try #require(all.first { $0.2 > instant })
      #expect((found.cycle, found.first) == (expected.0, expected.1))
    }
    // Strictly later: at a pass itself it is the next one.
    let found = try search.firstCycle(after: all[0].2)
    #expect(found.passes[found.first].julianDay > all[0].2)
  }
}
