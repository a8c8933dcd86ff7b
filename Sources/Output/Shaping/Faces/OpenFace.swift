import AstroDrawing
import AstroGeometry
import CAstroPango

/// One face in memory, as HarfBuzz represents it.
///
/// All its lengths are whole numbers in units of the face, and so independent of any rounding at a size.
final class OpenFace {
  /// HarfBuzz's font object, scaled to the units of the face.
  let font: OpaquePointer
  let unitsPerEm: Double
  /// How far the face extends above and below its baseline, as fractions of the em, both positive.
  let ascent: Double
  let descent: Double
  /// The outlines requested so far: a picture has few different glyphs and uses each of them often.
  private var outlines: [UInt32: GlyphOutline] = [:]
  /// The boxes around them, in units of the face.
  private var boxes: [UInt32: Rect] = [:]
  /// The bytes of the face, or the file that holds them.
  let data: FontData

  /// Opens a face; fails if the bytes are not those of a font.
  convenience init?(_ data: FontData) {
    guard let blob = OpenFace.blob(of: data) else { return nil }
    defer { hb_blob_destroy(blob) }
    self.init(blob, data)
  }

  /// - Parameter blob: The bytes of the font, which HarfBuzz keeps alive.
  init?(_ blob: OpaquePointer, _ data: FontData) {
    let index = if case .file(_, let index) = data { index } else { 0 }
    let face = hb_face_create(blob, CUnsignedInt(index))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    (self.data, self.font) = (data, font)
    let units = Double(hb_face_get_upem(face))
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    (unitsPerEm, ascent) = (units, max(0, Double(extents.ascender) / units))
    descent = max(0, -Double(extents.descender) / units)
  }

  deinit { hb_font_destroy(font) }

  func knownOutline(of glyph: UInt32) -> GlyphOutline {
    if let known = outlines[glyph] { return known }
    let outline = outline(of: glyph)
    // Large fonts have tens of thousands of glyphs; emptying the cache costs less than keeping track of every
    // use.
    if outlines.count >= 4096 { outlines.removeAll(keepingCapacity: true) }
    outlines[glyph] = outline
    return outline
  }

  /// The box around a glyph's outline, relative to the pen, in units of the face; empty for a blank.
  func knownBox(of glyph: UInt32) -> Rect {
    if let known = boxes[glyph] { return known }
    let box = box(of: glyph)
    if boxes.count >= 4096 { boxes.removeAll(keepingCapacity: true) }
    boxes[glyph] = box
    return box
  }

  /// The bytes of a font as a blob of HarfBuzz; a file is mapped into memory.
  static func blob(of data: FontData) -> OpaquePointer? {
    switch data {
    case .file(let path, _): hb_blob_create_from_file_or_fail(path)
    case .bytes(let bytes):
      bytes.withUnsafeBytes { raw in
        hb_blob_create_or_fail(
          raw.baseAddress?.assumingMemoryBound(to: CChar.self), CUnsignedInt(raw.count),
          HB_MEMORY_MODE_DUPLICATE, nil, nil)
      }
    }
  }

  /// The glyph of a single character, without shaping; `nil` if the face has none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }
}
