import AstroChartModel
import AstroDiagnostics
import CAstroSwissEphemeris

/// Searches of libswe for eclipses and for rising and setting. Instants are Julian days in universal time.
extension OpenEphemeris {
  /// The first solar eclipse anywhere on the Earth after an instant.
  func solarEclipse(after julianDay: Double) throws(Problem) -> [Double] {
    let ephemeris = ephemerisFlag
    let (type, times) = try call(10) { numbers, message in
      swe_sol_eclipse_when_glob(julianDay, ephemeris, 0, numbers, 0, message)
    }
    let (_, attributes) = try call(20) { numbers, message in
      var place: [Double] = Array(repeating: 0, count: 10)
      return swe_sol_eclipse_where(times[0], ephemeris, &place, numbers, message)
    }
    return [times[0], Double(type), attributes[0], attributes[9]]
  }

  /// The first lunar eclipse after an instant.
  func lunarEclipse(after julianDay: Double) throws(Problem) -> [Double] {
    let ephemeris = ephemerisFlag
    let (type, times) = try call(10) { numbers, message in
      swe_lun_eclipse_when(julianDay, ephemeris, 0, numbers, 0, message)
    }
    let (_, attributes) = try call(20) { numbers, message in
      var place: [Double] = [0, 0, 0]
      return swe_lun_eclipse_how(times[0], ephemeris, &place, numbers, message)
    }
    let isPenumbral = type & SE_ECL_PENUMBRAL != 0
    return [times[0], Double(type), attributes[isPenumbral ? 1 : 0], attributes[9]]
  }

  /// When the upper limb of the Sun next rises or sets after an instant, with refraction; empty if it does
  /// not within a day.
  func sunOnHorizon(_ isRising: Bool, of horizon: Sky.Horizon, after julianDay: Double) throws(Problem)
    -> [Double]
  {
    let ephemeris = ephemerisFlag
    let (status, times) = try call(10, allowing: -2) { numbers, message in
      var place = [horizon.longitude, horizon.latitude, 0]
      // At sea level, with the pressure and temperature of the standard atmosphere.
      return swe_rise_trans(
        julianDay, SE_SUN, nil, ephemeris, isRising ? SE_CALC_RISE : SE_CALC_SET, &place, 1013.25, 15,
        numbers,
        message)
    }
    return status == -2 || times[0] == 0 ? [] : [times[0]]
  }

  private var ephemerisFlag: Int32 { flags & ~SEFLG_SPEED }

  /// Calls the library with a buffer for numbers, and throws if it fails.
  ///
  /// - Parameter allowing: A negative status that is not a failure.
  private func call(
    _ count: Int, allowing: Int32 = 0,
    _ search: (UnsafeMutablePointer<Double>?, UnsafeMutablePointer<CChar>?) -> Int32
  ) throws(Problem) -> (status: Int32, numbers: [Double]) {
    var numbers = [Double](repeating: 0, count: count)
    let (status, message) = numbers.withUnsafeMutableBufferPointer { buffer in
      LibraryMessage.collect { search(buffer.baseAddress, $0) }
    }
    guard status >= 0 || status == allowing else { throw failure(message, status: flags) }
    return (status, numbers)
  }
}
