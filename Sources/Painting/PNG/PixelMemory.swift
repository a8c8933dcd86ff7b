import CCairo
import Diagnostics
import Glibc

extension Surface {
  /// A surface of pixels, all of them 0.
  /// - Throws: `outOfMemory` or `drawing`.
  convenience init(_ format: cairo_format_t, width: Int, height: Int) throws(Problem) {
    let stride = Int(cairo_format_stride_for_width(format, CInt(width)))
    guard let memory = PixelMemory(count: stride * height) else { throw .noMemory }
    let pixels = memory.start.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(pixels, format, CInt(width), CInt(height), CInt(stride))
    // Cairo lets go of the memory with the last use of the surface.
    let keeper = Unmanaged.passRetained(memory)
    let status = cairo_surface_set_user_data(surface, astrosvitla_data_key(), keeper.toOpaque()) { keeper in
      guard let keeper else { return }
      Unmanaged<PixelMemory>.fromOpaque(keeper).release()
    }
    if status != CAIRO_STATUS_SUCCESS { keeper.release() }
    try self.init(owning: surface)
  }
}

/// Memory for the pixels of a picture, which the system has cleared.
///
/// It lies in pages as large as the system has them. A picture of 1200 pixels fills 1,400 of the usual size, each of
/// which would stop the program when it is first touched.
private final class PixelMemory {
  let start: UnsafeMutableRawPointer
  private let mapping: UnsafeMutableRawPointer
  private let length: Int

  /// The size of a large page of most processors; where it is another, pages are of the usual size.
  private static let largePage = 2 << 20

  init?(count: Int) {
    let pages = (max(count, 1) - 1) / PixelMemory.largePage + 1
    length = (pages + 1) * PixelMemory.largePage
    let access = PROT_READ | PROT_WRITE
    guard let mapping = mmap(nil, length, access, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), mapping != MAP_FAILED
    else { return nil }
    let start = mapping.alignedUp(toMultipleOf: PixelMemory.largePage)
    // Advice only: it may be refused. A small picture would clear more than it needs.
    if count > PixelMemory.largePage / 2 {
      _ = madvise(start, pages * PixelMemory.largePage, MADV_HUGEPAGE)
    }
    (self.start, self.mapping) = (start, mapping)
  }

  deinit { munmap(mapping, length) }
}
