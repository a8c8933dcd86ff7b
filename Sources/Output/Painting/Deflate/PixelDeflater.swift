import AstroDiagnostics
import AstroDrawing
import CAstroDeflate

/// Compresses a picture row by row into a zlib stream (RFC 1950, RFC 1951).
///
/// General-purpose libraries take several times as long for the same size, or give other bytes on other
/// processors. Here the bytes depend only on the pixels, not on how many rows are compressed at a time.
final class PixelDeflater {
  private var matcher: RowMatcher
  private var tokens: TokenBlock
  private let output: Memory<UInt8>
  private let samples: Memory<UInt8>
  private let width: Int
  private let bytesPerPixel: Int
  /// The bits that do not fill a byte yet.
  private var rest: (bits: UInt64, count: Int) = (0, 0)
  private var checksum: UInt32 = 1

  /// - Parameter bytesPerPixel: 3, or 4 for pixels with opacity.
  /// - Throws: `outOfMemory`.
  init(width: Int, bytesPerPixel: Int) throws(Problem) {
    (self.width, self.bytesPerPixel) = (width, bytesPerPixel)
    guard let matcher = RowMatcher(width: width, bytesPerPixel: bytesPerPixel) else { throw .noMemory }
    guard let tokens = TokenBlock(width: width, bytesPerPixel: bytesPerPixel) else {
      matcher.free()
      throw .noMemory
    }
    let output = Memory(count: tokens.largestSize, of: UInt8(0))
    let samples = Memory(count: width * bytesPerPixel + 1, of: UInt8(0))
    guard let output, let samples else {
      matcher.free()
      tokens.free()
      output?.free()
      samples?.free()
      throw .noMemory
    }
    (self.matcher, self.tokens, self.output, self.samples) = (matcher, tokens, output, samples)
  }

  deinit {
    matcher.free()
    tokens.free()
    output.free()
    samples.free()
  }

  /// Where to put the pixels of the next row: red in the lowest byte, then green, blue and, with 4 bytes per
  /// pixel, opacity.
  var nextRow: UnsafeMutablePointer<UInt32> { matcher.nextRow }

  /// Compresses the next row.
  ///
  /// - Returns: Whether so many tokens wait that `write` has to be called.
  func compressRow() -> Bool {
    addToChecksum(matcher.nextRow)
    matcher.match(into: &tokens)
    return tokens.isFull
  }

  /// Writes what has been compressed since the last call.
  ///
  /// - Returns: The bytes, which are valid until the next call.
  func write(isLast: Bool) -> UnsafeBufferPointer<UInt8> {
    var writer = BitWriter(at: output.start, rest: rest)
    tokens.write(to: &writer, isLast: isLast)
    if isLast { writer.append(0, (8 - writer.count) % 8) }
    rest = writer.rest
    return UnsafeBufferPointer(start: output.start, count: writer.written(since: output.start))
  }

  /// The two bytes before the stream: the compression method, and a hint that speed was preferred to size.
  static let header: [UInt8] = [0x78, 0x01]

  /// The four bytes after the stream: the checksum of the data.
  var trailer: [UInt8] { checksum.bigEndianBytes }

  private func addToChecksum(_ row: UnsafeMutablePointer<UInt32>) {
    // The byte that names the row's filter; 0 stands for none.
    samples.start[0] = 0
    var sample = UnsafeMutableRawPointer(samples.start + 1)
    for x in 0..<width - 1 {
      sample.storeBytes(of: row[x].littleEndian, as: UInt32.self)
      sample += bytesPerPixel
    }
    for index in 0..<bytesPerPixel {
      sample.storeBytes(
        of: UInt8(truncatingIfNeeded: row[width - 1] >> UInt32(8 * index)), toByteOffset: index,
        as: UInt8.self)
    }
    checksum = libdeflate_adler32(checksum, samples.start, width * bytesPerPixel + 1)
  }
}

extension Problem {
  /// The problem that there is not enough memory for the pixels or for their compression.
  static let noMemory = Problem(
    .outOfMemory, PaintingFault.noMemory)
}

extension UInt32 {
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
