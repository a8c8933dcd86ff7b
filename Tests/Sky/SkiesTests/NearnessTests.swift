import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import TestSupport
import Testing

/// What is near on a day, before it is followed.
@Suite struct NearnessTests {
  @Test func `each meeting and closest approach lies between the days told before it is followed`() throws {
    let from = Moment(secondsSince1970: 1_796_083_200)
    let span = try CalendarSpan(from: from, to: Moment(secondsSince1970: 1_796_169_600))
    var calendar = SkyCalendar(around: from)
    let slow = Body.planets.filter { $0 > .venus }
    let request = CalendarRequest(span, kinds: [.transit], movers: slow)
    var births = RandomBirths(seed: 31)
    var passes = 0
    while passes < 200 {
      guard let birth = births.next() else { continue }
      let natal = try SwissEphemeris().chart(of: birth)
      let nativity = try calendar.nativity(of: natal, for: request).value
      for near in try calendar.nearnesses(request, of: nativity) {
        guard let passage = try calendar.passage(of: near, request, of: nativity) else { continue }
        let told = passage.hits.isEmpty ? [passage.moment] : passage.hits.map(\.moment)
        let peaks = try calendar.peaks(of: near)
        // To the second by which meetings are refined.
        let holds = zip(told, peaks).map { moment, days in
          days.lowerBound - 1e-5 <= moment.julianDay && moment.julianDay <= days.upperBound + 1e-5
        }
        #expect(peaks.count == told.count && holds.allSatisfy(\.self), "\(passage) \(peaks)")
        passes += told.count
      }
    }
  }
}
