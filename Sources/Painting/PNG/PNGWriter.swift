import CCairo
import CDeflate
import Drawing

/// Writes PNG files (ISO/IEC 15948), compressed by libdeflate.
///
/// Rows are not filtered: for line drawings this is both the fastest and the smallest choice.
/// Where pixels have opacity the second level of compression takes less time than the first.
struct PNGWriter {
  let size: PixelSize
  /// Whether pixels are RGB; otherwise they are RGB with opacity.
  let isOpaque: Bool
  let info: DocumentInfo

  /// Encodes the pixels of an image surface.
  func encode(_ surface: Surface) throws(RenderingError) -> [UInt8] {
    cairo_surface_flush(surface.pointer)
    guard let pixels = cairo_image_surface_get_data(surface.pointer) else {
      throw RenderingError(.encoding, "the picture has no pixels")
    }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    let compressed = try compress(rows(of: UnsafeRawPointer(pixels), stride: stride))
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(compressed.count + 1024)
    appendChunk("IHDR", header, to: &file)
    // The colors are sRGB; 0 asks for perceptual rendering.
    appendChunk("sRGB", [0], to: &file)
    for (keyword, text) in words where !text.isEmpty {
      // Keyword, no compression, no language tag, no translated keyword.
      appendChunk("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8), to: &file)
    }
    appendChunk("IDAT", compressed, to: &file)
    appendChunk("IEND", [], to: &file)
    return file
  }

  private var words: [(String, String)] {
    [("Title", info.title), ("Author", info.author), ("Description", info.description)]
  }

  /// Width, height, eight bits a sample, the kind of pixel, and the three customary methods.
  private var header: [UInt8] {
    UInt32(size.width).bigEndianBytes + UInt32(size.height).bigEndianBytes + [8, isOpaque ? 2 : 6, 0, 0, 0]
  }

  private func appendChunk(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += UInt32(data.count).bigEndianBytes
    let start = file.count
    file += Array(type.utf8)
    file += data
    let checksum = file[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    file += checksum.bigEndianBytes
  }

  /// Compresses with zlib's container at the level that takes the least time.
  private func compress(_ rows: [UInt8]) throws(RenderingError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(isOpaque ? 1 : 2) else {
      throw RenderingError(.encoding, "there is no memory to compress the picture")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    let compressed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = rows.withUnsafeBytes {
        libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, buffer.baseAddress, buffer.count)
      }
    }
    guard !compressed.isEmpty, compressed.count <= Int(Int32.max) else {
      throw RenderingError(.encoding, "the picture is too large for a PNG file")
    }
    return compressed
  }
}

extension UInt32 {
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
