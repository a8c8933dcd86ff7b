package import AstroGeometry

/// Text after shaping: runs side by side on one baseline.
package struct ShapedText: Hashable, Sendable {
  package var runs: [GlyphRun]
  /// The greatest ascent and the greatest descent of the faces used, in points, both positive.
  package var ascent: Double
  package var descent: Double
  /// The ink bounds: the box around what is drawn, in points from the start of the baseline; empty for blank
  /// text.
  package var inkBounds: Rect
  /// The characters that no available face has, each once.
  package var missing: String

  package init(
    runs: [GlyphRun], ascent: Double, descent: Double, inkBounds: Rect, missing: String = ""
  ) {
    (self.runs, self.ascent, self.descent) = (runs, ascent, descent)
    (self.inkBounds, self.missing) = (inkBounds, missing)
  }

  /// How far the pen moves from the start of the first glyph to the end of the last, in points.
  package var advance: Double { runs.reduce(0) { $0 + $1.advance } }
}

/// Turns text into placed glyphs.
///
/// Layout is given a shaper, so that it can be tested with one that needs no fonts.
package protocol TextShaper {
  /// Shapes text into runs on one baseline, without breaking lines.
  func shape(_ text: StyledText) -> ShapedText
}

extension TextShaper {
  package func shape(_ text: String, _ style: TextStyle, language: String = "en") -> ShapedText {
    shape(StyledText(text, style, language: language))
  }
}
