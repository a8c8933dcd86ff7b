import AstroChartModel
import AstroEphemeris
import Glibc

/// When the Sun rises and sets around an instant, told from its place at that instant.
///
/// Up to 60° of latitude the times differ from those of libswe, whose search takes twenty times as long, by less than 20
/// seconds: enough for everything that is farther from a sunrise, a sunset or an hour than a minute.
struct Sunlight {
  /// A Julian day, where the Sun then is on the ecliptic, and how fast it moves, in degrees and days.
  let julianDay: Double
  let sun: Coordinates
  let earth: (obliquity: Double, siderealTime: Double)
  let site: Site

  /// How far from the equator the times are near enough, in degrees.
  static let farthest = 60.0
  /// The doubt in days: one minute.
  static let doubt = 1.0 / 1440

  /// The height of the Sun's center when its upper limb seems to touch the horizon, in degrees: the mean of the year.
  private static let height = -0.824

  /// The rising or setting nearest to an instant; `nil` where there is none.
  func crossing(isRising: Bool, near guess: Double) -> Double? {
    var instant = guess
    for _ in 0..<5 {
      let place = place(at: instant)
      let lift =
        (sin(Sunlight.radians(Sunlight.height)) - sin(latitude) * sin(place.declination))
        / (cos(latitude) * cos(place.declination))
      guard abs(lift) < 1 else { return nil }
      let goal = acos(lift) * 180 / .pi
      instant += Degrees.folded((isRising ? -goal : goal) - place.hourAngle) / 360
    }
    return instant
  }

  /// The hour angle in degrees, and the declination in radians.
  private func place(at instant: Double) -> (hourAngle: Double, declination: Double) {
    let longitude = Sunlight.radians(sun.longitude + sun.speed * (instant - julianDay))
    let tilt = Sunlight.radians(earth.obliquity)
    let ascension = atan2(cos(tilt) * sin(longitude), cos(longitude)) * 180 / .pi
    let turned = earth.siderealTime + 360.985_647_366 * (instant - julianDay)
    return (turned + site.longitude - ascension, asin(sin(tilt) * sin(longitude)))
  }

  private var latitude: Double { Sunlight.radians(site.latitude) }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
