/// A file of rules or of their words, before it is parsed.
public struct RuleFile: Hashable, Sendable {
  /// The path that messages name it by.
  package var path: String
  /// JSON in UTF-8.
  package var bytes: [UInt8]
  /// The tag of the language whose words it holds; `nil` for a file of rules.
  package var language: String?

  /// A file in memory, with its language if it holds words.
  public init(path: String, bytes: [UInt8], language: String? = nil) {
    (self.path, self.bytes, self.language) = (path, bytes, language)
  }
}
