import AstroGeometry

extension ShapedText {
  /// The same text at another size.
  ///
  /// Glyphs are not hinted, so all lengths grow in proportion.
  package func scaled(by factor: Double) -> ShapedText {
    guard factor != 1 else { return self }
    return ShapedText(
      runs: runs.map { $0.scaled(by: factor) }, ascent: ascent * factor, descent: descent * factor,
      inkBounds: Rect(
        x: inkBounds.minX * factor, y: inkBounds.minY * factor, width: inkBounds.width * factor,
        height: inkBounds.height * factor),
      missing: missing)
  }
}

extension GlyphRun {
  fileprivate func scaled(by factor: Double) -> GlyphRun {
    var run = self
    run.size *= factor
    run.glyphs = glyphs.map { glyph in
      Glyph(
        id: glyph.id, advance: glyph.advance * factor, offset: glyph.offset * factor, cluster: glyph.cluster)
    }
    return run
  }
}
