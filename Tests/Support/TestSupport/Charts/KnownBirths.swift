package import AstroChartModel

/// Births that several tests speak of.
package enum KnownBirths {
  /// The first sample: Kyiv, 1990-04-15, half past two in the afternoon.
  package static let oksana = birth(
    (1990, 4, 15), (14, 30), zone: "Europe/Kyiv", latitude: 50.4501, longitude: 30.5234)

  /// Oksana, if nobody had looked at the clock.
  package static let oksanaWithoutTime = birth(
    (1990, 4, 15), nil, zone: "Europe/Kyiv", latitude: 50.4501, longitude: 30.5234)

  /// Four skies so crowded that programs draw bodies into houses that are not theirs.
  package static let crowded = [
    birth((1962, 2, 5), (0, 0), latitude: 28.6139, longitude: 77.2090),
    birth((2000, 5, 5), (8, 0), latitude: 51.5074, longitude: -0.1278),
    birth((1982, 11, 15), (12, 0), latitude: 40.7128, longitude: -74.0060),
    birth((2025, 3, 29), (11, 0), latitude: 51.5, longitude: 0),
  ]

  private static func birth(
    _ date: (Int, Int, Int), _ time: (Int, Int)?, zone: String = "+00:00", latitude: Double,
    longitude: Double
  ) -> BirthData {
    sure {
      try BirthData(
        date: CivilDate(year: date.0, month: date.1, day: date.2) ?? CivilDate(daysSince1970: 0),
        time: time.flatMap { ClockTime(hour: $0.0, minute: $0.1) }, timeZone: zone, latitude: latitude,
        longitude: longitude)
    }
  }
}
