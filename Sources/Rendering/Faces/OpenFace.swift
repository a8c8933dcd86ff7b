import CAssets
import CPangoCairo

/// One face in memory: HarfBuzz's view of it for shaping, and cairo's for painting, once it is asked for.
///
/// Both read the same bytes, so glyph numbers agree. All measures of HarfBuzz are in units of the
/// face, whole numbers, and thus free of any size's rounding.
final class OpenFace {
  /// HarfBuzz's font, scaled to the face's own units.
  let font: OpaquePointer
  let unitsPerEm: Double
  /// How far the face reaches above and below its baseline, as parts of the em, both positive.
  let ascent: Double
  let descent: Double
  /// The bytes of the file, mapped into memory.
  let blob: OpaquePointer
  let index: Int
  private var painted: CairoFace?

  /// Opens a face of a file, or fails where it is none.
  convenience init?(file: String, index: Int = 0) {
    guard let blob = hb_blob_create_from_file_or_fail(file) else { return nil }
    self.init(owning: blob, index: index)
  }

  /// Opens our own face of symbols, which is part of the program.
  static func symbols() -> OpenFace? {
    let asset = casset_symbol_font
    let bytes = asset.bytes.assumingMemoryBound(to: CChar.self)
    guard
      let blob = hb_blob_create_or_fail(
        bytes, CUnsignedInt(asset.count), HB_MEMORY_MODE_READONLY, nil, nil)
    else { return nil }
    return OpenFace(owning: blob, index: 0)
  }

  private init?(owning blob: OpaquePointer, index: Int) {
    guard let face = hb_face_create(blob, CUnsignedInt(index)), hb_face_get_glyph_count(face) > 0,
      let font = hb_font_create(face)
    else {
      hb_blob_destroy(blob)
      return nil
    }
    (self.blob, self.index, self.font) = (blob, index, font)
    let units = Double(hb_face_get_upem(face))
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    (unitsPerEm, ascent) = (units, max(0, Double(extents.ascender) / units))
    descent = max(0, -Double(extents.descender) / units)
    hb_face_destroy(face)
  }

  deinit {
    hb_font_destroy(font)
    hb_blob_destroy(blob)
  }

  /// The glyph of a character without any shaping, or `nil` where the face has none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// Cairo's view of the face, always the same one: two would be embedded twice in a document.
  func cairoFace() throws(RenderingError) -> OpaquePointer {
    if let painted { return painted.pointer }
    guard let face = CairoFace(blob: blob, index: index) else {
      throw RenderingError(.missingFont, "a font file cannot be opened for painting")
    }
    painted = face
    return face.pointer
  }
}
