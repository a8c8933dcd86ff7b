import Wording

/// How many of an outline's clauses each language has room for.
struct Fitting {
  /// The fewest and the most clauses with which a language keeps the bounds, by its tag; a language that cannot is
  /// missing.
  private let rooms: [String: ClosedRange<Int>]

  init(_ outline: Outline, within bounds: ClosedRange<Int>) {
    rooms = Dictionary(
      Language.allCases.compactMap { language in
        Fitting.room(for: outline, within: bounds, in: language.tag).map { (language.tag, $0) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// How far two languages may differ.
  private static let leeway = 2

  /// How many of the clauses that may be told there is room for in the language, of all languages the same but for a
  /// clause or two.
  ///
  /// - Returns: `nil` where the outline cannot be told within the bounds.
  func count(in language: Language, strictly: Bool) -> Int? {
    guard let room = rooms[language.tag] else { return nil }
    guard strictly else { return room.upperBound }
    guard let common else { return nil }
    return min(room.upperBound, max(common, room.lowerBound))
  }

  /// The fewest clauses that any language tells where all tell the same.
  var leastCount: Int? {
    common.flatMap { common in rooms.values.map { min($0.upperBound, max(common, $0.lowerBound)) }.min() }
  }

  /// How many clauses all languages have room for; `nil` where one has none, or they would differ by too many.
  private var common: Int? {
    guard rooms.count == Language.allCases.count, let most = rooms.values.map(\.upperBound).min(),
      let floor = rooms.values.map(\.lowerBound).max(), floor - most <= Fitting.leeway
    else { return nil }
    return most
  }

  private static func room(
    for outline: Outline, within bounds: ClosedRange<Int>, in language: String
  ) -> ClosedRange<Int>? {
    let totals = totals(of: outline, in: language)
    guard let most = totals.lastIndex(where: { $0 <= bounds.upperBound }),
      let least = totals.firstIndex(where: { $0 >= bounds.lowerBound }), least <= most
    else { return nil }
    return least...most
  }

  /// The words with no optional clause, with one, and so on.
  private static func totals(of outline: Outline, in language: String) -> [Int] {
    let needed = outline.paragraphs.reduce(0) { sum, paragraph in
      sum + (paragraph.lead.lengths[language]?.lead ?? 0)
        + paragraph.needed.reduce(0) { $0 + ($1.lengths[language]?.clause ?? 0) }
    }
    return outline.queue.reduce(into: [needed]) { totals, next in
      totals.append((totals.last ?? 0) + (next.clause.lengths[language]?.clause ?? 0))
    }
  }
}
