/// A place that a search found, and why.
public struct PlaceMatch: Hashable, Sendable {
  /// How a name was found, the best first.
  public enum Kind: String, CaseIterable, Comparable, Sendable {
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

    public static func < (a: Kind, b: Kind) -> Bool { a.rank < b.rank }

    private var rank: Int { Kind.allCases.firstIndex(of: self) ?? 0 }
  }

  public let settlement: Settlement
  /// The name that matched, as it is spelled.
  public let matched: String
  public let kind: Kind
  /// Whether that is a name which the place bears no longer.
  public let isFormer: Bool
}
