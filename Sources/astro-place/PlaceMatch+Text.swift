import ChartModel
import Places
import Wording

extension [PlaceMatch] {
  /// A line for each place: name, coordinates as `--at` takes them, time zone, population; what else matched.
  func table(in language: Language) -> String {
    let rows = map { $0.columns(in: language) }
    let widths = rows.reduce([Int](repeating: 0, count: PlaceMatch.columnCount)) { widths, row in
      zip(widths, row).map { Swift.max($0, $1.count) }
    }
    return rows.map { row in zip(row, widths).map(PlaceMatch.padded).joined(separator: "  ").trimmedEnd + "\n" }.joined()
  }

  /// One JSON object a line.
  func jsonLines(in language: Language) -> String { map { $0.json(in: language) + "\n" }.joined() }
}

extension PlaceMatch {
  fileprivate static let columnCount = 5

  fileprivate func columns(in language: Language) -> [String] {
    [
      settlement.title(inUkrainian: language == .uk), settlement.coordinateText, settlement.timeZone,
      settlement.population.grouped, remark(in: language),
    ]
  }

  /// The name that matched, where it is not the one that stands there.
  private func remark(in language: Language) -> String {
    if isFormer { return language == .uk ? "колишня назва: \(matched)" : "formerly \(matched)" }
    return [settlement.name, settlement.ukrainianName].contains(matched) ? "" : matched
  }

  fileprivate static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  fileprivate func json(in language: Language) -> String {
    let place = settlement
    let region = place.region.map { (language == .uk ? $0.ukrainianName : nil) ?? $0.name }
    var members: [(String, JSONValue)] = [
      ("name", .string(place.name(inUkrainian: language == .uk))), ("country", .string(place.country.code)),
      ("region", JSONValue(region)), ("latitude", .number(place.latitude)),
      ("longitude", .number(place.longitude)), ("timeZone", .string(place.timeZone)),
      ("population", JSONValue(place.population)), ("matched", .string(matched)), ("how", .string(kind.rawValue)),
    ]
    if isFormer { members.append(("former", .bool(true))) }
    return JSONText.line(of: .object(members.map { JSONValue.Member($0.0, $0.1) }))
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    String(prefix(through: lastIndex { $0 != " " } ?? startIndex))
  }
}
