import CPangoCairo

/// A cairo font face over bytes in memory.
///
/// Cairo keeps faces in process-wide caches beyond our last use of them, and may let go of them on
/// another thread. So every face has a FreeType library of its own, and both live until cairo is done.
final class CairoFace {
  let pointer: OpaquePointer

  init?(blob: OpaquePointer, index: Int) {
    guard let freetype = FreeTypeFace(blob: blob, index: index) else { return nil }
    let flags = CInt(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard let pointer = cairo_ft_font_face_create_for_ft_face(freetype.face, flags),
      cairo_font_face_status(pointer) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.pointer = pointer
    let keeper = Unmanaged.passRetained(freetype)
    let key = astrosvitla_font_data_key()
    let status = cairo_font_face_set_user_data(pointer, key, keeper.toOpaque()) { keeper in
      guard let keeper else { return }
      Unmanaged<FreeTypeFace>.fromOpaque(keeper).release()
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_font_face_destroy(pointer)
      keeper.release()
      return nil
    }
  }

  deinit { cairo_font_face_destroy(pointer) }
}

/// A FreeType face with the library and the bytes it needs.
private final class FreeTypeFace {
  let face: FT_Face
  private let library: FT_Library
  private let blob: OpaquePointer

  init?(blob: OpaquePointer, index: Int) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var length: CUnsignedInt = 0
    let bytes = UnsafeRawPointer(hb_blob_get_data(blob, &length))?.assumingMemoryBound(to: FT_Byte.self)
    var face: FT_Face?
    guard FT_New_Memory_Face(library, bytes, FT_Long(length), FT_Long(index), &face) == 0, let face
    else {
      FT_Done_FreeType(library)
      return nil
    }
    (self.library, self.face, self.blob) = (library, face, hb_blob_reference(blob))
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    hb_blob_destroy(blob)
  }
}
