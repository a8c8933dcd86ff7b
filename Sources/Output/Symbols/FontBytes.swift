import CAstroAssets

/// The bytes of an OpenType font, read as big-endian numbers; beyond the end every byte is 0.
struct FontBytes {
  private let bytes: [UInt8]

  /// The project's own symbol font, which is part of the program.
  static var symbols: FontBytes {
    let asset = unsafe casset_symbol_font
    return unsafe FontBytes(bytes: Array(UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)))
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ offset: Int) -> Int { bytes.indices.contains(offset) ? Int(bytes[offset]) : 0 }

  /// An unsigned 16-bit number.
  func unsigned(_ offset: Int) -> Int { byte(offset) << 8 | byte(offset + 1) }

  /// A signed 16-bit number.
  func signed(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned(offset))) }

  /// An unsigned 32-bit number.
  func long(_ offset: Int) -> Int { unsigned(offset) << 16 | unsigned(offset + 2) }

  /// The offset of a table, given the four letters of its tag.
  func table(_ tag: String) -> Int {
    let tag = tag.utf8.reduce(0) { $0 << 8 | Int($1) }
    let records = (0..<unsigned(4)).map { 12 + 16 * $0 }
    // For a missing table the offset is the end of the font, where every number reads as 0: the table is
    // empty.
    return records.first { long($0) == tag }.map { long($0 + 8) } ?? bytes.count
  }
}
