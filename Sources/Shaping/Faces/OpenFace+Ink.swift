import CPango
import Geometry

extension OpenFace {
  /// The box around a glyph's true outline at a size, relative to the pen, in points; empty for a blank.
  func ink(of glyph: UInt32, size: Double) -> Rect {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return .zero }
    let scale = size / unitsPerEm
    // HarfBuzz's y grows upwards, and its heights downwards from the bearing.
    return Rect(
      x: Double(extents.x_bearing) * scale, y: -Double(extents.y_bearing) * scale,
      width: abs(Double(extents.width)) * scale, height: abs(Double(extents.height)) * scale)
  }

  /// How far a glyph moves the pen, in units of the face.
  func advance(of glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(font, glyph) }
}
