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
  func count(in language: String, beside others: [String], strictly: Bool) -> Int? {
    guard let most = most(in: language), let least = least(in: language), least <= most else { return nil }
    guard strictly else { return most }
    var (common, floors) = (most, [least])
    for other in others {
      guard let otherMost = self.most(in: other), let otherLeast = self.least(in: other),
        otherLeast <= otherMost
      else { return nil }
      common = min(common, otherMost)
      floors.append(otherLeast)
    }
    guard (floors.max() ?? 0) - common <= Fitting.leeway else { return nil }
    return min(most, max(common, least))
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
