import AstroDrawing
import CAstroDeflate

/// The bytes of a PNG file (ISO/IEC 15948): its signature, then chunks, each with its length and its checksum.
struct PNGChunks {
  private(set) var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Begins with the header, the color space and the words of a picture.
  ///
  /// - Parameter isOpaque: Whether pixels are RGB; otherwise they are RGBA.
  init(size: PixelSize, isOpaque: Bool, info: DocumentInfo) {
    // Eight bits per sample, the type of pixel, and the standard methods of compression, filtering and
    // interlacing.
    let kind: [UInt8] = [8, isOpaque ? 2 : 6, 0, 0, 0]
    append("IHDR", UInt32(size.width).bigEndianBytes + UInt32(size.height).bigEndianBytes + kind)
    // The colors are sRGB; the value 0 stands for perceptual rendering.
    append("sRGB", [0])
    for (keyword, text) in PNGChunks.words(of: info) where !text.isEmpty {
      // The keyword, then no compression, no language tag and no translated keyword.
      append("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
    }
  }

  private static func words(of info: DocumentInfo) -> [(String, String)] {
    [("Title", info.title), ("Author", info.author), ("Description", info.description)]
  }

  mutating func append(_ type: String, _ data: some Collection<UInt8>) {
    file += UInt32(data.count).bigEndianBytes
    let start = file.count
    file += type.utf8
    file += data
    let checksum = file[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    file += checksum.bigEndianBytes
  }
}
