import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import CAstroCairo

extension Pen {
  /// Paints a run as outlines.
  ///
  /// Cairo's own glyph images are placed at whole pixels only, which spaces small words unevenly. Outlines
  /// are placed exactly, and where glyphs of a translucent run overlap, the overlap is not visible.
  func paint(_ run: GlyphRun, at origin: Point) throws(Problem) {
    guard run.isVisible else { return }
    try use(run)
    let glyphs = run.cairoGlyphs(at: origin)
    cairo_new_path(context)
    cairo_glyph_path(context, glyphs, CInt(glyphs.count))
    use(run.color)
    cairo_fill(context)
  }

  func use(_ run: GlyphRun) throws(Problem) {
    cairo_set_font_face(context, try renderer.cairoFace(of: run.face))
    cairo_set_font_size(context, run.size)
  }
}

extension GlyphRun {
  /// The glyphs at their positions on the page.
  func cairoGlyphs(at origin: Point) -> [cairo_glyph_t] {
    var pen = origin
    return glyphs.map { glyph in
      let place = pen + glyph.offset
      pen.x += glyph.advance
      return cairo_glyph_t(index: CUnsignedLong(glyph.id), x: place.x, y: place.y)
    }
  }
}
