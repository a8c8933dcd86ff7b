import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroTradition
import TestSupport
import Testing

@testable import AstroSkies

/// The moon before a birth, and the planets of its day and hour, against the calendar, which finds them by other ways.
@Suite struct RulersOfTimeTests {
  @Test func `the syzygy is the calendar’s last new or full moon`() throws {
    for birth in RandomBirths(seed: 81).prefix(60) {
      let chart = try SwissEphemeris().chart(of: birth)
      let moment = try #require(chart.moment)
      guard (2_378_600...2_597_500).contains(moment.julianDay) else { continue }
      let details = try Skies().details(of: chart, [.almuten])
      let syzygy = try #require(details.almutens?.syzygy)
      let span = try CalendarSpan(
        from: Moment(secondsSince1970: moment.secondsSince1970 - 16 * 86_400), to: moment)
      var calendar = SkyCalendar(around: moment)
      let events = try calendar.events(CalendarRequest(span, kinds: [.lunation])).value
      let lunations = events.compactMap { if case .lunation(let lunation) = $0 { lunation } else { nil } }
      let phases: Set<Lunation.Phase> = [.newMoon, .fullMoon]
      let last = try #require(lunations.last { phases.contains($0.phase) })
      #expect(syzygy.phase.rawValue == last.phase.rawValue)
      let axis = [last.longitude, last.longitude.opposite].map { $0.separation(from: syzygy.longitude) }
      #expect((syzygy.phase == .newMoon ? axis[0] : axis.min() ?? 9) < 1e-4)
    }
  }

  @Test func `what is kept of a syzygy is what a new search finds`() throws {
    var kept = DetailFinder(SwissEphemeris())
    var phases: Set<String> = []
    for step in 0..<240 {
      // Back and forth, so that charts also come before the syzygy that is kept.
      let day = step % 3 == 2 ? step - 20 : step
      let birth = try BirthData(
        date: CivilDate(daysSince1970: 7_400 + day / 3), time: KnownBirths.oksana.time,
        timeZone: "Europe/Kyiv",
        latitude: Double(step % 90) - 45, longitude: 30)
      let chart = try SwissEphemeris().chart(of: birth)
      let syzygy = try #require(try kept.details(of: chart, [.almuten]).almutens?.syzygy)
      #expect(syzygy == (try Skies().details(of: chart, [.almuten])).almutens?.syzygy)
      phases.insert(syzygy.phase.rawValue)
    }
    #expect(phases.count == 2)
  }

  @Test func `a minute’s doubt changes no ruler`() throws {
    var near = 0
    for birth in RandomBirths(seed: 83).prefix(400) {
      guard let moment = try SwissEphemeris().chart(of: birth).moment else { continue }
      let viewpoint = Skies.Viewpoint(birth)
      let exact = try Skies().exactRulers(at: moment.julianDay, seenFrom: viewpoint)
      let earth = try SwissEphemeris().earth(at: moment.julianDay)
      if let found = try Skies().nearRulers(at: moment.julianDay, earth, seenFrom: viewpoint) {
        #expect(found == exact)
        near += 1
      }
    }
    #expect(near > 250)
  }

  @Test func `the hour is the calendar’s`() throws {
    var compared = 0
    for birth in RandomBirths(seed: 82).prefix(60) {
      let chart = try SwissEphemeris().chart(of: birth)
      let moment = try #require(chart.moment)
      guard (2_378_600...2_597_500).contains(moment.julianDay) else { continue }
      let viewpoint = Skies.Viewpoint(birth)
      let span = try CalendarSpan(
        from: Moment(secondsSince1970: moment.secondsSince1970 - 4 * 3600),
        to: Moment(secondsSince1970: moment.secondsSince1970 + 1))
      var calendar = SkyCalendar(around: moment, seenFrom: viewpoint)
      let events = try calendar.events(CalendarRequest(span, kinds: [.hour])).value
      let hours = events.compactMap { if case .hour(let hour) = $0 { hour } else { nil } }
      let hour = hours.last { $0.start.julianDay <= moment.julianDay && moment.julianDay < $0.end.julianDay }
      let earth = try SwissEphemeris().earth(at: moment.julianDay)
      let found = try Skies().rulersOfTime(at: moment.julianDay, earth, seenFrom: viewpoint)
      if let hour {
        #expect(found?.hour == hour.ruler)
        compared += 1
      }
    }
    #expect(compared > 40)
  }
}
