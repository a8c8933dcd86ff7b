public import AstroGeometry

/// Text after shaping: runs side by side on one baseline.
public struct ShapedText: Hashable, Sendable {
  /// The runs from left to right, each where the one before it ends.
  public var runs: [GlyphRun]
  /// The greatest ascent of the faces used, in points above the baseline.
  public var ascent: Double
  /// The greatest descent of the faces used, in points below the baseline, positive.
  public var descent: Double
  /// The ink bounds: the box around what is drawn, in points from the start of the baseline; empty for blank
  /// text.
  public var inkBounds: Rect
  /// The characters that no available face has, each once.
  public var missing: String

  /// Text as a shaper has placed it.
  public init(
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
public protocol TextShaper {
  /// Shapes text into runs on one baseline, without breaking lines.
  func shape(_ text: StyledText) -> ShapedText
}

extension TextShaper {
  package func shape(_ text: String, _ style: TextStyle, language: String = "en") -> ShapedText {
    shape(StyledText(text, style, language: language))
  }
}
