public import Geometry

/// Words after shaping: runs side by side on one baseline.
public struct ShapedText: Hashable, Sendable {
  public var runs: [GlyphRun]
  /// The highest ascent and the deepest descent of the faces used, in points, both positive.
  public var ascent: Double
  public var descent: Double
  /// The box around the true ink, relative to the start of the baseline; empty for blank text.
  public var ink: Rect
  /// The characters that no face at hand has, each once.
  public var missing: String

  public init(
    runs: [GlyphRun], ascent: Double, descent: Double, ink: Rect, missing: String = ""
  ) {
    (self.runs, self.ascent, self.descent) = (runs, ascent, descent)
    (self.ink, self.missing) = (ink, missing)
  }

  /// How far the pen moves from the first glyph to behind the last, in points.
  public var advance: Double { runs.reduce(0) { $0 + $1.advance } }
}
