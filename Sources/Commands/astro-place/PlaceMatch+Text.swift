import AstroJSON
import AstroPlaces
import AstroWording

extension [PlaceMatch] {
  /// A line for each place: name, coordinates in the format of `--at`, time zone, population, and another
  /// name that matched.
  func table(in language: Language) -> String {
    let rows = map { $0.columns(in: language) }
    let widths = rows.reduce([Int](repeating: 0, count: PlaceMatch.columnCount)) { widths, row in
      zip(widths, row).map { Swift.max($0, $1.count) }
    }
    return rows.map { row in zip(row, widths).map(PlaceMatch.padded).joined(separator: "  ").trimmedEnd + "\n"
    }.joined()
  }

  /// One JSON object per line.
  func jsonLines(in language: Language) -> [UInt8] { flatMap { $0.json(in: language) } }
}

extension PlaceMatch {
  fileprivate static let columnCount = 5

  fileprivate func columns(in language: Language) -> [String] {
    [
      settlement.title(inUkrainian: language.phrasebook.namesPlacesInUkrainian), settlement.coordinateText,
      settlement.timeZone,
      settlement.population.grouped, remark(in: language),
    ]
  }

  /// The name that matched, if it is not the one shown.
  private func remark(in language: Language) -> String {
    if isFormer { return language.phrasebook.formerly(matched) }
    return [settlement.name, settlement.ukrainianName].contains(matched) ? "" : matched
  }

  fileprivate static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  fileprivate func json(in language: Language) -> [UInt8] {
    let (place, words) = (settlement, language.phrasebook)
    let region = place.region.map { (words.namesPlacesInUkrainian ? $0.ukrainianName : nil) ?? $0.name }
    var writer = JSONWriter(.oneLine, capacity: 256)
    writer.object { writer in
      writer.member("name", place.name(inUkrainian: words.namesPlacesInUkrainian))
      writer.member("country", place.country.code)
      writer.member("region", region)
      writer.member("latitude", place.latitude)
      writer.member("longitude", place.longitude)
      writer.member("timeZone", place.timeZone)
      writer.member("population", place.population)
      writer.member("matched", matched)
      writer.member("how", kind.rawValue)
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
