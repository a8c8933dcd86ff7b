import AstroGeometry

extension ShapedText {
  /// Texts side by side on one baseline, as they come: no kerning from one to the next.
  package init(joining parts: [ShapedText]) {
    var (bounds, pen) = (Rect.zero, 0.0)
    var missing = String.UnicodeScalarView()
    for part in parts {
      bounds = bounds.union(part.inkBounds.offset(by: Vector(dx: pen, dy: 0)))
      pen += part.advance
      for scalar in part.missing.unicodeScalars where !missing.contains(scalar) { missing.append(scalar) }
    }
    self.init(
      runs: parts.flatMap(\.runs), ascent: parts.map(\.ascent).max() ?? 0,
      descent: parts.map(\.descent).max() ?? 0, inkBounds: bounds, missing: String(missing))
  }
}
