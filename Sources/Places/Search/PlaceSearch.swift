/// One search: what was typed, held against all names.
struct PlaceSearch {
  private let gazetteer: Gazetteer
  private let limit: Int
  private let near: Coordinates?
  private(set) var ranking: Ranking

  init(in gazetteer: Gazetteer, limit: Int, near: Coordinates?) {
    (self.gazetteer, self.limit, self.near) = (gazetteer, limit, near)
    ranking = Ranking(limit: limit)
  }

  /// Looks for the query; where it is no name, for what it may have been meant to be.
  mutating func run(_ query: PlaceQuery) {
    addNames(like: query)
    guard !ranking.hasExact else { return }
    for narrowed in query.narrowed(in: gazetteer) {
      addNames(like: narrowed)
      if ranking.hasExact { return }
    }
    guard !ranking.isFull else { return }
    addWords(of: query)
    addSwitched(query)
    if !ranking.isFull { addSlips(query) }
  }

  /// Exact names and beginnings: as typed, in Latin letters, and without the word for what it is the name of.
  private mutating func addNames(like query: PlaceQuery) {
    add(query.name, query.areas) { $0 }
    guard !ranking.hasExact else { return }
    if let latin = Romanisation.of(query.name) { add(latin, query.areas) { $0 } }
    if let rest = query.withoutKind { add(rest, query.areas) { $0 } }
  }

  /// The names that begin with `name`; `kind` says what to call them.
  private mutating func add(
    _ name: some StringProtocol, _ areas: Set<Int>?, as kind: (PlaceMatch.Kind) -> PlaceMatch.Kind
  ) {
    let key = gazetteer.folding.key(of: name)
    guard !key.isEmpty else { return }
    gazetteer.names.forEach(beginningWith: key) { cursor in
      let isExact = cursor.count == key.count
      let isSpelledSo = !isExact || Spelling.agree(name, cursor)
      add(cursor, areas, as: kind(isExact ? .exact : .prefix), isSpelledSo: isSpelledSo)
    }
  }

  /// Names typed in the other keyboard layout.
  private mutating func addSwitched(_ query: PlaceQuery) {
    guard let switched = KeyboardLayout.switched(query.name) else { return }
    let key = gazetteer.folding.key(of: switched)
    guard key.count > 2 else { return }
    gazetteer.names.forEach(beginningWith: key) { cursor in
      add(cursor, query.areas, as: .misspelt, slips: cursor.count == key.count ? 0 : 1)
    }
  }

  private mutating func addSlips(_ query: PlaceQuery) {
    for name in [query.name, query.withoutKind].compactMap(\.self) {
      var finder = SlipFinder(gazetteer.folding.key(of: name))
      finder.forEach(in: gazetteer.names) { add($0, query.areas, as: .misspelt, slips: $1) }
    }
  }

  private mutating func addWords(of query: PlaceQuery) {
    let words = gazetteer.folding.key(of: query.name).split(separator: Folding.space)
    WordFinder(words, in: gazetteer).forEach { add($0, query.areas, as: .word) }
  }

  private mutating func add(
    _ cursor: NameCursor, _ areas: Set<Int>?, as kind: PlaceMatch.Kind, slips: Int = 0, isSpelledSo: Bool = true
  ) {
    let number = cursor.place
    if let areas, !areas.contains(gazetteer.area(of: number)) { return }
    ranking.add(
      Candidate(
        number: number, ordinal: cursor.ordinal, kind: kind, slips: slips, isSpelledSo: isSpelledSo,
        weight: gazetteer.weight(of: number, near: near)))
  }
}

/// Whether letters that are found alike are alike.
enum Spelling {
  /// Whether Cyrillic letters stand as they were typed: ї for ї, й for й. In other scripts accents are left to chance.
  static func agree(_ typed: some StringProtocol, _ cursor: NameCursor) -> Bool {
    guard typed.unicodeScalars.contains(where: { (0x400...0x52F).contains($0.value) }) else { return true }
    return letters(typed) == letters(cursor.spelling)
  }

  private static func letters(_ text: some StringProtocol) -> String {
    text.lowercased().filter(\.isLetter)
  }
}
