import AstroDrawing
import AstroGeometry

extension Shaping {
  /// The largest ascent or descent of the faces used, in points.
  func reach(_ measure: KeyPath<OpenFace, Double>, of runs: [GlyphRun]) -> Double {
    // A text without characters has the height of its style.
    let used = runs.isEmpty ? paragraph.styles.map { ($0.face, $0.size) } : runs.map { ($0.face, $0.size) }
    return used.reduce(0) { max($0, (book.open($1.0)?[keyPath: measure] ?? 0) * $1.1) }
  }

  /// The ink bounds of runs that are placed side by side.
  func inkBounds(of runs: [GlyphRun]) -> Rect {
    var bounds = Rect.zero
    var pen = Point.origin
    for run in runs {
      guard let face = book.open(run.face) else { continue }
      for glyph in run.glyphs {
        bounds = bounds.union(
          face.inkBounds(of: glyph.id, size: run.size).offset(by: pen - .origin + glyph.offset))
        pen.x += glyph.advance
      }
    }
    return bounds
  }
}
