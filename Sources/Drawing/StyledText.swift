/// Words before shaping: spans of one style each, in reading order.
///
/// A paragraph is shaped as a whole, so that kerning and ligatures do not stop at a span's edge
/// unless its style differs.
public struct StyledText: Hashable, Sendable {
  public struct Span: Hashable, Sendable {
    public var text: String
    public var style: TextStyle

    public init(_ text: String, _ style: TextStyle) {
      self.text = text
      self.style = style
    }
  }

  public var spans: [Span]
  /// The language of the words, for shaping and hyphenation: a BCP 47 tag.
  public var language: String

  public init(_ spans: [Span], language: String = "en") {
    self.spans = spans
    self.language = language
  }

  public init(_ text: String, _ style: TextStyle, language: String = "en") {
    self.init([Span(text, style)], language: language)
  }

  /// All the words without their styles.
  public var string: String { spans.map(\.text).joined() }
}
