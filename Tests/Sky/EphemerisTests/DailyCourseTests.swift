import AstroChartModel
import CAstroSwissEphemeris
import TestSupport
import Testing

@testable import AstroEphemeris

/// The sectors of the daily course, against the library that finds them by another way.
@Suite struct DailyCourseTests {
  @Test func `three hundred births have the library’s sectors`() throws {
    let ephemeris = SwissEphemeris()
    for birth in RandomBirths(seed: 91).prefix(300) {
      let moment = try #require(try ephemeris.chart(of: birth).moment)
      let horizon = Sky.Horizon(latitude: birth.latitude, longitude: birth.longitude)
      let found = try ephemeris.gauquelinSectors(
        of: Body.planets, at: moment.julianDay, over: horizon,
        siderealTime: try ephemeris.earth(at: moment.julianDay).siderealTime)
      for body in Body.planets {
        let number = try #require(body.number(ChartSettings()))
        var (place, sector) = ([horizon.longitude, horizon.latitude, 0], 0.0)
        _ = LibraryMessage.collect {
          swe_gauquelin_sector(moment.julianDay, number, nil, SEFLG_SWIEPH, 0, &place, 0, 0, &sector, $0)
        }
        #expect(abs(try #require(found[body]) - sector) < 1e-9, "\(body)")
      }
    }
  }

  @Test func `on the equator the sectors are equal`() {
    for angle in stride(from: -175.0, through: 180, by: 5) {
      let sector = DailyCourse(hourAngle: angle, declination: 20, latitude: 0).sector ?? 0
      let expected = (angle + 90 < 0 ? angle + 450 : angle + 90) / 10 + 1
      #expect(abs(sector - expected) < 1e-6 || abs(sector - expected) > 35.99)
    }
  }

  @Test func `what does not set has no place in the course`() {
    #expect(DailyCourse(hourAngle: 10, declination: 50, latitude: 45).sector == nil)
    #expect(DailyCourse(hourAngle: 10, declination: -30, latitude: 80).sector == nil)
  }
}
