/// A place that a search found, and why.
package struct PlaceMatch: Hashable, Sendable {
  /// How a name matched, the best way first.
  package enum Kind: String, CaseIterable, Comparable, Sendable {
    /// It is one of the place's names, ignoring case, accents and apostrophes.
    case exact
    /// One of the names begins with it.
    case prefix
    /// Every word of it is a word of one name.
    case word
    /// One of the names differs from it by a few typing errors, or by the keyboard layout.
    case misspelt
    /// The search was for places near a point.
    case near

    package static func < (a: Kind, b: Kind) -> Bool { a.rank < b.rank }

    private var rank: Int { Kind.allCases.firstIndex(of: self) ?? 0 }
  }

  package let settlement: Settlement
  /// The name that matched, as it is spelled.
  package let matched: String
  package let kind: Kind
  /// Whether the name is a former one.
  package let isFormer: Bool
  /// How many other places bear the name, of those that are known; 0 for a match that was not chosen.
  package var namesakes = 0
}
