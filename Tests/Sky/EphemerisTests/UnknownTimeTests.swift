import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import TestSupport
import Testing

@Suite struct UnknownTimeTests {
  @Test func `positions are for local noon, and nothing has a house`() throws {
    let chart = try SwissEphemeris().chart(of: .at("1990-04-15", "Europe/Kyiv"))
    let noon = try SwissEphemeris().chart(of: .at("1990-04-15 12:00", "Europe/Kyiv"))
    #expect(chart.moment == noon.moment)
    #expect(chart.placements.map(\.longitude) == noon.placements.map(\.longitude))
    #expect(chart.houses == nil && chart.angles == nil)
    #expect(chart.placements.allSatisfy { $0.house == nil && $0.range != nil })
  }

  @Test(arguments: ["2024-03-31", "2024-06-15", "2024-10-27"])
  func `a range runs from midnight to midnight, over 23, 24 and 25 hours`(day: String) throws {
    let next = try #require(
      ["2024-03-31": "2024-04-01", "2024-06-15": "2024-06-16", "2024-10-27": "2024-10-28"][day])
    let chart = try SwissEphemeris().chart(of: .at(day, "Europe/Kyiv"))
    let start = try SwissEphemeris().chart(of: .at("\(day) 00:00", "Europe/Kyiv"))
    let end = try SwissEphemeris().chart(of: .at("\(next) 00:00", "Europe/Kyiv"))
    #expect(chart.placements.map { $0.range?.atMidnight } == start.placements.map(\.longitude))
    #expect(chart.placements.map { $0.range?.atNextMidnight } == end.placements.map(\.longitude))
  }

  @Test func `where midnight was skipped the day begins with its first instant`() throws {
    // Beirut, 2024-03-31: the clock went from 23:59:59 to 01:00:00.
    let chart = try SwissEphemeris().chart(of: .at("2024-03-31", "Asia/Beirut"))
    let first = try SwissEphemeris().chart(of: .at("2024-03-30 22:00"))
    #expect(chart.planets[1].range?.atMidnight == first.planets[1].longitude)
  }

  @Test func `a noon that came twice is the first of the two`() throws {
    let chart = try SwissEphemeris().chart(of: .at("1883-11-18", "America/New_York", longitude: -74.006))
    #expect(chart.moment?.offsetSource == .lmt)
  }

  @Test func `a day that never was is refused`() throws {
    let error = try #require(throws: Problem.self) {
      try SwissEphemeris().chart(of: .at("2011-12-30", "Pacific/Apia"))
    }
    #expect(error.code == .nonexistentTime)
    #expect(error.location == .birth("date"))
  }

  @Test func `what needs a time of birth is left out, and said to be`() throws {
    let chart = try SwissEphemeris().chart(of: .at("1990-04-15"), settings: .with())
    #expect(chart.points.map(\.body) == Body.points.filter { !$0.needsBirthTime })
    #expect(chart.warnings.map(\.code) == [.pointLeftOut, .pointLeftOut])
  }

  @Test func `a certain aspect holds in every hour of the day, an uncertain one does not`() throws {
    var dice = SeededGenerator(seed: 17)
    var seen: Set<Bool> = []
    for _ in 0..<12 {
      var birth = BirthData.random(&dice)
      birth.time = nil
      let chart = try SwissEphemeris().chart(of: birth)
      let hours = try (0..<24).map { hour in
        var timed = birth
        timed.time = ClockTime(hour: hour, minute: 0)
        return try SwissEphemeris().chart(of: timed).aspects
      }
      for aspect in chart.aspects {
        let holds = hours.allSatisfy { $0.contains { $0.isSame(as: aspect) } }
        if aspect.isCertain { #expect(holds) }
        seen.insert(aspect.isCertain)
      }
    }
    #expect(seen == [true, false])
  }
}

extension Aspect {
  fileprivate func isSame(as other: Aspect) -> Bool {
    end1 == other.end1 && end2 == other.end2 && type == other.type
  }
}
