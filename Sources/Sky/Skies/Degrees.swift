import Glibc

/// Arithmetic with angles in degrees.
enum Degrees {
  /// The angle reduced to 0 ≤ degrees < 360.
  static func turned(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    // For a tiny negative number the sum rounds to 360 itself.
    return rest < 0 ? (rest + 360).truncatingRemainder(dividingBy: 360) : rest
  }

  /// The angle reduced to −180 ≤ degrees < 180: the shorter way, with its direction.
  static func folded(_ degrees: Double) -> Double { turned(degrees + 180) - 180 }

  static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

  /// The direction of a point in the plane, in degrees from −180 to 180.
  static func direction(y: Double, x: Double) -> Double { atan2(y, x) * 180 / .pi }
}

/// Converts between the Midheaven and the sidereal time, all in degrees.
enum Meridian {
  /// The ecliptic longitude that culminates at a sidereal time.
  static func midheaven(siderealTime: Double, obliquity: Double) -> Double {
    Degrees.turned(
      Degrees.direction(
        y: Degrees.sine(siderealTime), x: Degrees.cosine(siderealTime) * Degrees.cosine(obliquity)))
  }

  /// The sidereal time at which an ecliptic longitude culminates.
  static func siderealTime(midheaven: Double, obliquity: Double) -> Double {
    Degrees.turned(
      Degrees.direction(
        y: Degrees.sine(midheaven) * Degrees.cosine(obliquity), x: Degrees.cosine(midheaven)))
  }
}
