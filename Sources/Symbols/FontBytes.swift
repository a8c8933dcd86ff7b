import CAssets

/// The bytes of an OpenType font as numbers, the greatest byte first; beyond their end all are 0.
struct FontBytes {
  private let bytes: [UInt8]

  /// Our own face of symbols, which is part of the program.
  static var symbols: FontBytes {
    let asset = unsafe casset_symbol_font
    return unsafe FontBytes(bytes: Array(UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)))
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ offset: Int) -> Int { bytes.indices.contains(offset) ? Int(bytes[offset]) : 0 }

  /// A number of two bytes, 0 or more.
  func unsigned(_ offset: Int) -> Int { byte(offset) << 8 | byte(offset + 1) }

  /// A number of two bytes.
  func signed(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned(offset))) }

  /// A number of four bytes, 0 or more.
  func long(_ offset: Int) -> Int { unsigned(offset) << 16 | unsigned(offset + 2) }

  /// Where a table begins, by the four letters of its tag.
  func table(_ tag: String) -> Int {
    let tag = tag.utf8.reduce(0) { $0 << 8 | Int($1) }
    let records = (0..<unsigned(4)).map { 12 + 16 * $0 }
    // Behind the end, where all numbers are 0: a table that is not there holds nothing.
    return records.first { long($0) == tag }.map { long($0 + 8) } ?? bytes.count
  }
}
