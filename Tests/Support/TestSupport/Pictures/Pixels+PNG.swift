import CAstroDeflate

extension Pixels {
  /// Decodes a PNG picture as our renderer writes it: RGB or RGBA of eight bits, unfiltered.
  package init?(png: [UInt8]) {
    guard png.starts(with: Pixels.signature),
      let header = Pixels.chunks("IHDR", in: png).first, header.count == 13,
      header.dropFirst(8) == [8, 2, 0, 0, 0] || header.dropFirst(8) == [8, 6, 0, 0, 0]
    else { return nil }
    let (width, height) = (Pixels.number(header.prefix(4)), Pixels.number(header.dropFirst(4).prefix(4)))
    let samples = header[header.startIndex + 9] == 2 ? 3 : 4
    // A stream may be cut into chunks anywhere.
    let data = Array(Pixels.chunks("IDAT", in: png).joined())
    guard let rows = Pixels.inflated(data, count: (width * samples + 1) * height) else { return nil }
    self.init(width: width, height: height)
    guard read(rows, samples: samples) else { return nil }
  }

  private mutating func read(_ rows: [UInt8], samples: Int) -> Bool {
    for y in 0..<height {
      let row = rows.dropFirst(y * (width * samples + 1)).prefix(width * samples + 1)
      guard row.first == 0 else { return false }
      for x in 0..<width {
        let start = row.startIndex + 1 + x * samples
        for part in 0..<samples { bytes[(y * width + x) * 4 + part] = row[start + part] }
      }
    }
    return true
  }

  /// The picture as a PNG file, as small as it gets without filters.
  package func png() -> [UInt8]? {
    let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    guard let data = Pixels.deflated(rows(samples: isOpaque ? 3 : 4)) else { return nil }
    let header = Pixels.bytes(of: width) + Pixels.bytes(of: height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    return Pixels.signature + Pixels.chunk("IHDR", header) + Pixels.chunk("IDAT", data)
      + Pixels.chunk("IEND", [])
  }

  private func rows(samples: Int) -> [UInt8] {
    (0..<height).flatMap { y in
      [0] + (0..<width).flatMap { x in self[x, y].prefix(samples) }
    }
  }

  // MARK: - Chunks

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The contents of all chunks of a type; none of a file that is cut short.
  private static func chunks(_ type: String, in file: [UInt8]) -> [ArraySlice<UInt8>] {
    var rest = file.dropFirst(signature.count)
    var found: [ArraySlice<UInt8>] = []
    while rest.count >= 12 {
      let length = number(rest.prefix(4))
      guard length <= rest.count - 12 else { return [] }
      if rest.dropFirst(4).prefix(4).elementsEqual(type.utf8) {
        found.append(rest.dropFirst(8).prefix(length))
      }
      rest = rest.dropFirst(12 + length)
    }
    return found
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + data
    let checksum = named.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    return bytes(of: data.count) + named + bytes(of: Int(checksum))
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func bytes(of number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  // MARK: - Compression

  private static func inflated(_ data: [UInt8], count: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let rows = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      result = data.withUnsafeBytes {
        libdeflate_zlib_decompress(decompressor, $0.baseAddress, $0.count, buffer.baseAddress, count, &filled)
      }
    }
    return result == LIBDEFLATE_SUCCESS && rows.count == count ? rows : nil
  }

  private static func deflated(_ rows: [UInt8]) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(12) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    let data = [UInt8](unsafeUninitializedCapacity: bound) { buffer, filled in
      filled = rows.withUnsafeBytes {
        libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, buffer.baseAddress, bound)
      }
    }
    return data.isEmpty ? nil : data
  }
}
