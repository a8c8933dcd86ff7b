import AstroDiagnostics
import AstroDrawing
import CAstroCairo
import CAstroDeflate

/// Writes a PNG file (ISO/IEC 15948) row by row.
///
/// Rows are not filtered: for line drawings that is both the fastest and the smallest choice.
struct PNGEncoder {
  private let size: PixelSize
  private let isOpaque: Bool
  private let deflater: PixelDeflater
  private(set) var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Parameter isOpaque: Whether pixels are RGB; otherwise they are RGBA.
  /// - Throws: `outOfMemory`.
  init(size: PixelSize, isOpaque: Bool, info: DocumentInfo) throws(Problem) {
    (self.size, self.isOpaque) = (size, isOpaque)
    deflater = try PixelDeflater(width: size.width, bytesPerPixel: isOpaque ? 3 : 4)
    append("IHDR", header)
    // The colors are sRGB; the value 0 stands for perceptual rendering.
    append("sRGB", [0])
    for (keyword, text) in PNGEncoder.words(of: info) where !text.isEmpty {
      // The keyword, then no compression, no language tag and no translated keyword.
      append("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
    }
    append("IDAT", PixelDeflater.header)
  }

  /// Adds rows from the top of a cairo surface.
  mutating func append(rows count: Int, of surface: Surface) throws(Problem) {
    cairo_surface_flush(surface.pointer)
    guard let pixels = cairo_image_surface_get_data(surface.pointer) else {
      throw Problem(.rendering, PaintingFault.noPixels)
    }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    for y in 0..<count {
      let row = UnsafeRawPointer(pixels + y * stride).assumingMemoryBound(to: UInt32.self)
      PixelRow.convert(row, count: size.width, isOpaque: isOpaque, to: deflater.nextRow)
      if deflater.compressRow() { append("IDAT", deflater.write(isLast: false)) }
    }
  }

  /// Finishes the file and returns it.
  consuming func finish() -> [UInt8] {
    append("IDAT", deflater.write(isLast: true))
    append("IDAT", deflater.trailer)
    append("IEND", [])
    return file
  }

  private static func words(of info: DocumentInfo) -> [(String, String)] {
    [("Title", info.title), ("Author", info.author), ("Description", info.description)]
  }

  /// The width, the height, eight bits per sample, the type of pixel, and the standard methods of
  /// compression, filtering and interlacing.
  private var header: [UInt8] {
    UInt32(size.width).bigEndianBytes + UInt32(size.height).bigEndianBytes + [8, isOpaque ? 2 : 6, 0, 0, 0]
  }

  private mutating func append(_ type: String, _ data: some Collection<UInt8>) {
    file += UInt32(data.count).bigEndianBytes
    let start = file.count
    file += type.utf8
    file += data
    let checksum = file[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    file += checksum.bigEndianBytes
  }
}
