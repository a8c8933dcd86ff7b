import AstroDrawing
import AstroGeometry
import CAstroPango

extension OpenFace {
  /// A glyph's outline in units of the face, with y growing upwards; empty for a blank.
  func outline(of glyph: UInt32) -> GlyphOutline {
    guard let functions = hb_draw_funcs_create() else { return GlyphOutline() }
    defer { hb_draw_funcs_destroy(functions) }
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in trace(data, .move(Point(x, y))) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in trace(data, .line(Point(x, y))) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions, { _, data, _, a, b, x, y, _ in trace(data, .quadratic(Point(a, b), Point(x, y))) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, a, b, c, d, x, y, _ in trace(data, .cubic(Point(a, b), Point(c, d), Point(x, y))) }, nil,
      nil)
    hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in trace(data, .close) }, nil, nil)
    var outline = GlyphOutline()
    withUnsafeMutablePointer(to: &outline) { astrosvitla_draw_glyph(font, glyph, functions, $0) }
    return outline
  }
}

/// Appends an element to the outline that HarfBuzz passes through as user data.
private func trace(_ data: UnsafeMutableRawPointer?, _ element: GlyphOutline.Element) {
  data?.assumingMemoryBound(to: GlyphOutline.self).pointee.elements.append(element)
}

extension Point {
  fileprivate init(_ x: Float, _ y: Float) { self.init(x: Double(x), y: Double(y)) }
}

extension OpenFace {
  /// The ink bounds of a glyph at a size, in points relative to the pen; empty for a blank.
  func inkBounds(of glyph: UInt32, size: Double) -> Rect {
    let (box, scale) = (knownBox(of: glyph), size / unitsPerEm)
    return Rect(
      x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale)
  }

  /// The box in units of the face, with y downwards.
  func box(of glyph: UInt32) -> Rect {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return .zero }
    // In HarfBuzz y grows upwards, and a height counts downwards from the bearing.
    return Rect(
      x: Double(extents.x_bearing), y: -Double(extents.y_bearing), width: abs(Double(extents.width)),
      height: abs(Double(extents.height)))
  }

  /// How far a glyph moves the pen, in units of the face.
  func advance(of glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(font, glyph) }
}
