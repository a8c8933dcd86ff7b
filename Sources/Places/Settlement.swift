/// A city, a town, a village: a place where people live and are born.
package struct Settlement: Hashable, Sendable {
  /// Its place in the list of all, which begins with the largest.
  let number: Int
  /// In Latin letters; a Ukrainian place's by the national romanisation, or as GeoNames has it.
  package let name: String
  /// What Ukrainians call it; `nil` where no name is established.
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
  /// The Ukrainian name where one is established and asked for, else the other.
  package func name(inUkrainian: Bool) -> String { (inUkrainian ? ukrainianName : nil) ?? name }

  /// Name, region where one is told, and country: `Springfield, Illinois, United States`.
  ///
  /// A region that is named like the place is left out: `Kyiv, Ukraine`.
  package func title(inUkrainian: Bool = false) -> String {
    let name = name(inUkrainian: inUkrainian)
    let region = region.map { (inUkrainian ? $0.ukrainianName : nil) ?? $0.name }
    let country = (inUkrainian ? country.ukrainianName : nil) ?? country.name
    return [name, region == name ? nil : region, country].compactMap(\.self).joined(separator: ", ")
  }

  /// Latitude and longitude in degrees with a comma, as command lines have them: `50.45466,30.5238`.
  package var coordinateText: String { "\(latitude),\(longitude)" }
}
