import AstroChartModel
import AstroDiagnostics
import CAstroSwissEphemeris

extension OpenEphemeris {
  /// The position on the ecliptic as it is seen from the Sun, in the requested zodiac.
  func heliocentric(_ body: Int32, at julianDay: Double, in zodiac: Zodiac) throws(Problem) -> Coordinates {
    // The Sun's gravity and the motion of the Earth bend no ray that nobody on the Earth sees.
    let seen = flags | SEFLG_HELCTR | SEFLG_NOABERR | SEFLG_NOGDEFL
    guard case .sidereal(let ayanamsa) = zodiac else { return try compute(body, at: julianDay, seen) }
    swe_set_sid_mode(ayanamsa.number, 0, 0)
    return try compute(body, at: julianDay, seen | SEFLG_SIDEREAL | SEFLG_NONUT)
  }

  /// The sectors of bodies by their places with latitude, without refraction; not a number where there is none.
  func gauquelinSectors(
    _ bodies: [Int32], at julianDay: Double, over horizon: Sky.Horizon, siderealTime: Double
  ) throws(Problem) -> [Double] {
    let meridian = siderealTime + horizon.longitude
    var sectors: [Double] = []
    for body in bodies {
      let place = try equatorial(body, at: julianDay)
      let course = DailyCourse(
        hourAngle: meridian - place.longitude, declination: place.latitude, latitude: horizon.latitude)
      sectors.append(course.sector ?? librarySector(body, at: julianDay, over: horizon))
    }
    return sectors
  }

  /// The sector of a body that does not rise or set, as libswe continues the circle for it.
  private func librarySector(_ body: Int32, at julianDay: Double, over horizon: Sky.Horizon) -> Double {
    let ephemeris = flags & ~SEFLG_SPEED
    var place = [horizon.longitude, horizon.latitude, 0]
    var sector = 0.0
    let (status, _) = LibraryMessage.collect {
      swe_gauquelin_sector(julianDay, body, nil, ephemeris, 0, &place, 0, 0, &sector, $0)
    }
    return status >= 0 && sector >= 1 && sector < 37 ? sector : .nan
  }
}
