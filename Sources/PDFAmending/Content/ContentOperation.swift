/// An operator of a page's content with its operands, by its place in the stream (ISO 32000-1, 7.8.2).
struct ContentOperation: Equatable {
  let name: String
  /// Where its first operand begins, and where the operator ends.
  let start: Int
  let end: Int
}

/// Reads a stream of content an operation at a time.
///
/// Images within a stream are none of cairo's, and end the reading as a mistake does.
struct ContentReader {
  private var reader: ByteReader
  /// Whether the stream could be read as far as it was.
  private(set) var isSound = true

  init(_ bytes: ArraySlice<UInt8>) { reader = ByteReader(bytes) }

  /// The next operation; `nil` at the end, and where the stream is not sound.
  mutating func next() -> ContentOperation? {
    reader.skipSpace()
    let start = reader.position
    while !reader.isAtEnd {
      if let name = operatorName() {
        guard name != "BI" else { break }
        return ContentOperation(name: name, start: start, end: reader.position)
      }
      guard reader.value() != nil else { break }
      reader.skipSpace()
    }
    isSound = isSound && reader.isAtEnd && reader.position == start
    return nil
  }

  /// The operator that comes next, or `nil` where an operand does.
  private mutating func operatorName() -> String? {
    guard let byte = reader.byte, byte.isRegular, !byte.beginsNumber else { return nil }
    var ahead = reader
    let name = ahead.text()
    if ["true", "false", "null"].contains(name) { return nil }
    reader = ahead
    return name
  }
}

extension UInt8 {
  fileprivate var beginsNumber: Bool {
    isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }
}
