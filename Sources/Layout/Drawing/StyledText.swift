/// Text before shaping: spans of one style each, in reading order.
///
/// A paragraph is shaped as a whole, so that kerning and ligatures continue across the edges of spans unless
/// the style differs.
package struct StyledText: Hashable, Sendable {
  package struct Span: Hashable, Sendable {
    package var text: String
    package var style: TextStyle

    package init(_ text: String, _ style: TextStyle) {
      self.text = text
      self.style = style
    }
  }

  package var spans: [Span]
  /// The language of the text as a BCP 47 tag, for shaping and hyphenation.
  package var language: String

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
