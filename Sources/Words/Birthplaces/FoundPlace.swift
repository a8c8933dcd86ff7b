package import AstroPlaces
package import AstroWording

/// A place of the built-in gazetteer that a search has found, in the words of a language.
public struct FoundPlace: Hashable, Sendable {
  /// How a name matched, the best way first.
  public enum Match: String, CaseIterable, Hashable, Sendable {
    /// It is one of the place's names, ignoring case, accents and apostrophes.
    case exact
    /// One of the names begins with it.
    case prefix
    /// Every word of it is a word of one name.
    case word
    /// One of the names differs from it by a few typing errors, or by the keyboard layout.
    case misspelt
    /// The search was for places near a point.
    case near
  }

  /// The name in the language of the search.
  public let name: String
  /// The ISO 3166-1 code of the country, such as `UA`.
  public let country: String
  /// The name of the region, if it has one.
  public let region: String?
  /// The name with its region and country.
  public let title: String
  /// Degrees north.
  public let latitude: Double
  /// Degrees east.
  public let longitude: Double
  /// The IANA name of the time zone, such as `Europe/Kyiv`.
  public let timeZone: String
  /// The number of people.
  public let population: Int
  /// The name that matched, as it is spelled.
  public let matched: String
  /// How it matched.
  public let match: Match
  /// Whether the name that matched is a former one.
  public let isFormer: Bool
  /// Whether the name that matched is one that is in use today.
  let isOwnName: Bool

  package init(_ found: PlaceMatch, in language: Language) {
    let (place, inUkrainian) = (found.settlement, language.phrasebook.namesPlacesInUkrainian)
    name = place.name(inUkrainian: inUkrainian)
    country = place.country.code
    region = place.region.map { (inUkrainian ? $0.ukrainianName : nil) ?? $0.name }
    title = place.title(inUkrainian: inUkrainian)
    (latitude, longitude, timeZone) = (place.latitude, place.longitude, place.timeZone)
    (population, matched, isFormer) = (place.population, found.matched, found.isFormer)
    match = Match(found.kind)
    isOwnName = [place.name, place.ukrainianName].contains(found.matched)
  }
}

extension FoundPlace.Match {
  fileprivate init(_ kind: PlaceMatch.Kind) {
    switch kind {
    case .exact: self = .exact
    case .prefix: self = .prefix
    case .word: self = .word
    case .misspelt: self = .misspelt
    case .near: self = .near
    }
  }
}
