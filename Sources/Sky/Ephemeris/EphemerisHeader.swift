/// What the header of a data file states: which days it covers, and how long the file is.
struct EphemerisHeader: Hashable, Sendable {
  /// The first and the last day, as Julian days.
  var days: ClosedRange<Double>
  /// The length that the file should have, in bytes.
  var length: Int

  /// A number of bytes that holds the header of every existing data file.
  static let size = 8192

  /// Reads the header of the file with that name.
  ///
  /// libswe trusts these values: given a damaged header, it has been seen to write out of bounds.
  /// - Returns: `nil` if the header is damaged, or belongs to another file.
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
    // Five physical constants, which are not needed.
    guard reader.bytes(40) != nil, (0..<bodies).allSatisfy({ _ in reader.isSoundBody(fileLength: length) })
    else { return nil }
    (self.days, self.length) = (days, length)
  }

  /// The cyclic redundancy check of the files: the polynomial of Ethernet, highest bit first.
  private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(into: UInt32.max) { sum, byte in
      sum ^= UInt32(byte) << 24
      for _ in 0..<8 { sum = sum & 0x8000_0000 == 0 ? sum << 1 : sum << 1 ^ 0x04C1_1DB7 }
    }
  }
}

extension ByteReader {
  /// A line of text without its line ending.
  fileprivate mutating func line() -> String? {
    let line = text { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
    guard line.utf8.count <= 200, take("\r"), take("\n") else { return nil }
    return line
  }

  /// A signed little-endian number of at most 8 bytes.
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

  /// Skips the description of one body, and returns whether it is plausible.
  fileprivate mutating func isSoundBody(fileLength: Int) -> Bool {
    guard let index = littleEndian(bytes: 4), let flags = byte(), let terms = byte(),
      littleEndian(bytes: 4) != nil, let days = days(), let segment = double(), bytes(56) != nil
    else { return false }
    // libswe has space for polynomials with 40 terms, and looks up segments by three bytes each.
    guard (1...40).contains(terms), segment > 0, segment.isFinite else { return false }
    let segments = (days.upperBound - days.lowerBound) / segment
    guard segments < 1e6, index > 0, index + 3 * Int(segments) <= fileLength else { return false }
    return flags & 4 == 0 || bytes(16 * Int(terms)) != nil
  }
}
