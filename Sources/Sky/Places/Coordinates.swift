import AstroGeometry

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
    let halfHeight = Angle(radians: (other.latitude - latitude) * radians / 2).sine
    let halfWidth = Angle(radians: (other.longitude - longitude) * radians / 2).sine
    let breadth = Angle(radians: latitude * radians).cosine * Angle(radians: other.latitude * radians).cosine
    let chord = halfHeight * halfHeight + breadth * halfWidth * halfWidth
    return 2 * 6371.0088 * Angle.arcsine(chord.squareRoot()).radians
  }
}
