package import AstroChartModel
import AstroDiagnostics
import CAstroSwissEphemeris
import Glibc
import Synchronization

extension OpenEphemeris {
  /// The houses of the requested system, or Porphyry's where those are not defined.
  func frame(_ sky: Sky, over horizon: Sky.Horizon) throws(Problem) -> HouseFrame {
    let asked = sky.settings.houseSystem
    if let frame = frame(asked, sky, horizon), frame.isDefined { return frame }
    // At a pole the Midheaven passes the Ascendant once a day; for that moment even Porphyry's houses have no
    // width.
    if let frame = frame(.porphyry, sky, horizon) { return frame }
    throw Problem(.calculation, EphemerisFault.noHouses)
  }

  private func frame(_ system: HouseSystem, _ sky: Sky, _ horizon: Sky.Horizon) -> HouseFrame? {
    // For a sidereal zodiac libswe mistakes Makransky's letter for the other Sunshine system.
    if system == .sunshineMakransky, sky.settings.zodiac != .tropical {
      return siderealMakransky(sky, horizon)
    }
    guard system.isSunshine else { return compute(system, sky, horizon) }
    return OpenEphemeris.declinationOfTheProcess.withLock { _ in compute(system, sky, horizon) }
  }

  /// Guards the static variable, shared by all threads, through which libswe passes the Sun's declination to
  /// Sunshine houses.
  fileprivate static let declinationOfTheProcess = Mutex<Void>(())

  /// The tropical houses, rotated as far as the Ascendant is.
  private func siderealMakransky(_ sky: Sky, _ horizon: Sky.Horizon) -> HouseFrame? {
    var tropicalSky = sky
    tropicalSky.settings.zodiac = .tropical
    guard let tropical = frame(.sunshineMakransky, tropicalSky, horizon),
      let angles = compute(.porphyry, sky, horizon)
    else { return nil }
    let turn = tropical.ascendant.longitude.distance(forwardTo: angles.ascendant.longitude)
    guard let houses = try? Houses(cusps: tropical.houses.cusps.map { $0 + turn }) else { return nil }
    var frame = angles
    (frame.system, frame.houses) = (.sunshineMakransky, houses)
    return frame
  }

  /// The houses that libswe computes; `nil` if it reports that it cannot.
  private func compute(_ system: HouseSystem, _ sky: Sky, _ horizon: Sky.Horizon) -> HouseFrame? {
    var wanted = flags & (SEFLG_SWIEPH | SEFLG_MOSEPH)
    if case .sidereal(let ayanamsa) = sky.settings.zodiac {
      swe_set_sid_mode(ayanamsa.number, 0, 0)
      wanted |= SEFLG_SIDEREAL
    }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 48) { numbers in
      numbers.initialize(repeating: 0)
      guard let cusps = numbers.baseAddress else { return nil }
      let (angles, cuspSpeeds, angleSpeeds) = (cusps + 13, cusps + 24, cusps + 37)
      let (status, message) = LibraryMessage.collect {
        swe_houses_ex2(
          sky.julianDay, wanted, horizon.latitude, horizon.longitude, system.number, cusps, angles,
          cuspSpeeds,
          angleSpeeds, $0)
      }
      guard status == 0, message.isEmpty, numbers.allSatisfy(\.isFinite) else { return nil }
      return HouseFrame(system, cusps: Array(numbers[1...12]), angles: angles, speeds: angleSpeeds)
    }
  }
}

extension HouseFrame {
  /// Houses without an instant, from the sidereal time and latitude of a place and the obliquity of the
  /// ecliptic.
  ///
  /// - Parameters:
  ///   - siderealTime: The sidereal time of the place in degrees, which is the right ascension of its
  ///     Midheaven.
  ///   - obliquity: The obliquity of the ecliptic, in degrees.
  ///   - latitude: Degrees north.
  ///   - sunLongitude: Measured from the equinox, in degrees; used by the Sunshine systems only.
  ///   - zodiacStart: The distance from the equinox forward to the start of the zodiac, in degrees; 0 if
  ///     tropical.
  /// - Returns: The houses of the requested system, or Porphyry's where those are not defined; `nil` if
  ///   neither are.
  package static func at(
    siderealTime: Double, obliquity: Double, latitude: Double, sunLongitude: Double, zodiacStart: Double,
    system: HouseSystem
  ) -> HouseFrame? {
    let tilt = Tilt(siderealTime: siderealTime, obliquity: obliquity, latitude: latitude)
    let declination = asin(sin(obliquity * .pi / 180) * sin(sunLongitude * .pi / 180)) * 180 / .pi
    let asked = OpenEphemeris.declinationOfTheProcess.withLock { _ in
      compute(system, tilt, sunDeclination: declination, zodiacStart: zodiacStart)
    }
    if let asked, asked.isDefined { return asked }
    return compute(.porphyry, tilt, sunDeclination: declination, zodiacStart: zodiacStart)
  }

  /// The position of a place relative to the ecliptic, in degrees.
  private struct Tilt {
    var siderealTime: Double
    var obliquity: Double
    var latitude: Double
  }

  private static func compute(
    _ system: HouseSystem, _ tilt: Tilt, sunDeclination: Double, zodiacStart: Double
  ) -> HouseFrame? {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 48) { numbers in
      numbers.initialize(repeating: 0)
      guard let cusps = numbers.baseAddress else { return nil }
      let (angles, cuspSpeeds, angleSpeeds) = (cusps + 13, cusps + 24, cusps + 37)
      // The element in which libswe expects the declination.
      angles[9] = sunDeclination
      let (status, message) = LibraryMessage.collect {
        swe_houses_armc_ex2(
          tilt.siderealTime, tilt.latitude, tilt.obliquity, system.number, cusps, angles, cuspSpeeds,
          angleSpeeds, $0)
      }
      guard status == 0, message.isEmpty, numbers.allSatisfy(\.isFinite) else { return nil }
      for index in [SE_ASC, SE_MC, SE_VERTEX] { angles[Int(index)] -= zodiacStart }
      let turned = numbers[1...12].map { $0 - zodiacStart }
      return HouseFrame(system, cusps: turned, angles: angles, speeds: angleSpeeds)
    }
  }

  /// Makes a frame; `nil` unless the houses go exactly once around the zodiac, each starting where the last
  /// one ends.
  ///
  /// In some systems the houses run backwards inside the polar circles, in Horizon near the equator too; a
  /// body would then be in more than one house.
  fileprivate init?(
    _ system: HouseSystem, cusps: [Double], angles: UnsafePointer<Double>, speeds: UnsafePointer<Double>
  ) {
    func turning(_ index: Int32) -> Turning {
      Turning(longitude: Longitude(angles[Int(index)]), speed: Longitude.rounded(speeds[Int(index)]))
    }
    let ascendant = turning(SE_ASC)
    let cusps = HouseFrame.cusps(system, cusps, ascendant: ascendant.longitude)
    guard let houses = try? Houses(cusps: cusps) else { return nil }
    (self.system, self.houses, self.ascendant) = (system, houses, ascendant)
    midheaven = Longitude(angles[Int(SE_MC)])
    vertex = turning(SE_VERTEX)
  }

  /// Cusps, with those of sign-based systems exactly at the starts of signs, even in a zodiac turned by an
  /// ayanamsa.
  private static func cusps(_ system: HouseSystem, _ cusps: [Double], ascendant: Longitude) -> [Longitude] {
    switch system {
    case .wholeSign: (0..<12).map { Longitude(ascendant.sign.start + Double($0) * 30) }
    case .equalAries: (0..<12).map { Longitude(Double($0) * 30) }
    default: cusps.map { Longitude($0) }
    }
  }
}

extension HouseSystem {
  fileprivate var number: Int32 { Int32(letter.asciiValue ?? 0) }
}
