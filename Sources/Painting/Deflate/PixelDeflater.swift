import CDeflate
import Diagnostics
import Drawing

/// Compresses a picture row by row, as a stream of zlib's (RFC 1950, RFC 1951).
///
/// Libraries that do this for any data take several times as long for the same size, or give other bytes on other
/// processors. The bytes depend on the pixels alone, not on how many rows come at a time.
final class PixelDeflater {
  private var matcher: RowMatcher
  private var tokens: TokenBlock
  private let output: Memory<UInt8>
  private let samples: Memory<UInt8>
  private let width: Int
  private let bytesPerPixel: Int
  /// Bits below a full byte.
  private var rest: (bits: UInt64, count: Int) = (0, 0)
  private var checksum: UInt32 = 1

  /// - Parameter bytesPerPixel: 3, or 4 with opacity.
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

  /// Where the pixels of the next row are to be put: red in the lowest byte, then green, blue and perhaps opacity.
  var nextRow: UnsafeMutablePointer<UInt32> { matcher.nextRow }

  /// Compresses the next row.
  ///
  /// - Returns: Whether there are so many that `write` is to be called.
  func compressRow() -> Bool {
    addToChecksum(matcher.nextRow)
    matcher.match(into: &tokens)
    return tokens.isFull
  }

  /// Writes what has been compressed since the last time.
  ///
  /// - Returns: Bytes that are good until the next call.
  func write(isLast: Bool) -> UnsafeBufferPointer<UInt8> {
    var writer = BitWriter(at: output.start, rest: rest)
    tokens.write(to: &writer, isLast: isLast)
    if isLast { writer.append(0, (8 - writer.count) % 8) }
    rest = writer.rest
    return UnsafeBufferPointer(start: output.start, count: writer.written(since: output.start))
  }

  /// Two bytes before the stream: what it is, and that it was made for speed.
  static let header: [UInt8] = [0x78, 0x01]

  /// Four bytes behind the stream.
  var trailer: [UInt8] { checksum.bigEndianBytes }

  private func addToChecksum(_ row: UnsafeMutablePointer<UInt32>) {
    // The byte of the filter, which is none.
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
  /// There is no memory for the pixels or their compression.
  static let noMemory = Problem(
    .outOfMemory, "there is not enough memory for the picture", hint: "ask for a smaller size")
}

extension UInt32 {
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
