import AstroChartModel
import Foundation

/// A sky of planets on circles in one plane, whose apparent ways turn back as true ones do.
struct InventedSky {
  /// Heliocentric longitudes at the epoch, in degrees.
  private let phases: [Body: Double]

  /// Distances from the Sun in those of the Earth, and times of going around in years.
  private static let orbits: [Body: (radius: Double, years: Double)] = [
    .mercury: (0.387, 0.241), .venus: (0.723, 0.615), .mars: (1.524, 1.881), .jupiter: (5.203, 11.862),
    .saturn: (9.537, 29.457), .uranus: (19.19, 84.02), .neptune: (30.07, 164.8), .pluto: (39.48, 247.9),
  ]
  private static let year = 365.2422 * 86_400

  init(seed: inout some RandomNumberGenerator) {
    var phases: [Body: Double] = [:]
    for body in Body.planets { phases[body] = Double.random(in: 0..<360, using: &seed) }
    self.phases = phases
  }

  /// Degrees along the zodiac, of seconds since 1970.
  func longitude(of body: Body, at seconds: Double) -> Double {
    let sun = (phases[.sun] ?? 0) + 360 * seconds / InventedSky.year
    if body == .sun { return folded(sun) }
    if body == .moon { return folded((phases[.moon] ?? 0) + 13.176_396 * seconds / 86_400) }
    guard let orbit = InventedSky.orbits[body] else { return 0 }
    let own = ((phases[body] ?? 0) + 360 * seconds / InventedSky.year / orbit.years) * .pi / 180
    let earth = (sun + 180) * .pi / 180
    let (x, y) = (orbit.radius * cos(own) - cos(earth), orbit.radius * sin(own) - sin(earth))
    return folded(atan2(y, x) * 180 / .pi)
  }

  func isRetrograde(_ body: Body, at seconds: Double) -> Bool {
    turned(longitude(of: body, at: seconds + 600) - longitude(of: body, at: seconds - 600)) < 0
  }

  private func folded(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}

/// A difference of two longitudes, −180…180.
func turned(_ degrees: Double) -> Double {
  let rest = (degrees + 180).truncatingRemainder(dividingBy: 360)
  return (rest < 0 ? rest + 360 : rest) - 180
}
