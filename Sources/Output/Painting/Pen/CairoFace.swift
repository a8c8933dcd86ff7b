import AstroDrawing
import CAstroCairo

/// A cairo font face over a font in a file or in memory.
///
/// Cairo keeps faces in process-wide caches after their last use here, and may release them on another
/// thread. So every face has its own FreeType library, and both live until cairo releases them.
final class CairoFace {
  let pointer: OpaquePointer

  init?(_ font: FontData) {
    guard let freetype = FreeTypeFace(font) else { return nil }
    let flags = CInt(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard let pointer = cairo_ft_font_face_create_for_ft_face(freetype.face, flags),
      cairo_font_face_status(pointer) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.pointer = pointer
    let keeper = Unmanaged.passRetained(freetype)
    let key = astrosvitla_data_key()
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

/// A FreeType face with its library and, for a font that is not in a file, the bytes it needs.
private final class FreeTypeFace {
  let face: FT_Face
  private let library: FT_Library
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init?(_ font: FontData) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    let bytes: UnsafeMutableBufferPointer<UInt8>
    let error: FT_Error
    switch font {
    case .file(let path, let index):
      bytes = .allocate(capacity: 0)
      error = FT_New_Face(library, path, FT_Long(index), &face)
    case .bytes(let font):
      bytes = .allocate(capacity: font.count)
      _ = bytes.initialize(from: font)
      error = FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(font.count), 0, &face)
    }
    guard error == 0, let face else {
      FT_Done_FreeType(library)
      bytes.deallocate()
      return nil
    }
    (self.library, self.face, self.bytes) = (library, face, bytes)
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    bytes.deallocate()
  }
}
