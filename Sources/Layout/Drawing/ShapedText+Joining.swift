import AstroGeometry

extension ShapedText {
  /// Texts side by side on one baseline, as they come: no kerning from one to the next.
  package init(joining parts: [ShapedText]) {
    var (bounds, pen) = (Rect.zero, 0.0)
    var (ascent, descent) = (-Double.infinity, -Double.infinity)
    var runs: [GlyphRun] = []
    runs.reserveCapacity(parts.count)
    for part in parts {
      bounds = bounds.union(part.inkBounds.offset(by: Vector(dx: pen, dy: 0)))
      (ascent, descent) = (max(ascent, part.ascent), max(descent, part.descent))
      pen += part.advance
      runs += part.runs
    }
    self.init(
      runs: runs, ascent: parts.isEmpty ? 0 : ascent, descent: parts.isEmpty ? 0 : descent, inkBounds: bounds,
      missing: ShapedText.missing(in: parts))
  }

  /// The characters that no part has a glyph for, each once.
  private static func missing(in parts: [ShapedText]) -> String {
    guard parts.contains(where: { !$0.missing.isEmpty }) else { return "" }
    var missing = String.UnicodeScalarView()
    for part in parts {
      for scalar in part.missing.unicodeScalars where !missing.contains(scalar) { missing.append(scalar) }
    }
    return String(missing)
  }
}
