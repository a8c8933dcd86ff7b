import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroTradition

/// The stars at noon of a day.
///
/// In half a day aberration and nutation move none of them by more than 1″ of longitude; those far from the ecliptic move most.
struct StarDay {
  /// The Julian day, a whole number: noon in universal time.
  let noon: Double
  let zodiac: Zodiac
  let places: [StarPlace]
}

extension DetailFinder {
  /// The stars of a day, in the order of the zodiac; looked up once for charts of the same day.
  mutating func starPlaces(at julianDay: Double, in zodiac: Zodiac) throws(Problem) -> [StarPlace] {
    let noon = julianDay.rounded()
    if let stars, stars.noon == noon, stars.zodiac == zodiac { return stars.places }
    let found = try ephemeris.stars(StarName.allCases.map(\.bayer), at: noon, in: zodiac)
    let places = zip(StarName.allCases, found).map { star, found in
      StarPlace(
        star, at: Longitude(found.longitude), latitude: Longitude.rounded(found.latitude),
        magnitude: found.magnitude)
    }.sorted { $0.longitude.degrees < $1.longitude.degrees }
    stars = StarDay(noon: noon, zodiac: zodiac, places: places)
    return places
  }
}
