/// A place that a search found, and why.
package struct PlaceMatch: Hashable, Sendable {
  /// How a name was found, the best first.
  package enum Kind: String, CaseIterable, Comparable, Sendable {
    /// It is one of the place's names; case, accents and apostrophes do not count.
    case exact
    /// One of the names begins so.
    case prefix
    /// Every word of it is one of the name's.
    case word
    /// One of the names is it but for a slip of the pen, or of the keyboard's layout.
    case misspelt
    /// No name was asked for: the place is near.
    case near

    package static func < (a: Kind, b: Kind) -> Bool { a.rank < b.rank }

    private var rank: Int { Kind.allCases.firstIndex(of: self) ?? 0 }
  }

  package let settlement: Settlement
  /// The name that matched, as it is spelled.
  package let matched: String
  package let kind: Kind
  /// Whether that is a name which the place bears no longer.
  package let isFormer: Bool
}
