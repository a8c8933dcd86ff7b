import AstroDiagnostics
import AstroDrawing
import CAstroPango

extension OpenFace {
  /// Opens a shipped face from its file, after checking the whole file.
  ///
  /// - Throws: `missingFont` with the path if the file is empty, cut short, damaged or not accepted by
  ///   FreeType.
  static func checked(path: String, hint: Hint) throws(Problem) -> OpenFace {
    let data = FontData.file(path: path, index: 0)
    // HarfBuzz rejects an empty file in the same way as an unreadable one.
    guard let blob = blob(of: data) else {
      throw Problem(.missingFont, at: Problem.Location(source: path), FontFault.unread).advised(hint)
    }
    defer { hb_blob_destroy(blob) }
    if let damage = damage(in: blob) {
      throw Problem(.missingFont, at: Problem.Location(source: path), damage).advised(hint)
    }
    guard let face = OpenFace(blob, data) else {
      throw Problem(.missingFont, at: Problem.Location(source: path), FontFault.noGlyphs).advised(hint)
    }
    return face
  }

  private static func damage(in blob: OpaquePointer) -> Told? {
    var length: CUnsignedInt = 0
    let start = UnsafeRawPointer(hb_blob_get_data(blob, &length))
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    return FontCheck.damage(in: bytes) ?? (isTaken(bytes) ? nil : FontFault.refused)
  }

  /// Whether FreeType, which the painters use, accepts the bytes as a font.
  private static func isTaken(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return false }
    defer { FT_Done_FreeType(library) }
    var face: FT_Face?
    let start = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    guard FT_New_Memory_Face(library, start, FT_Long(bytes.count), 0, &face) == 0 else { return false }
    FT_Done_Face(face)
    return true
  }
}
