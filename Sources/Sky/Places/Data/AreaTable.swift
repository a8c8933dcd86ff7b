/// The country, region and time zone of each area; every place belongs to an area.
struct AreaTable: Sendable {
  private let countries: [Country]
  private let regions: [Region]
  private let zones: [String]
  private let areas: Bytes

  init(_ file: GazetteerFile) {
    countries = file[.countries].rows.map(Country.init)
    regions = file[.regions].rows.map(Region.init)
    zones = file[.zones].rows.map { $0.field(0) }
    areas = file[.areas]
  }

  var count: Int { areas.count / 4 }

  func country(of area: Int) -> Country { countries[Int(areas[4 * area])] }

  /// The region of an area, shown or not; numbers of regions start from 1.
  func region(of area: Int) -> Region? {
    let number = Int(areas[4 * area + 1])
    return number == 0 ? nil : regions[number - 1]
  }

  func timeZone(of area: Int) -> String { zones[areas.u16(4 * area + 2)] }

  /// The areas that `name` may mean after the name of a place; empty if there are none.
  ///
  /// `CA` is both California and Canada; which one is meant depends on the place.
  func areas(named name: some StringProtocol, _ folding: Folding) -> Set<Int> {
    let key = folding.key(of: name).withoutKind
    guard !key.isEmpty else { return [] }
    let isMeant = { (names: [String]) in names.contains { folding.key(of: $0).withoutKind == key } }
    let meantCountries = Set(countries.indices.filter { isMeant(countries[$0].names) })
    let meantRegions = Set(regions.indices.filter { isMeant(regions[$0].names) })
    return Set(
      (0..<count).filter { area in
        meantCountries.contains(Int(areas[4 * area]))
          || meantRegions.contains(Int(areas[4 * area + 1]) - 1)
      })
  }
}

extension [Unicode.Scalar] {
  /// Words for kinds of regions in both languages; `Львівська` alone means the same as `Львівська область`.
  private static let kinds = ["oblast", "область", "обл", "region", "state", "province"]

  /// The key of a region's name without the word for its kind.
  fileprivate var withoutKind: [Unicode.Scalar] {
    for kind in [Unicode.Scalar].kinds where count > kind.unicodeScalars.count {
      if suffix(kind.unicodeScalars.count + 1).elementsEqual((" " + kind).unicodeScalars) {
        return dropLast(kind.unicodeScalars.count + 1)
      }
    }
    return self
  }
}
