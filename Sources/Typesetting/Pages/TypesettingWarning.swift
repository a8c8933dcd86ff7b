/// Something a reader of the pages should know.
public struct TypesettingWarning: Hashable, Sendable {
  public enum Code: String, Hashable, Sendable {
    /// No face at hand has these characters.
    case missingGlyphs
    /// A block was taller or wider than a page and had to be made smaller.
    case scaled
    /// A text's language has no hyphenation here.
    case noHyphenation
  }

  public var code: Code
  public var message: String

  public init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}

/// Why a document is not set.
public struct TypesettingError: Error, Hashable, Sendable {
  public enum Code: String, Hashable, Sendable {
    /// More text than a document may hold.
    case tooLong
    /// The page leaves no room for words.
    case noRoom
  }

  public var code: Code
  public var message: String

  public init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}

extension TypesettingError: CustomStringConvertible {
  public var description: String { message }
}
