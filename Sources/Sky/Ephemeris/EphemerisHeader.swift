import AstroChartModel
import CAstroSwissEphemeris

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
  /// - Parameter minorPlanet: The one whose own file it is, with its orbital elements and its name in the header.
  /// - Returns: `nil` if the header is damaged, or belongs to another file.
  init?(_ bytes: [UInt8], name: String, of minorPlanet: MinorPlanet? = nil) {
    var reader = ByteReader(bytes)
    guard reader.line()?.hasPrefix("SWISSEPH") == true, reader.takeName(name), reader.line() != nil,
      minorPlanet == nil || reader.takeElements(), reader.littleEndian(bytes: 4) == 0x616263
    else { return nil }
    guard let length = reader.littleEndian(bytes: 4), reader.littleEndian(bytes: 4) != nil,
      let days = reader.days(), let numbers = reader.bodyNumbers(), (1...50).contains(numbers.count)
    else { return nil }
    if let minorPlanet {
      guard numbers == [EphemerisHeader.firstNumber + minorPlanet.number], reader.bytes(30) != nil else {
        return nil
      }
    }
    let bodies = numbers.count
    let sum = EphemerisHeader.checksum(bytes.prefix(bytes.count - reader.count))
    guard reader.littleEndian(bytes: 4).map({ UInt32(truncatingIfNeeded: $0) }) == sum else { return nil }
    // Five physical constants, which are not needed.
    guard reader.bytes(40) != nil, (0..<bodies).allSatisfy({ _ in reader.isSoundBody(fileLength: length) })
    else { return nil }
    (self.days, self.length) = (days, length)
  }

  /// What libswe adds to the number of a minor planet.
  static let firstNumber = Int(SE_AST_OFFSET)

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
  fileprivate mutating func line(atMost longest: Int = 200) -> String? {
    let line = text { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
    guard line.utf8.count <= longest, take("\r"), take("\n") else { return nil }
    return line
  }

  /// Consumes the line with the file's own name, which some files end with a space.
  fileprivate mutating func takeName(_ name: String) -> Bool {
    guard let line = line()?.lowercased() else { return false }
    return line == name || line == "\(name) "
  }

  /// Consumes the line with a minor planet's elements; libswe takes numbers from its first 90 columns.
  fileprivate mutating func takeElements() -> Bool {
    line(atMost: 500).map { $0.utf8.count >= 90 } ?? false
  }

  /// The numbers of the bodies in a file; a count beyond 256 says that each takes four bytes, not two.
  fileprivate mutating func bodyNumbers() -> [Int]? {
    guard let count = littleEndian(bytes: 2), count >= 0 else { return nil }
    let (bodies, width) = count > 256 ? (count % 256, 4) : (count, 2)
    var numbers: [Int] = []
    for _ in 0..<bodies {
      guard let number = littleEndian(bytes: width) else { return nil }
      // They have no sign: two bytes reach 65,535.
      numbers.append(number & (1 << (8 * width) - 1))
    }
    return numbers
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
