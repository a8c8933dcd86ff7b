/// A city, a town, a village: a place where people live and are born.
package struct Settlement: Hashable, Sendable {
  /// Its index in the list of all places, which begins with the largest.
  let number: Int
  /// The name in Latin letters; for a place in Ukraine by the national romanization, or as GeoNames has it.
  package let name: String
  /// The Ukrainian name; `nil` if none is established.
  package let ukrainianName: String?
  package let country: Country
  /// The state in the United States, the oblast in Ukraine; `nil` elsewhere.
  package let region: Region?
  /// Degrees north, to five decimals.
  package let latitude: Double
  /// Degrees east, to five decimals.
  package let longitude: Double
  /// An IANA name, such as `Europe/Kyiv`.
  package let timeZone: String
  package let population: Int
}

extension Settlement {
  /// The Ukrainian name if it is requested and established, otherwise the other name.
  package func name(inUkrainian: Bool) -> String { (inUkrainian ? ukrainianName : nil) ?? name }

  /// The name, the region if it is shown, and the country: `Springfield, Illinois, United States`.
  ///
  /// A region with the same name as the place is left out: `Kyiv, Ukraine`.
  package func title(inUkrainian: Bool = false) -> String {
    let name = name(inUkrainian: inUkrainian)
    let region = region.map { (inUkrainian ? $0.ukrainianName : nil) ?? $0.name }
    let country = (inUkrainian ? country.ukrainianName : nil) ?? country.name
    return [name, region == name ? nil : region, country].compactMap(\.self).joined(separator: ", ")
  }

  /// Latitude and longitude in degrees, separated by a comma, in the format of command lines:
  /// `50.45466,30.5238`.
  package var coordinateText: String { "\(latitude),\(longitude)" }
}
