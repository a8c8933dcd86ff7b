import Foundation

/// A planet that runs around the Sun by Kepler's laws, undisturbed, as its elements say.
///
/// The formulas are those of Meeus, *Astronomical Algorithms*: chapters 21 (precession), 22 (nutation), 25 (the Sun), 30
/// and 33 (elliptic motion). Nothing of it comes from the library that it is compared with.
struct PaperOrbit {
  let name: Substring
  /// Degrees, astronomical units; angles by the ecliptic and equinox of 1900.
  private let anomaly, axis, eccentricity, perihelion, node, inclination: Double

  private static let epoch = 2_415_020.0

  /// Reads a line of `seorbel.txt` with elements of 1900; `nil` for any other.
  init?(_ line: Substring) {
    let parts = line.prefix { $0 != "#" }.split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let numbers = parts.dropFirst(2).dropLast().compactMap { Double($0) }
    guard parts.count == 9, parts[0] == "J1900", parts[1] == "J1900", numbers.count == 6 else { return nil }
    (anomaly, axis, eccentricity) = (numbers[0], numbers[1], numbers[2])
    (perihelion, node, inclination) = (numbers[3], numbers[4], numbers[5])
    name = Substring(parts[8])
  }

  /// Where it is seen from the Earth, in degrees on the ecliptic and equinox of date.
  func place(at julianDay: Double) -> (longitude: Double, latitude: Double) {
    var (seen, lightTime) = (Spherical(longitude: 0, latitude: 0, distance: 0), 0.0)
    for _ in 0..<3 {
      // The Sun of the same earlier moment takes account of the aberration.
      let day = julianDay - lightTime
      let ownPlace = heliocentric(at: day).precessed(from: PaperOrbit.epoch, to: julianDay)
      seen = Spherical(Vector(ownPlace) + Vector(.sun(at: day)))
      lightTime = seen.distance * 0.0057755183
    }
    return (seen.longitude + PaperOrbit.nutation(at: julianDay), seen.latitude)
  }

  private func heliocentric(at julianDay: Double) -> Spherical {
    let motion = 0.9856076686 / pow(axis, 1.5)
    let mean = radians(anomaly + motion * (julianDay - PaperOrbit.epoch))
    let eccentric = (0..<20).reduce(mean) { found, _ in mean + eccentricity * sin(found) }
    let ratio = ((1 + eccentricity) / (1 - eccentricity)).squareRoot()
    let along = 2 * atan(ratio * tan(eccentric / 2)) + radians(perihelion)
    let tilt = radians(inclination)
    return Spherical(
      longitude: degrees(atan2(cos(tilt) * sin(along), cos(along))) + node,
      latitude: degrees(asin(sin(tilt) * sin(along))), distance: axis * (1 - eccentricity * cos(eccentric)))
  }

  /// The two largest terms, in degrees.
  private static func nutation(at julianDay: Double) -> Double {
    let days = julianDay - 2_451_545
    return -17.2 / 3600 * sin(radians(125.04452 - 0.0529537648 * days))
      - 1.32 / 3600 * sin(radians(2 * (280.4665 + 0.98564736 * days)))
  }
}

/// Degrees, astronomical units.
private struct Spherical {
  var longitude, latitude, distance: Double

  init(longitude: Double, latitude: Double, distance: Double) {
    (self.longitude, self.latitude, self.distance) = (longitude, latitude, distance)
  }

  init(_ vector: Vector) {
    let level = hypot(vector.x, vector.y)
    self.init(
      longitude: degrees(atan2(vector.y, vector.x)), latitude: degrees(atan2(vector.z, level)),
      distance: hypot(level, vector.z))
  }

  /// The Sun's geometric place, within 0.01°.
  static func sun(at julianDay: Double) -> Spherical {
    let time = (julianDay - 2_451_545) / 36_525
    let mean = 280.46646 + time * (36_000.76983 + time * 0.0003032)
    let anomaly = radians(357.52911 + time * (35_999.05029 - time * 0.0001537))
    let eccentricity = 0.016708634 - 0.000042037 * time
    let equation =
      (1.914602 - 0.004817 * time) * sin(anomaly) + 0.019993 * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly)
    return Spherical(
      longitude: mean + equation, latitude: 0,
      distance: (1 - eccentricity * eccentricity) / (1 + eccentricity * cos(anomaly + radians(equation))))
  }

  func precessed(from start: Double, to end: Double) -> Spherical {
    let (epoch, time) = ((start - 2_451_545) / 36_525, (end - start) / 36_525)
    let tilt = radians(time * (47.0029 - 0.06603 * epoch - 0.03302 * time) / 3600)
    let axis = 174.876384 + (3289.4789 * epoch - (869.8089 + 0.50491 * epoch) * time) / 3600
    let turn = time * (5029.0966 + 2.22226 * epoch + 1.11113 * time) / 3600
    let (from, height) = (radians(axis - longitude), radians(latitude))
    let ahead = cos(tilt) * cos(height) * sin(from) - sin(tilt) * sin(height)
    let up = cos(tilt) * sin(height) + sin(tilt) * cos(height) * sin(from)
    return Spherical(
      longitude: turn + axis - degrees(atan2(ahead, cos(height) * cos(from))), latitude: degrees(asin(up)),
      distance: distance)
  }
}

private struct Vector {
  var x, y, z: Double

  init(_ place: Spherical) {
    let level = place.distance * cos(radians(place.latitude))
    x = level * cos(radians(place.longitude))
    y = level * sin(radians(place.longitude))
    z = place.distance * sin(radians(place.latitude))
  }

  static func + (a: Vector, b: Vector) -> Vector {
    var sum = a
    (sum.x, sum.y, sum.z) = (a.x + b.x, a.y + b.y, a.z + b.z)
    return sum
  }
}

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
private func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
