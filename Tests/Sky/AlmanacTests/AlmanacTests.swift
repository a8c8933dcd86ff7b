import AstroChartModel
import AstroDiagnostics
import Foundation
import TestSupport
import Testing

@testable import AstroAlmanac

/// Calendars of an invented sky.
@Suite struct AlmanacTests {
  /// Three that wander and a Moon and a Sun that go on.
  private static func sky(_ seed: UInt64) -> AlmanacSky {
    var dice = SeededGenerator(seed: seed)
    let still = { (start: Double, speed: Double) in
      Wanderer(start: start, speed: speed, swing: 0, period: 100)
    }
    return AlmanacSky(movers: [
      .sun: still(10, 0.985).mover, .moon: still(200, 13.2).mover, .mercury: dice.wanderer().mover,
      .venus: dice.wanderer().mover, .mars: dice.wanderer().mover, .jupiter: still(50, 0.08).mover,
      .saturn: still(250, 0.03).mover,
    ])
  }

  private static let movers: [Body] = [.sun, .mercury, .venus, .mars]
  private static let birth = Nativity(
    points: [.init(.body(.sun), longitude: 111.25), .init(.angle(.ascendant), longitude: 301.5)],
    ascendant: Longitude(301.5), julianDay: Wanderer.epoch - 4000)

  private func request(_ span: CalendarSpan, _ kinds: Set<SkyEvent.Kind>) -> CalendarRequest {
    CalendarRequest(span, kinds: kinds, movers: AlmanacTests.movers)
  }

  @Test(arguments: [UInt64(1), 2])
  func `the events of two spans that follow are those of both together`(seed: UInt64) throws {
    // The invented sky has no eclipses, horizon, declinations or houses; the progressed Moon and lords of time are tried
    // on the true one.
    let kinds = Set(SkyEvent.Kind.allCases).subtracting([
      .eclipse, .hour, .houseIngress, .progressed, .declination, .lordTime,
    ])
    func events(_ first: Double, _ last: Double) throws -> Set<SkyEvent> {
      var almanac = Almanac(AlmanacTests.sky(seed))
      return Set(try almanac.events(request(.days(first, last), kinds), of: AlmanacTests.birth))
    }
    let whole = try events(100, 500)
    for cut in [101.0, 333.3, 499.5] {
      #expect(try events(100, cut).union(events(cut, 500)) == whole)
    }
    #expect(Set(whole.map(\.kind)) == kinds)
  }

  @Test func `what a calendar has found before does not change what it finds`() throws {
    let asked = request(.days(300, 500), [.transit, .station, .ingress])
    var fresh = Almanac(AlmanacTests.sky(4))
    var used = Almanac(AlmanacTests.sky(4))
    _ = try used.events(request(.days(-700, 90), [.transit, .shadow]), of: AlmanacTests.birth)
    #expect(try fresh.events(asked, of: AlmanacTests.birth) == used.events(asked, of: AlmanacTests.birth))
  }

  @Test(arguments: [300.0, 340, 380])
  func `a picture counts every passage within orb, a list only what is closest in its span`(first: Double)
    throws
  {
    var almanac = Almanac(AlmanacTests.sky(4))
    var asked = request(.days(first, first + 90), [.transit])
    let listed = try almanac.events(asked, of: AlmanacTests.birth)
    asked.countsAllInOrb = true
    let all = try almanac.events(asked, of: AlmanacTests.birth)
    // Those of a span so wide that all are closest in it, which are within orb in the narrow one.
    let wide = try almanac.events(request(.days(-3000, 4000), [.transit]), of: AlmanacTests.birth)
    let within = wide.filter { event in
      guard case .transit(let passage) = event else { return false }
      return passage.start.precedes(asked.span.to) && asked.span.from.precedes(passage.end)
    }
    #expect(Set(all).isSubset(of: Set(within).union(listed)) && all.count == Set(all).count)
    #expect(Set(all).isSuperset(of: listed))
    // What is left out has left its orb before the span and comes back after it.
    for case .transit(let passage) in Set(within).subtracting(all) {
      let days = asked.span.days()
      #expect(
        passage.course.allSatisfy { abs($0.degrees) > passage.orb - 1e-6 || !days.contains($0.julianDay) })
    }
    // What is asked without it is not changed by what was asked with it.
    asked.countsAllInOrb = false
    #expect(try almanac.events(asked, of: AlmanacTests.birth) == listed)
  }

  @Test func `a hit at the very start is in the span, and one at its very end is not`() throws {
    var almanac = Almanac(AlmanacTests.sky(5))
    let wide = try almanac.events(request(.days(0, 400), [.transit]), of: AlmanacTests.birth)
    let hits = wide.flatMap(\.hits)
    #expect(hits.count > 20)
    for hit in hits where hit != hits.last {
      let later = try Moment.at(hit.julianDay + 0.5)
      let from = try almanac.events(
        request(try CalendarSpan(from: hit, to: later), [.transit]), of: AlmanacTests.birth)
      #expect(from.contains { $0.hits.contains(hit) })
      let earlier = try Moment.at(hit.julianDay - 0.5)
      let upTo = try almanac.events(
        request(try CalendarSpan(from: earlier, to: hit), [.transit]), of: AlmanacTests.birth)
      #expect(!upTo.contains { $0.hits.contains(hit) && $0.hits.count == 1 })
    }
  }

  @Test func `aspects of two that move are as many as their difference says`() throws {
    var almanac = Almanac(AlmanacTests.sky(6))
    let events = try almanac.events(request(.days(0, 600), [.aspect]))
    let sky = almanac.sky
    for (first, second) in [(Body.sun, Body.mercury), (.mercury, .venus), (.venus, .mars)] {
      let found = events.count { event in
        guard case .aspect(let aspect) = event else { return false }
        return aspect.body1 == first && aspect.body2 == second
      }
      var sampled = 0
      let day = { (step: Int) in Wanderer.epoch + Double(step) / 50 }
      func difference(_ step: Int) throws -> Double {
        try sky.mover(of: first).unwrapped(day(step)) - sky.mover(of: second).unwrapped(day(step))
      }
      var last = try difference(0)
      for step in 1...30_000 {
        let next = try difference(step)
        for side in [0.0, 60, 90, 120, 180, 240, 270, 300] {
          sampled += abs(
            Int(((next - side) / 360).rounded(.down)) - Int(((last - side) / 360).rounded(.down)))
        }
        last = next
      }
      #expect(found == sampled)
    }
  }

  @Test func `the Moon's quarters follow one another, each at its angle`() throws {
    var almanac = Almanac(AlmanacTests.sky(7))
    let lunations = try almanac.events(request(.days(0, 300), [.lunation]))
    #expect(lunations.count == Int((190 + 300 * (13.2 - 0.985)) / 90) - Int(190.0 / 90))
    let phases = lunations.compactMap { event -> Lunation? in
      if case .lunation(let lunation) = event { lunation } else { nil }
    }
    for (lunation, next) in zip(phases, phases.dropFirst()) {
      let index = Lunation.Phase.allCases.firstIndex(of: lunation.phase) ?? 0
      #expect(next.phase == Lunation.Phase.allCases[(index + 1) % 4])
      let sun = 10 + 0.985 * (lunation.moment.julianDay - Wanderer.epoch)
      #expect(abs(Longitude(sun + 90 * Double(index)).separation(from: lunation.longitude)) < 1e-4)
    }
  }

  @Test func `a body's shadow begins and ends where it turns`() throws {
    var almanac = Almanac(AlmanacTests.sky(8))
    let events = try almanac.events(request(.days(0, 1500), [.shadow, .station]))
    var count = 0
    for case .shadow(let shadow) in events {
      count += 1
      let mover = try almanac.sky.mover(of: shadow.body)
      #expect(Longitude(try mover.longitude(shadow.start.julianDay)).separation(from: shadow.entersAt) < 1e-5)
      #expect(Longitude(try mover.longitude(shadow.end.julianDay)).separation(from: shadow.stationAt) < 1e-5)
    }
    #expect(count > 5)
  }
}

extension SkyEvent {
  /// The exact moments of a transit.
  fileprivate var hits: [Moment] {
    if case .transit(let passage) = self { passage.hits.map(\.moment) } else { [] }
  }
}
