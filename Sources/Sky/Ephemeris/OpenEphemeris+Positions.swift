import AstroChartModel
import AstroDiagnostics
import CAstroSwissEphemeris

/// A position in degrees, in the full precision of the computation.
package struct Coordinates: Hashable, Sendable {
  /// Ecliptic longitude, or right ascension.
  package var longitude: Double
  /// Ecliptic latitude, or declination.
  package var latitude: Double
  /// Degrees of longitude per day.
  package var speed: Double

  var isFinite: Bool { longitude.isFinite && latitude.isFinite && speed.isFinite }
}

extension OpenEphemeris {
  /// The position on the ecliptic, in the requested zodiac.
  ///
  /// - Parameter julianDay: In universal time.
  func ecliptic(_ body: Int32, at julianDay: Double, in zodiac: Zodiac) throws(Problem) -> Coordinates {
    guard case .sidereal(let ayanamsa) = zodiac else { return try compute(body, at: julianDay, flags) }
    swe_set_sid_mode(ayanamsa.number, 0, 0)
    // libswe reports "no nutation" among the flags, because ayanamsas are counted from the mean equinox.
    return try compute(body, at: julianDay, flags | SEFLG_SIDEREAL | SEFLG_NONUT)
  }

  /// The longitude alone, without speed, which takes half the time.
  ///
  /// - Parameter julianDay: In universal time.
  func longitude(_ body: Int32, at julianDay: Double, in zodiac: Zodiac) throws(Problem) -> Coordinates {
    let still = flags & ~SEFLG_SPEED
    guard case .sidereal(let ayanamsa) = zodiac else { return try compute(body, at: julianDay, still) }
    swe_set_sid_mode(ayanamsa.number, 0, 0)
    return try compute(body, at: julianDay, still | SEFLG_SIDEREAL | SEFLG_NONUT)
  }

  /// Right ascension and declination, on the true equator of date whatever the zodiac.
  func equatorial(_ body: Int32, at julianDay: Double) throws(Problem) -> Coordinates {
    try compute(body, at: julianDay, flags | SEFLG_EQUATORIAL)
  }

  /// The true obliquity of the ecliptic, in degrees.
  func obliquity(at julianDay: Double) throws(Problem) -> Double {
    try compute(SE_ECL_NUT, at: julianDay, flags).longitude
  }

  /// The apparent sidereal time of Greenwich, in degrees.
  func siderealTime(at julianDay: Double) -> Double { swe_sidtime(julianDay) * 15 }

  func compute(_ body: Int32, at julianDay: Double, _ flags: Int32) throws(Problem)
    -> Coordinates
  {
    let reply = withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { numbers in
      let (status, message) = LibraryMessage.collect {
        swe_calc_ut(julianDay, body, flags, numbers.baseAddress, $0)
      }
      let found = Coordinates(longitude: numbers[0], latitude: numbers[1], speed: numbers[3])
      return (status: status, message: message, found: found)
    }
    // Flags alone do not reveal a fallback: without the Moon's file they are those of success. Any message
    // does.
    guard reply.status == flags, reply.message.isEmpty else {
      throw failure(reply.message, status: reply.status)
    }
    guard reply.found.isFinite else { throw notANumber }
    return reply.found
  }
}
