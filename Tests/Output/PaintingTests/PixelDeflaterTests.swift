import CAstroDeflate
import PictureSupport
import Testing

@testable import AstroPainting

@Suite struct PixelDeflaterTests {
  /// Widths around the longest copy of 86 or 64 pixels, and one whose rows are farther apart than a copy may reach.
  static let widths = [1, 2, 3, 63, 64, 65, 85, 86, 87, 88, 172, 300, 12_000]

  @Test(arguments: widths, [3, 4])
  func `what is read back are the pixels, whatever they are`(width: Int, bytesPerPixel: Int) throws {
    var random = SplitMix64(seed: UInt64(width * bytesPerPixel))
    for kind in Kind.allCases {
      let rows = kind.rows(width: width, height: min(90, 200_000 / width), bytesPerPixel, &random)
      #expect(
        try read(compressed(rows, bytesPerPixel), expecting: samples(of: rows, bytesPerPixel).count)
          == samples(of: rows, bytesPerPixel))
    }
  }

  @Test func `many blocks follow each other bit by bit`() throws {
    var random = SplitMix64(seed: 7)
    let rows = Kind.noise.rows(width: 500, height: 400, 3, &random)
    let expected = samples(of: rows, 3)
    #expect(try read(compressed(rows, 3), expecting: expected.count) == expected)
  }

  /// Nothing compresses one color better than copies of the longest kind, some 1000 times.
  @Test func `one color takes next to nothing`() throws {
    let rows = [[UInt32]](repeating: [UInt32](repeating: 0x123456, count: 1000), count: 1000)
    #expect(try compressed(rows, 3).count < 10_000)
  }

  /// What the rows of a picture are like.
  enum Kind: CaseIterable {
    case noise, flat, lines, fewColors

    func rows(
      width: Int, height: Int, _ bytesPerPixel: Int, _ random: inout SplitMix64
    ) -> [[UInt32]] {
      let mask: UInt32 = bytesPerPixel == 3 ? 0xFF_FFFF : 0xFFFF_FFFF
      return (0..<height).map { y in
        (0..<width).map { x in
          switch self {
          case .noise: UInt32.random(in: 0...mask, using: &random)
          case .flat: 0xFF_FFFF
          case .lines: (x + y) % 17 == 0 || x % 29 == 0 ? 0x10_2030 : 0xFB_F7EE
          case .fewColors: [0, 0xFF_FFFF, 0x80_8080].randomElement(using: &random) ?? 0
          }
        }
      }
    }
  }

  private func compressed(_ rows: [[UInt32]], _ bytesPerPixel: Int) throws -> [UInt8] {
    let deflater = try PixelDeflater(width: rows[0].count, bytesPerPixel: bytesPerPixel)
    var stream = PixelDeflater.header
    for row in rows {
      for (x, pixel) in row.enumerated() { deflater.nextRow[x] = pixel }
      if deflater.compressRow() { stream += deflater.write(isLast: false) }
    }
    return stream + Array(deflater.write(isLast: true)) + deflater.trailer
  }

  /// A filter's byte before each row, then the samples of its pixels.
  private func samples(of rows: [[UInt32]], _ bytesPerPixel: Int) -> [UInt8] {
    rows.flatMap { row in
      [0]
        + row.flatMap { pixel in
          (0..<bytesPerPixel).map { UInt8(truncatingIfNeeded: pixel >> UInt32(8 * $0)) }
        }
    }
  }

  /// What a reader that is not ours makes of the stream; it checks the sum at its end too.
  private func read(_ stream: [UInt8], expecting count: Int) throws -> [UInt8] {
    let reader = try #require(libdeflate_alloc_decompressor())
    defer { libdeflate_free_decompressor(reader) }
    var bytes = [UInt8](repeating: 0, count: count)
    let result = libdeflate_zlib_decompress(reader, stream, stream.count, &bytes, count, nil)
    try #require(result == LIBDEFLATE_SUCCESS)
    return bytes
  }
}
