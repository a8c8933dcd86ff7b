package import Geometry

/// Words after shaping: runs side by side on one baseline.
package struct ShapedText: Hashable, Sendable {
  package var runs: [GlyphRun]
  /// The highest ascent and the deepest descent of the faces used, in points, both positive.
  package var ascent: Double
  package var descent: Double
  /// The box around the true ink, relative to the start of the baseline; empty for blank text.
  package var inkBounds: Rect
  /// The characters that no face at hand has, each once.
  package var missing: String

  package init(
    runs: [GlyphRun], ascent: Double, descent: Double, inkBounds: Rect, missing: String = ""
  ) {
    (self.runs, self.ascent, self.descent) = (runs, ascent, descent)
    (self.inkBounds, self.missing) = (inkBounds, missing)
  }

  /// How far the pen moves from the first glyph to behind the last, in points.
  package var advance: Double { runs.reduce(0) { $0 + $1.advance } }
}

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
