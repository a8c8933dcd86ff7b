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

  /// The sector by the place of the body with its latitude, without refraction; `nil` where it does not rise or set.
  func gauquelinSector(_ body: Int32, at julianDay: Double, over horizon: Sky.Horizon) -> Double? {
    let ephemeris = flags & ~SEFLG_SPEED
    var place = [horizon.longitude, horizon.latitude, 0]
    var sector = 0.0
    let (status, _) = LibraryMessage.collect {
      swe_gauquelin_sector(julianDay, body, nil, ephemeris, 0, &place, 0, 0, &sector, $0)
    }
    return status >= 0 && sector >= 1 && sector < 37 ? sector : nil
  }
}
