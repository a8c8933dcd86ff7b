/// One search, which compares the query with all names.
struct PlaceSearch {
  private let gazetteer: Gazetteer
  private let limit: Int
  private let near: Coordinates?
  private(set) var ranking: Ranking

  init(in gazetteer: Gazetteer, limit: Int, near: Coordinates?) {
    (self.gazetteer, self.limit, self.near) = (gazetteer, limit, near)
    ranking = Ranking(limit: limit)
  }

  /// Searches for the query and, if it is not a name, for what it may have been meant to be.
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

  /// Adds exact names and beginnings: as typed, in Latin letters, and without the word for the kind of place.
  private mutating func addNames(like query: PlaceQuery) {
    addNames(query.name, query.areas)
    guard !ranking.hasExact else { return }
    if let latin = Romanisation.of(query.name) { addNames(latin, query.areas) }
    if let rest = query.withoutKind { addNames(rest, query.areas) }
  }

  private mutating func addNames(_ name: some StringProtocol, _ areas: Set<Int>?) {
    let key = gazetteer.folding.key(of: name)
    guard !key.isEmpty else { return }
    gazetteer.names.forEach(beginningWith: key) { cursor in
      add(cursor.ordinal, cursor.place, areas, as: .exact, isSpelledSo: Spelling.agree(name, cursor))
    } longer: { ordinal, place in
      add(ordinal, place, areas, as: .prefix)
    }
  }

  /// Adds names that were typed in the other keyboard layout.
  private mutating func addSwitched(_ query: PlaceQuery) {
    guard let switched = KeyboardLayout.switched(query.name) else { return }
    let key = gazetteer.folding.key(of: switched)
    guard key.count > 2 else { return }
    gazetteer.names.forEach(beginningWith: key) { cursor in
      add(cursor.ordinal, cursor.place, query.areas, as: .misspelt)
    } longer: { ordinal, place in
      add(ordinal, place, query.areas, as: .misspelt, slips: 1)
    }
  }

  /// Adds names with slips; those with two only if there are none with one.
  private mutating func addSlips(_ query: PlaceQuery) {
    let keys = [query.name, query.withoutKind].compactMap { $0.map(gazetteer.folding.key) }
    for key in keys {
      let most = SlipFinder.most(in: key)
      guard most > 0 else { continue }
      var finder = SlipFinder(key, slips: ranking.hasNearlyRight ? 1 : most)
      finder.forEach(in: gazetteer.names) { cursor, slips in
        add(cursor.ordinal, cursor.place, query.areas, as: .misspelt, slips: slips)
        return ranking.hasNearlyRight
      }
    }
    ranking.keepFewestSlips()
  }

  private mutating func addWords(of query: PlaceQuery) {
    let words = gazetteer.folding.key(of: query.name).split(separator: Folding.space)
    WordFinder(words, in: gazetteer).forEach { add($0.ordinal, $0.place, query.areas, as: .word) }
  }

  private mutating func add(
    _ ordinal: Int, _ number: Int, _ areas: Set<Int>?, as kind: PlaceMatch.Kind, slips: Int = 0,
    isSpelledSo: Bool = true
  ) {
    if let areas, !areas.contains(gazetteer.area(of: number)) { return }
    var candidate = Candidate(
      number: number, ordinal: ordinal, kind: kind, slips: slips, isSpelledSo: isSpelledSo,
      weight: gazetteer.weight(of: number, near: near))
    guard ranking.wouldTake(candidate) else { return }
    // Half a name more likely means the name under which a place is shown than one of its many others.
    if kind == .prefix || kind == .misspelt, !gazetteer.isShown(candidate) { candidate.weight /= 10 }
    ranking.add(candidate)
  }
}

/// Compares letters that folding treats as equal.
enum Spelling {
  /// Whether Cyrillic letters are spelled as they were typed, ї for ї and й for й.
  ///
  /// In other scripts accents are omitted too often to be significant.
  static func agree(_ typed: some StringProtocol, _ cursor: NameCursor) -> Bool {
    guard typed.unicodeScalars.contains(where: { (0x400...0x52F).contains($0.value) }) else { return true }
    return letters(typed) == letters(cursor.spelling)
  }

  private static func letters(_ text: some StringProtocol) -> String {
    text.lowercased().filter(\.isLetter)
  }
}
