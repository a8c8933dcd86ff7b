import CSwissEphemeris
import ChartModel
import Diagnostics
import Synchronization

extension OpenEphemeris {
  /// The houses asked for or, where those are not defined, Porphyry's.
  func frame(_ sky: Sky) throws(Problem) -> HouseFrame {
    let asked = sky.settings.houseSystem
    if let frame = frame(asked, sky), frame.isDefined { return frame }
    // At a pole the Midheaven passes the Ascendant once a day: for a moment Porphyry too has houses of no width.
    if let frame = frame(.porphyry, sky) { return frame }
    throw Problem(.calculation, "no houses can be computed for this place and time")
  }

  private func frame(_ system: HouseSystem, _ sky: Sky) -> HouseFrame? {
    // For a sidereal zodiac libswe takes Makransky's letter for the other Sunshine.
    if system == .sunshineMakransky, sky.settings.zodiac != .tropical { return siderealMakransky(sky) }
    guard system.isSunshine else { return compute(system, sky) }
    return OpenEphemeris.declinationOfTheProcess.withLock { _ in compute(system, sky) }
  }

  /// libswe hands the Sun's declination to Sunshine houses through a static variable that no thread owns.
  private static let declinationOfTheProcess = Mutex<Void>(())

  /// The tropical houses, turned as far as the Ascendant is.
  private func siderealMakransky(_ sky: Sky) -> HouseFrame? {
    var tropicalSky = sky
    tropicalSky.settings.zodiac = .tropical
    guard let tropical = frame(.sunshineMakransky, tropicalSky), let angles = compute(.porphyry, sky) else {
      return nil
    }
    let turn = tropical.ascendant.longitude.distance(forwardTo: angles.ascendant.longitude)
    guard let houses = try? Houses(cusps: tropical.houses.cusps.map { $0 + turn }) else { return nil }
    var frame = angles
    (frame.system, frame.houses) = (.sunshineMakransky, houses)
    return frame
  }

  /// What libswe says, or `nil` where it says that it cannot.
  private func compute(_ system: HouseSystem, _ sky: Sky) -> HouseFrame? {
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
          sky.julianDay, wanted, sky.latitude, sky.longitude, system.number, cusps, angles, cuspSpeeds,
          angleSpeeds, $0)
      }
      guard status == 0, message.isEmpty, numbers.allSatisfy(\.isFinite) else { return nil }
      return HouseFrame(system, cusps: Array(numbers[1...12]), angles: angles, speeds: angleSpeeds)
    }
  }
}

extension HouseFrame {
  /// `nil` where the houses do not go once around the zodiac, each where the last one ends.
  ///
  /// Some systems have theirs run backwards inside the polar circles, Horizon near the equator too: no body would
  /// then be in a house of its own.
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

  /// Houses that are signs begin exactly where signs do, in a zodiac turned by an ayanamsa too.
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
