/// Text before shaping: spans of one style each, in reading order.
///
/// A paragraph is shaped as a whole, so that kerning and ligatures continue across the edges of spans unless
/// the style differs.
public struct StyledText: Hashable, Sendable {
  /// Words of one style.
  public struct Span: Hashable, Sendable {
    /// The words.
    public var text: String
    /// How they are set.
    public var style: TextStyle

    /// Words in a style.
    package init(_ text: String, _ style: TextStyle) {
      self.text = text
      self.style = style
    }
  }

  /// The spans in reading order.
  public var spans: [Span]
  /// The language of the text as a BCP 47 tag, for shaping and hyphenation.
  public var language: String

  /// Text of several spans.
  package init(_ spans: [Span], language: String = "en") {
    self.spans = spans
    self.language = language
  }

  package init(_ text: String, _ style: TextStyle, language: String = "en") {
    self.init([Span(text, style)], language: language)
  }

  /// The whole text without styles.
  package var string: String { spans.map(\.text).joined() }
}
