import Glibc

/// Where a body stands on its daily way around a place.
///
/// From rising to setting its hour angle covers the semi-arc of the day twice, from setting to rising that of the night.
/// libswe finds the same by way of the ecliptic, which takes fifty times as long.
struct DailyCourse {
  /// How far the body is past its culmination, in degrees.
  let hourAngle: Double
  /// Degrees north of the equator.
  let declination: Double
  /// The latitude of the place, in degrees north.
  let latitude: Double

  /// The place among 36 sectors, 1 ≤ sector < 37: 1 at rising, 10 at culmination, 19 at setting; `nil` where the body does
  /// not rise or set.
  ///
  /// It is a ten-millionth of a degree less than exact, as libswe has it: a body at the border still belongs to the sector
  /// that ends there.
  var sector: Double? {
    let ascensional = tan(declination * .pi / 180) * tan(latitude * .pi / 180)
    guard abs(ascensional) < 1 else { return nil }
    let day = 90 + asin(ascensional) * 180 / .pi
    let past = remainder(hourAngle, 360)
    let exact =
      abs(past) <= day
      ? 10 + 9 * past / day : 28 + 9 * remainder(past - 180, 360) / (180 - day)
    let sector = exact - DailyCourse.hair
    return sector < 1 ? sector + 36 : sector
  }

  /// A thousandth of a second of arc, in sectors.
  private static let hair = 1.0 / 36_000_000
}
