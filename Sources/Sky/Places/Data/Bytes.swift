/// Little-endian numbers in a range of bytes.
///
/// A range beyond the end of the file is empty, and whatever lies outside the range reads as 0. The file is
/// part of this project, and tests compare it with its source.
/// hold it against its source.
struct Bytes: Sendable {
  private let file: [UInt8]
  private let start: Int
  let count: Int

  init(_ file: [UInt8]) { self.init(file, start: 0, count: file.count) }

  private init(_ file: [UInt8], start: Int, count: Int) {
    (self.file, self.start) = (file, min(start, file.count))
    self.count = max(0, min(count, file.count - self.start))
  }

  /// A part of the range.
  func part(_ offset: Int, _ count: Int) -> Bytes {
    Bytes(file, start: start + offset, count: min(count, self.count - offset))
  }

  subscript(index: Int) -> UInt8 { index < count ? file[start + index] : 0 }

  func u16(_ index: Int) -> Int { Int(self[index]) | Int(self[index + 1]) << 8 }

  func u24(_ index: Int) -> Int { u16(index) | Int(self[index + 2]) << 16 }

  func u32(_ index: Int) -> Int { u16(index) | u16(index + 2) << 16 }

  func u64(_ index: Int) -> UInt64 { UInt64(u32(index)) | UInt64(u32(index + 4)) << 32 }

  /// A number with seven bits per byte, the lowest first; all bytes but the last have the eighth bit set.
  func varint(_ index: inout Int) -> Int {
    var (number, shift) = (0, 0)
    while shift < 35 {
      let byte = Int(self[index])
      index += 1
      number |= (byte & 127) << shift
      if byte < 128 { break }
      shift += 7
    }
    return number
  }

  /// A Unicode scalar, stored in three bytes.
  func scalar(_ index: Int) -> Unicode.Scalar { Unicode.Scalar(UInt32(u24(index))) ?? "\u{FFFD}" }

  /// The bytes as an array, which is faster to access.
  var array: [UInt8] { Array(file[start..<start + count]) }

  /// The UTF-8 text as lines, each split at tabs into its fields.
  var rows: [[String]] {
    String(decoding: array, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
