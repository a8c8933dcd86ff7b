import AstroBytes

/// The digest of a stream, computed as it is read and compared with what an earlier run read of it.
struct StreamDigest {
  private var sum = SHA256()
  private var count = 0
  /// Whether the last byte ends a line.
  private var isAtLineEnd = true
  /// What an earlier run read, until it is compared.
  private var expected: StreamMark?
  /// Whether other bytes were read than by the earlier run.
  private(set) var hasDiffered = false

  /// - Parameter expected: What an earlier run read; `nil` if there was none.
  init(expecting expected: StreamMark?) { self.expected = expected }

  /// Whether enough was read to know that the stream begins as it did.
  var isCompared: Bool { expected == nil }

  mutating func add(_ bytes: [UInt8]) {
    guard let last = bytes.last else { return }
    if let expected, count + bytes.count >= expected.bytes {
      let first = expected.bytes - count
      update(Array(bytes[..<first]))
      compare(with: expected)
      update(Array(bytes[first...]))
    } else {
      update(bytes)
    }
    isAtLineEnd = last == 0x0A
  }

  /// Tells that the stream has ended, which ends its last line too.
  mutating func end() {
    if !isAtLineEnd { add([0x0A]) }
    if expected != nil { (hasDiffered, expected) = (true, nil) }
  }

  /// - Parameter lines: How many lines of the slice were read.
  func mark(lines: Int) -> StreamMark { StreamMark(lines: lines, bytes: count, digest: sum.hex()) }

  private mutating func update(_ bytes: [UInt8]) {
    sum.update(bytes)
    count += bytes.count
  }

  private mutating func compare(with mark: StreamMark) {
    hasDiffered = sum.hex() != mark.digest
    expected = nil
  }
}
