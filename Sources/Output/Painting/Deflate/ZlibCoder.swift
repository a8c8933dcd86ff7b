import AstroPDFAmending
import CAstroDeflate
import Glibc

/// Compresses and decompresses the streams of PDF files with libdeflate.
struct ZlibCoder: StreamCoder {
  /// A level that gives about the size of zlib's default.
  private static let level: CInt = 6

  func inflated(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    // The size of the result is not known beforehand: the words of a page shrink to about a fifth.
    var room = min(max(1024, 8 * bytes.count), limit)
    while true {
      var count = 0
      var result = LIBDEFLATE_BAD_DATA
      let out = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        result = bytes.withUnsafeBytes {
          libdeflate_zlib_decompress(
            decompressor, $0.baseAddress, $0.count, buffer.baseAddress, buffer.count, &count)
        }
        initialized = result == LIBDEFLATE_SUCCESS ? count : 0
      }
      switch result {
      case LIBDEFLATE_SUCCESS: return out
      case LIBDEFLATE_INSUFFICIENT_SPACE where room < limit: room = min(4 * room, limit)
      default: return nil
      }
    }
  }

  func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(ZlibCoder.level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, initialized in
      initialized = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
  }
}

/// Memory allocated by C for numbers of one type.
///
/// Unlike Swift's own allocation it can report that there is not enough.
struct Memory<Element> {
  let start: UnsafeMutablePointer<Element>
  let count: Int

  /// - Parameter filler: The initial value of each element.
  init?(count: Int, of filler: Element) {
    guard let memory = malloc(max(1, count * MemoryLayout<Element>.stride)) else { return nil }
    start = memory.bindMemory(to: Element.self, capacity: count)
    start.initialize(repeating: filler, count: count)
    self.count = count
  }

  func free() { Glibc.free(start) }
}
