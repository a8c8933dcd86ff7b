import Wording

/// How many of an outline's clauses each language has room for.
struct Fitting {
  private let outline: Outline
  private let bounds: ClosedRange<Int>

  init(_ outline: Outline, within bounds: ClosedRange<Int>) {
    (self.outline, self.bounds) = (outline, bounds)
  }

  /// How far two languages may differ.
  private static let leeway = 2

  /// How many of the clauses that may be told there is room for in the language, of all languages the same but for a
  /// clause or two.
  ///
  /// - Returns: `nil` where the outline cannot be told within the bounds.
  func count(in language: Language, strictly: Bool) -> Int? {
    guard let room = room(in: language) else { return nil }
    guard strictly else { return room.upperBound }
    let rooms = Language.allCases.compactMap(self.room)
    guard rooms.count == Language.allCases.count, let common = rooms.map(\.upperBound).min(),
      let floor = rooms.map(\.lowerBound).max(), floor - common <= Fitting.leeway
    else { return nil }
    return min(room.upperBound, max(common, room.lowerBound))
  }

  /// The fewest clauses that any language tells where all tell the same.
  func leastCount() -> Int? {
    Language.allCases.compactMap { count(in: $0, strictly: true) }.min()
  }

  /// The fewest and the most clauses with which a language keeps the bounds.
  private func room(in language: Language) -> ClosedRange<Int>? {
    guard let most = most(in: language.tag), let least = least(in: language.tag), least <= most else {
      return nil
    }
    return least...most
  }

  private func words(in language: String) -> Int {
    outline.paragraphs.reduce(0) { sum, paragraph in
      sum + (paragraph.lead.lengths[language]?.lead ?? 0)
        + paragraph.needed.reduce(0) { $0 + ($1.lengths[language]?.clause ?? 0) }
    }
  }

  /// The words with no optional clause, with one, and so on.
  private func totals(in language: String) -> [Int] {
    outline.queue.reduce(into: [words(in: language)]) { totals, next in
      totals.append((totals.last ?? 0) + (next.clause.lengths[language]?.clause ?? 0))
    }
  }

  private func most(in language: String) -> Int? {
    totals(in: language).lastIndex { $0 <= bounds.upperBound }
  }
  private func least(in language: String) -> Int? {
    totals(in: language).firstIndex { $0 >= bounds.lowerBound }
  }
}
