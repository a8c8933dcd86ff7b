import AstroWording

/// How many of an outline's clauses each language has room for.
struct Fitting {
  /// The fewest and the most clauses with which each language keeps the bounds, by its tag; empty if one of
  /// the languages cannot.
  private let rooms: [String: ClosedRange<Int>]
  private let language: String

  /// - Parameters:
  ///   - language: The language of the report; the others are considered in addition.
  ///   - isShared: Whether all languages must include the same clauses.
  init(_ outline: Outline, within bounds: ClosedRange<Int>, in language: Language, isShared: Bool) {
    self.language = language.tag
    let tags = Set(isShared ? Language.allCases.map(\.tag) : []).union([language.tag])
    let rooms = tags.compactMap { tag in
      Fitting.room(for: outline, within: bounds, in: tag).map { (tag, $0) }
    }
    self.rooms = rooms.count < tags.count ? [:] : Dictionary(uniqueKeysWithValues: rooms)
  }

  /// How many clauses two languages may differ by.
  private static let leeway = 2

  /// How many of the optional clauses the report has room for; the number differs between languages by a
  /// clause or two at most.
  ///
  /// It is `nil` if the outline does not fit within the bounds.
  var count: Int? {
    rooms[language].flatMap { room in common.map { min(room.upperBound, max($0, room.lowerBound)) } }
  }

  /// The smallest number of optional clauses in any of the languages.
  var leastCount: Int? {
    common.flatMap { common in rooms.values.map { min($0.upperBound, max(common, $0.lowerBound)) }.min() }
  }

  /// How many clauses all languages have room for; `nil` if a language cannot keep the bounds, or they would
  /// differ by too many.
  private var common: Int? {
    guard let most = rooms.values.map(\.upperBound).min(),
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

  /// The numbers of words with no optional clause, with one, and so on.
  private static func totals(of outline: Outline, in language: String) -> [Int] {
    // A clause stands in the place of the way out.
    var turns = outline.paragraphs.map { $0.needed.isEmpty ? $0.lead.lengths[language]?.turn ?? 0 : 0 }
    let needed = outline.paragraphs.reduce(turns.reduce(0, +)) { sum, paragraph in
      sum + (paragraph.lead.lengths[language]?.lead ?? 0)
        + paragraph.needed.reduce(0) { $0 + ($1.lengths[language]?.clause ?? 0) }
    }
    return outline.queue.reduce(into: [needed]) { totals, next in
      let words = next.clause.lengths[language]?.clause ?? 0
      totals.append((totals.last ?? 0) + words - turns[next.paragraph])
      turns[next.paragraph] = 0
    }
  }
}
