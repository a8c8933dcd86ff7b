import AstroDiagnostics
import CAstroCairo
import Glibc

extension Surface {
  /// A surface of pixels that are all 0.
  /// - Throws: `outOfMemory` or `rendering`.
  /// - Throws: `outOfMemory` or `drawing`.
  convenience init(_ format: cairo_format_t, width: Int, height: Int) throws(Problem) {
    let stride = Int(cairo_format_stride_for_width(format, CInt(width)))
    guard let memory = PixelMemory(count: stride * height) else { throw .noMemory }
    let pixels = memory.start.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(pixels, format, CInt(width), CInt(height), CInt(stride))
    // Cairo releases the memory together with the surface.
    let keeper = Unmanaged.passRetained(memory)
    let status = cairo_surface_set_user_data(surface, astrosvitla_data_key(), keeper.toOpaque()) { keeper in
      guard let keeper else { return }
      Unmanaged<PixelMemory>.fromOpaque(keeper).release()
    }
    if status != CAIRO_STATUS_SUCCESS { keeper.release() }
    try self.init(owning: surface)
  }
}

/// Memory for the pixels of a picture, cleared by the system.
///
/// It uses large pages where the system has them. A picture 1200 pixels wide and high fills about 1,400 pages
/// of the usual size, and the first access to each would interrupt the program.
private final class PixelMemory {
  let start: UnsafeMutableRawPointer
  private let mapping: UnsafeMutableRawPointer
  private let length: Int

  /// The size of a large page on most processors, in bytes; where it differs, pages of the usual size are
  /// used.
  private static let largePage = 2 << 20

  init?(count: Int) {
    let pages = (max(count, 1) - 1) / PixelMemory.largePage + 1
    length = (pages + 1) * PixelMemory.largePage
    let access = PROT_READ | PROT_WRITE
    guard let mapping = mmap(nil, length, access, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), mapping != MAP_FAILED
    else { return nil }
    let start = mapping.alignedUp(toMultipleOf: PixelMemory.largePage)
    // This is advice, which the system may ignore. For a small picture it would clear more memory than
    // needed.
    if count > PixelMemory.largePage / 2 {
      _ = madvise(start, pages * PixelMemory.largePage, MADV_HUGEPAGE)
    }
    (self.start, self.mapping) = (start, mapping)
  }

  deinit { munmap(mapping, length) }
}
