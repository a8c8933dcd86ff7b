public import AstroChartModel

/// A planet as it is seen from the Sun.
public struct HeliocentricPlace: Hashable, Sendable {
  /// The planet; `nil` is the Earth.
  public let body: Body?
  /// Its place in the zodiac of the chart.
  public let longitude: Longitude
  /// Degrees north of the ecliptic.
  public let latitude: Double
  /// Degrees per day.
  public let speed: Double

  /// Its name: that of the planet, or `earth`.
  public var name: String { body?.rawValue ?? "earth" }

  package init(_ body: Body?, at longitude: Longitude, latitude: Double, speed: Double) {
    (self.body, self.longitude) = (body, longitude)
    (self.latitude, self.speed) = (Longitude.rounded(latitude), Longitude.rounded(speed))
  }

  /// From Mercury to Pluto, the Earth in its place.
  package static let bodies: [Body?] =
    [.mercury, .venus, nil, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto]
}
