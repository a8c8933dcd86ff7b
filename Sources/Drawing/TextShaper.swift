/// Whoever turns words into placed glyphs.
///
/// Layout is handed one, so that it can be tested with a ruler that needs no font.
package protocol TextShaper {
  /// Shapes words into runs on one baseline; never breaks a line.
  func shape(_ text: StyledText) -> ShapedText
}

extension TextShaper {
  package func shape(_ text: String, _ style: TextStyle, language: String = "en") -> ShapedText {
    shape(StyledText(text, style, language: language))
  }
}
