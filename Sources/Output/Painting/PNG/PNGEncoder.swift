import AstroDiagnostics
import AstroDrawing
import CAstroCairo

/// Writes a PNG file (ISO/IEC 15948) row by row.
///
/// Rows are not filtered: for line drawings that is both the fastest and the smallest choice.
struct PNGEncoder {
  private let size: PixelSize
  private let isOpaque: Bool
  private let deflater: PixelDeflater
  private var chunks: PNGChunks

  /// - Parameter isOpaque: Whether pixels are RGB; otherwise they are RGBA.
  /// - Throws: `outOfMemory`.
  init(size: PixelSize, isOpaque: Bool, info: DocumentInfo) throws(Problem) {
    (self.size, self.isOpaque) = (size, isOpaque)
    deflater = try PixelDeflater(width: size.width, bytesPerPixel: isOpaque ? 3 : 4)
    chunks = PNGChunks(size: size, isOpaque: isOpaque, info: info)
    chunks.append("IDAT", PixelDeflater.header)
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
      if deflater.compressRow() { chunks.append("IDAT", deflater.write(isLast: false)) }
    }
  }

  /// Finishes the file and returns it.
  consuming func finish() -> [UInt8] {
    chunks.append("IDAT", deflater.write(isLast: true))
    chunks.append("IDAT", deflater.trailer)
    chunks.append("IEND", [])
    return chunks.file
  }
}
