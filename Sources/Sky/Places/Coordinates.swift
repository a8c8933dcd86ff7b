#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A point on the Earth.
package struct Coordinates: Hashable, Sendable {
  /// Degrees north, −90 to 90.
  package let latitude: Double
  /// Degrees east, −180 to 180.
  package let longitude: Double

  /// Makes a point; `nil` if the numbers are out of range.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.init(checkedLatitude: latitude, longitude: longitude)
  }

  init(checkedLatitude latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

extension Coordinates {
  /// The distance in kilometers along the surface, on a sphere of the Earth's mean radius.
  package func distance(to other: Coordinates) -> Double {
    let radians = Double.pi / 180
    let halfHeight = sin((other.latitude - latitude) * radians / 2)
    let halfWidth = sin((other.longitude - longitude) * radians / 2)
    let breadth = cos(latitude * radians) * cos(other.latitude * radians)
    let chord = halfHeight * halfHeight + breadth * halfWidth * halfWidth
    return 2 * 6371.0088 * asin(min(1, chord.squareRoot()))
  }
}
