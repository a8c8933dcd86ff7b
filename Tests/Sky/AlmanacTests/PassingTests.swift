import AstroChartModel
import Foundation
import TestSupport
import Testing

@testable import AstroAlmanac

/// Meetings with a value in an invented sky, counted by algebra.
@Suite struct PassingTests {
  @Test func `a value is met as often as algebra says, and by one passing`() throws {
    var dice = SeededGenerator(seed: 12)
    var counts: Set<Int> = []
    for _ in 0..<150 {
      let wanderer = dice.wanderer()
      let day = Wanderer.epoch + dice.number(in: 0...4000)
      let value = wanderer.way(day) + dice.number(in: -1...1)
      var course = try wanderer.course(covering: day - 50...day + 50)
      let passing = try course.passing(value, orb: 3, around: course.index(at: day))
      let around = 2000 / wanderer.speed
      #expect(
        passing.meetings.count
          == wanderer.meetings(with: value, from: day - around, to: day + around))
      for meeting in passing.meetings { #expect(abs(wanderer.way(meeting.julianDay) - value) < 1e-5) }
      counts.insert(passing.meetings.count)
    }
    #expect(counts.isSuperset(of: [1, 3, 5]))
  }

  @Test func `a passing begins with the first entering of its orb and ends with the last leaving`() throws {
    var dice = SeededGenerator(seed: 13)
    for _ in 0..<100 {
      let wanderer = dice.wanderer()
      let day = Wanderer.epoch + dice.number(in: 0...4000)
      let value = wanderer.way(day)
      var course = try wanderer.course(covering: day...day + 1)
      let passing = try course.passing(value, orb: 2, around: course.index(at: day))
      #expect(abs(wanderer.way(passing.start) - value + 2) < 1e-4)
      #expect(abs(wanderer.way(passing.end) - value - 2) < 1e-4)
      let days = Array(stride(from: 1.0, to: 3000, by: 1))
      #expect(days.allSatisfy { wanderer.way(passing.start - $0) < value - 2 + 1e-4 })
      #expect(days.allSatisfy { wanderer.way(passing.end + $0) > value + 2 - 1e-4 })
    }
  }

  @Test func `a turn exactly on a target meets it once there, and so does one at the edge of two pieces`()
    throws
  {
    let swaying = Wanderer(start: 100, speed: 0.2, swing: 30, period: 200)
    let turns = swaying.turns(3..<4)
    for turn in turns {
      try expectOneTouch(of: swaying, at: turn, turns: turns)
    }
    // At the epoch two pieces meet, and a cosine turns.
    let mover = Mover(.init(days: 32, order: 24, mean: .init(50, speed: 0), loop: 30)) { day in
      50 + 10 * cos((day - Wanderer.epoch) / 40)
    }
    var course = Course(Way(of: mover))
    try course.cover(Wanderer.epoch - 60...Wanderer.epoch + 60)
    #expect(course.stretches.count { $0.meets(60) } == 1)
    #expect(course.stretches.count { $0.end.isStation } == 1)
  }

  private func expectOneTouch(of wanderer: Wanderer, at turn: Double, turns: [Double]) throws {
    let target = wanderer.way(turn)
    let course = try wanderer.course(covering: turn - 150...turn + 150)
    let here = course.stretches.filter {
      $0.meets(target) && abs(course.estimate(of: target, in: $0) - turn) < 1
    }
    #expect(here.count == 1)
    let beyond = course.stretches.filter { stretch in
      let isHigh = turn == turns[0]
      let missed = target + (isHigh ? 1e-6 : -1e-6)
      return stretch.meets(missed) && abs(course.estimate(of: missed, in: stretch) - turn) < 5
    }
    #expect(beyond.isEmpty)
    let inside = course.stretches.filter { stretch in
      let reached = target + (turn == turns[0] ? -1e-6 : 1e-6)
      return stretch.meets(reached) && abs(course.estimate(of: reached, in: stretch) - turn) < 5
    }
    #expect(inside.count == 2)
  }

  @Test func `what turns back before it gets there is a near miss, listed by its closest approach`() throws {
    // To and fro between 40° and 60°, never at 61°.
    let mover = Mover(.init(days: 32, order: 24, mean: .init(50, speed: 0), loop: 30)) { day in
      50 + 10 * sin((day - Wanderer.epoch) / 40)
    }
    var course = Course(Way(of: mover))
    let peak = 40 * Double.pi / 2
    let found = try course.passings(of: Levels([61]), orbs: [3], in: .days(0, 200))
    #expect(found.count == 1)
    #expect(found.first?.passing.meetings.isEmpty == true)
    #expect(abs((found.first?.passing.closest?.julianDay ?? 0) - Wanderer.epoch - peak) < 0.01)
    #expect(abs((found.first?.passing.closest?.orb ?? 0) - 1) < 1e-6)
    #expect(try course.passings(of: Levels([61]), orbs: [3], in: .days(0, peak - 1)).isEmpty)
    #expect(try course.passings(of: Levels([61]), orbs: [0.5], in: .days(0, 200)).isEmpty)
  }
}
