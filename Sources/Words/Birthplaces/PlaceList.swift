import AstroChartModel
public import AstroDiagnostics
import AstroJSON
import AstroPlaces
public import AstroWording

/// The places that a search has found, the best first, in the forms in which they are read.
public struct PlaceList: Hashable, Sendable {
  /// The places, the best first.
  public let places: [FoundPlace]
  private let language: Language

  private init(_ matches: [PlaceMatch], in language: Language) {
    (places, self.language) = (matches.map { FoundPlace($0, in: language) }, language)
  }

  /// The places that a name may mean: whole names, then beginnings, words, and misspelt names; the largest first
  /// among equals.
  ///
  /// - Parameters:
  ///   - name: A name in any script, optionally followed by its region and country, separated by commas.
  ///   - limit: The largest number of places.
  ///   - point: Degrees north and east of a point near which places are preferred.
  ///   - language: The language of the places' names.
  /// - Throws: `invalidValue` for a point that is none.
  public init(
    named name: String, limit: Int = 10, near point: (latitude: Double, longitude: Double)? = nil,
    in language: Language = .en
  ) throws(Problem) {
    let point = try point.map { point throws(Problem) in try Coordinates(point) }
    self.init(Gazetteer.builtIn.search(name, limit: limit, near: point), in: language)
  }

  /// The places nearest to a point, the nearest first.
  ///
  /// - Throws: `invalidValue` for a point that is none.
  public init(
    nearestTo point: (latitude: Double, longitude: Double), limit: Int = 10, in language: Language = .en
  ) throws(Problem) {
    self.init(Gazetteer.builtIn.nearest(to: try Coordinates(point), limit: limit), in: language)
  }

  /// A line of text for each place: name, coordinates, time zone, population, and another name that matched.
  public var table: String {
    let rows = places.map { $0.columns(in: language) }
    let widths = rows.reduce([Int](repeating: 0, count: rows.first?.count ?? 0)) { widths, row in
      zip(widths, row).map { Swift.max($0, $1.count) }
    }
    return rows.map { row in zip(row, widths).map(padded).joined(separator: "  ").trimmedEnd + "\n" }.joined()
  }

  /// One JSON object on each line.
  public var jsonLines: [UInt8] { places.flatMap(\.json) }

  /// All places as one JSON object on one line: `{"places": []}`.
  package var json: [UInt8] {
    JSONWriter.bytes(.oneLine) { writer in
      writer.object { writer in
        writer.member("places") { $0.array(places) { $0.write(json: $1.json.dropLast()) } }
      }
    }
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension Coordinates {
  fileprivate init(_ point: (latitude: Double, longitude: Double)) throws(Problem) {
    guard let coordinates = Coordinates(latitude: point.latitude, longitude: point.longitude) else {
      throw Problem(
        .invalidValue,
        Told(
          "\(point.latitude),\(point.longitude) is not a place",
          hint: "give degrees north, -90 to 90, and east, -180 to 180",
          ukrainian: "\(point.latitude),\(point.longitude) – не координати",
          hint: "подайте градуси північної широти, від -90 до 90, і східної довготи, від -180 до 180"))
    }
    self = coordinates
  }
}

extension FoundPlace {
  fileprivate func columns(in language: Language) -> [String] {
    [title, "\(latitude),\(longitude)", timeZone, population.grouped, remark(in: language)]
  }

  /// The name that matched, if it is not the one shown.
  private func remark(in language: Language) -> String {
    if isFormer { return language.phrasebook.formerly(matched) }
    return isOwnName ? "" : matched
  }

  fileprivate var json: [UInt8] {
    var writer = JSONWriter(.oneLine, capacity: 256)
    writer.object { writer in
      writer.member("name", name)
      writer.member("country", country)
      writer.member("region", region)
      writer.member("latitude", latitude)
      writer.member("longitude", longitude)
      writer.member("timeZone", timeZone)
      writer.member("population", population)
      writer.member("matched", matched)
      writer.member("how", match.rawValue)
      if isFormer { writer.member("former", true) }
    }
    return writer.finished()
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    String(prefix(through: lastIndex { $0 != " " } ?? startIndex))
  }
}
