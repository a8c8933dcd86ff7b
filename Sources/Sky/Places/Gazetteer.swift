/// The built-in places: all with at least 15,000 people, and in Ukraine all with at least about 500.
///
/// The data come from GeoNames (geonames.org, CC BY 4.0); Ukrainian names of places abroad come from
/// libgweather. They are selected, folded and packed for this project; see docs/PLACES.md.
package struct Gazetteer: Sendable {
  let folding: Folding
  let names: NameList
  let areas: AreaTable
  /// The populations by the numbers of the places.
  let populations: [Int]
  private let file: GazetteerFile
  private let records: Bytes
  private let ownNames: Bytes
  private let ukrainianNames: Bytes
  private let formerNames: Bytes
  let words: Bytes

  /// The gazetteer that is built into the program, read when it is first used.
  package static let builtIn = Gazetteer(.baked)

  init(_ file: GazetteerFile) {
    self.file = file
    folding = Folding(file[.folds])
    names = NameList(
      file[.names], blocks: file[.blocks], symbols: SymbolTable(file[.symbols], folding: folding))
    areas = AreaTable(file)
    populations = Gazetteer.populations(file[.populations])
    (records, ownNames, words) = (file[.records], file[.ownNames], file[.words])
    (ukrainianNames, formerNames) = (file[.ukrainianNames], file[.formerNames])
  }

  /// Decodes populations: each is stored as the difference from the previous one, starting from 2³².
  private static func populations(_ steps: Bytes) -> [Int] {
    var (populations, last, index) = ([Int](), 1 << 32, 0)
    while index < steps.count {
      last -= steps.varint(&index)
      populations.append(last)
    }
    return populations
  }

  /// Reads all places again, to measure how long that takes.
  package static func read() -> Gazetteer { Gazetteer(.baked) }

  /// How many places there are.
  package var count: Int { populations.count }
}

extension Gazetteer {
  /// Latitude from the south pole and longitude from the date line, in 1/100,000°, and the number of the
  /// area.
  private func record(of number: Int) -> (latitude: Int, longitude: Int, area: Int) {
    let record = records.u64(8 * number)
    return (Int(record & 0x1FF_FFFF), Int(record >> 25 & 0x3FF_FFFF), Int(record >> 51))
  }

  func area(of number: Int) -> Int { record(of: number).area }

  func coordinates(of number: Int) -> Coordinates {
    let record = record(of: number)
    return Coordinates(
      checkedLatitude: Double(record.latitude - 9_000_000) / 100_000,
      longitude: Double(record.longitude - 18_000_000) / 100_000)
  }

  /// The ordinal of the place's own name among all names.
  func ownName(of number: Int) -> Int { ownNames.u24(3 * number) }

  /// The ordinal of the place's Ukrainian name among all names; `nil` if it has none.
  func ukrainianName(of number: Int) -> Int? {
    let row = partition(ukrainianNames.count / 5) { ukrainianNames.u16(5 * $0) < number }
    guard 5 * row < ukrainianNames.count, ukrainianNames.u16(5 * row) == number else { return nil }
    return ukrainianNames.u24(5 * row + 2)
  }

  func isFormer(name ordinal: Int) -> Bool {
    let row = partition(formerNames.count / 3) { formerNames.u24(3 * $0) < ordinal }
    return 3 * row < formerNames.count && formerNames.u24(3 * row) == ordinal
  }

  /// The place with a number; the largest place has 0.
  func settlement(_ number: Int) -> Settlement {
    let (area, point) = (area(of: number), coordinates(of: number))
    let region = areas.region(of: area)
    return Settlement(
      number: number, name: names.cursor(at: ownName(of: number)).spelling,
      ukrainianName: ukrainianName(of: number).map { names.cursor(at: $0).spelling },
      country: areas.country(of: area), region: region?.isShown == true ? region : nil,
      latitude: point.latitude, longitude: point.longitude, timeZone: areas.timeZone(of: area),
      population: populations[number])
  }
}

/// The index of the first of `count` rows for which `before` is false; all rows for which it is true come
/// first.
func partition(_ count: Int, _ before: (Int) -> Bool) -> Int {
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    (low, high) = before(middle) ? (middle + 1, high) : (low, middle)
  }
  return low
}

extension Gazetteer {
  /// The places nearest to a point, the nearest first.
  ///
  /// - Parameter limit: The largest number of places to return.
  package func nearest(to point: Coordinates, limit: Int = 10) -> [PlaceMatch] {
    guard limit > 0 else { return [] }
    var ranking = Ranking(limit: limit)
    for number in 0..<count {
      let distance = coordinates(of: number).distance(to: point)
      ranking.add(Candidate(number: number, ordinal: ownName(of: number), kind: .near, weight: -distance))
    }
    return ranking.candidates.map { candidate in
      let settlement = settlement(candidate.number)
      return PlaceMatch(settlement: settlement, matched: settlement.name, kind: .near, isFormer: false)
    }
  }
}
