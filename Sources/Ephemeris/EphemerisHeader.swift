/// What the head of a data file says of it: whether it is whole, and which days it holds.
struct EphemerisHeader: Hashable, Sendable {
  /// Julian days of the first and the last.
  var days: ClosedRange<Double>
  /// How many bytes the file should have.
  var length: Int

  /// As many bytes as hold the head of every file that there is.
  static let size = 8192

  /// Reads the head of a file of that name.
  ///
  /// libswe trusts what stands here: with a damaged one it has been seen to write beyond its memory.
  /// - Returns: `nil` where it is damaged, or of another file.
  init?(_ bytes: [UInt8], name: String) {
    var reader = ByteReader(bytes)
    guard reader.line()?.hasPrefix("SWISSEPH") == true, reader.line()?.lowercased() == "\(name) ",
      reader.line() != nil, reader.littleEndian(bytes: 4) == 0x616263
    else { return nil }
    guard let length = reader.littleEndian(bytes: 4), reader.littleEndian(bytes: 4) != nil,
      let days = reader.days(), let bodies = reader.littleEndian(bytes: 2), (1...50).contains(bodies),
      reader.bytes(2 * bodies) != nil
    else { return nil }
    let sum = EphemerisHeader.checksum(bytes.prefix(bytes.count - reader.count))
    guard reader.littleEndian(bytes: 4).map({ UInt32(truncatingIfNeeded: $0) }) == sum else { return nil }
    // Five physical constants.
    guard reader.bytes(40) != nil, (0..<bodies).allSatisfy({ _ in reader.isSoundBody(fileLength: length) })
    else { return nil }
    (self.days, self.length) = (days, length)
  }

  /// The cyclic redundancy check of the files: the polynomial of Ethernet, the highest bit first.
  private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(into: UInt32.max) { sum, byte in
      sum ^= UInt32(byte) << 24
      for _ in 0..<8 { sum = sum & 0x8000_0000 == 0 ? sum << 1 : sum << 1 ^ 0x04C1_1DB7 }
    }
  }
}

extension ByteReader {
  /// A line of text without its end.
  fileprivate mutating func line() -> String? {
    let line = text { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
    guard line.utf8.count <= 200, take("\r"), take("\n") else { return nil }
    return line
  }

  /// A signed number of at most 8 bytes, the lowest first.
  fileprivate mutating func littleEndian(bytes count: Int) -> Int? {
    guard let bytes = bytes(count) else { return nil }
    var reader = ByteReader(bytes.reversed())
    return reader.integer(bytes: count)
  }

  private mutating func double() -> Double? {
    littleEndian(bytes: 8).map { Double(bitPattern: UInt64(bitPattern: Int64($0))) }
  }

  fileprivate mutating func days() -> ClosedRange<Double>? {
    guard let first = double(), let last = double(), first.isFinite, last.isFinite, first < last else {
      return nil
    }
    return first...last
  }

  /// Passes over what a file says of one body, and whether that can be.
  fileprivate mutating func isSoundBody(fileLength: Int) -> Bool {
    guard let index = littleEndian(bytes: 4), let flags = byte(), let terms = byte(),
      littleEndian(bytes: 4) != nil, let days = days(), let segment = double(), bytes(56) != nil
    else { return false }
    // libswe has room for the terms of polynomials of degree 40, and looks segments up by three bytes each.
    guard (1...40).contains(terms), segment > 0, segment.isFinite else { return false }
    let segments = (days.upperBound - days.lowerBound) / segment
    guard segments < 1e6, index > 0, index + 3 * Int(segments) <= fileLength else { return false }
    return flags & 4 == 0 || bytes(16 * Int(terms)) != nil
  }
}
