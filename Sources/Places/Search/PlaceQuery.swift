/// What somebody typed, taken apart: a name, and the country or region that narrows it.
struct PlaceQuery {
  /// The name.
  let name: Substring
  /// Where to look; `nil` for everywhere.
  let areas: Set<Int>?

  /// Reads `Springfield, Illinois, US`, or `Springfield (Illinois)`: every part behind the name narrows further.
  ///
  /// What names no area is told by `unknown`.
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

  /// The first part behind the name that no country and no region is called.
  static func unknownArea(in text: String, of gazetteer: Gazetteer) -> Substring? {
    parts(of: text).dropFirst().first {
      !$0.isEmpty && gazetteer.areas.areas(named: $0, gazetteer.folding).isEmpty
    }
  }

  private static func parts(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { ",;()（，".contains($0) }.map(\.trimmed)
  }

  /// The query with its last words taken for a country or a region: `Springfield Illinois`, `Львів Україна`.
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

  /// What may stand before a name to say what it is the name of.
  private static let kinds: Set<String> = [
    "м", "місто", "с", "село", "смт", "селище", "г", "город", "city", "town", "village",
  ]

  /// The name without the word for what it is: `м. Київ`, `село Моринці`, `City of London`.
  var withoutKind: Substring? {
    let words = name.split { $0 == " " || $0 == "." }
    guard words.count > 1, PlaceQuery.kinds.contains(words[0].lowercased()) else { return nil }
    let rest = words[1].lowercased() == "of" ? words.dropFirst(2) : words.dropFirst()
    return rest.isEmpty ? nil : Substring(rest.joined(separator: " "))
  }
}

extension Substring {
  /// Without the spaces around it.
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
