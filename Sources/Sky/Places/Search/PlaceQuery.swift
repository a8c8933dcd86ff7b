/// A parsed query: a name, and the country or region that narrows it.
struct PlaceQuery {
  /// The name.
  let name: Substring
  /// The areas to search; `nil` for everywhere.
  let areas: Set<Int>?

  /// The largest query, in bytes of UTF-8; no place with its region and country has half as many.
  ///
  /// Every part of a query is compared with all countries and regions, so that thousands of parts would take
  /// minutes.
  static let largest = 300

  /// Whether a text is too long to mean a place.
  static func isTooLong(_ text: String) -> Bool { text.utf8.count > largest }

  /// Reads `Springfield, Illinois, US`, or `Springfield (Illinois)`: every part after the name narrows the
  /// query further.
  ///
  /// A part that does not name an area is found by `unknownArea(in:of:)`.
  init(_ text: String, in gazetteer: Gazetteer) {
    let parts = PlaceQuery.parts(of: text)
    name = parts.first ?? ""
    var areas: Set<Int>?
    for part in parts.dropFirst() where !part.isEmpty {
      let meant = gazetteer.areas.areas(named: part, gazetteer.folding)
      areas = areas.map { $0.intersection(meant) } ?? meant
    }
    self.areas = areas
  }

  init(name: Substring, areas: Set<Int>?) { (self.name, self.areas) = (name, areas) }

  /// The first part after the name that is neither a country nor a region.
  static func unknownArea(in text: String, of gazetteer: Gazetteer) -> Substring? {
    parts(of: text).dropFirst().first {
      !$0.isEmpty && gazetteer.areas.areas(named: $0, gazetteer.folding).isEmpty
    }
  }

  private static func parts(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { ",;()（，".contains($0) }.map(\.trimmed)
  }

  /// Queries whose last words are read as a country or a region: `Springfield Illinois`, `Львів Україна`.
  func narrowed(in gazetteer: Gazetteer) -> [PlaceQuery] {
    let words = name.split(separator: " ")
    guard areas == nil, words.count > 1 else { return [] }
    return (1...min(3, words.count - 1)).compactMap { count in
      let meant = gazetteer.areas.areas(
        named: words.suffix(count).joined(separator: " "), gazetteer.folding)
      guard !meant.isEmpty else { return nil }
      return PlaceQuery(name: Substring(words.dropLast(count).joined(separator: " ")), areas: meant)
    }
  }

  /// Words that may precede a name to say what kind of place it is.
  private static let kinds: Set<String> = [
    "м", "місто", "с", "село", "смт", "селище", "г", "город", "city", "town", "village",
  ]

  /// The name without the word for its kind: `м. Київ`, `село Моринці`, `City of London`.
  var withoutKind: Substring? {
    let words = name.split { $0 == " " || $0 == "." }
    guard words.count > 1, PlaceQuery.kinds.contains(words[0].lowercased()) else { return nil }
    let rest = words[1].lowercased() == "of" ? words.dropFirst(2) : words.dropFirst()
    return rest.isEmpty ? nil : Substring(rest.joined(separator: " "))
  }
}

extension Substring {
  /// The text without leading and trailing spaces.
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
