/// Bytes that grow at their end.
///
/// The array is longer than what is written: to make an array grow piece by piece takes several times as long as to
/// write into it.
struct JSONBytes {
  private var room: [UInt8]
  private(set) var count = 0

  /// - Parameter capacity: The approximate number of bytes that will be written.
  init(capacity: Int) { room = [UInt8](repeating: 0, count: capacity) }

  /// What was written.
  consuming func finished() -> [UInt8] {
    room.removeLast(room.count - count)
    return room
  }

  /// Has a function write some bytes at the end and tell how many they are.
  ///
  /// - Parameter most: The largest number of bytes that it writes.
  @inline(__always)
  mutating func append(atMost most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    let start = count
    if room.count - start < most { grow(by: most) }
    let written = unsafe room.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return 0 }
      return unsafe write(first + start)
    }
    count = start + written
  }

  @inline(__always) mutating func append(_ byte: UInt8) {
    unsafe append(atMost: 1) {
      unsafe $0.pointee = byte
      return 1
    }
  }

  /// Appends a text unchanged.
  mutating func append(_ text: String) {
    // A buffer is copied in one go; a view of UTF-8 is copied piece by piece.
    var text = text
    text.withUTF8 { unsafe append($0) }
  }

  @inline(__always) mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe append(atMost: bytes.count) {
      if let first = bytes.baseAddress { unsafe $0.update(from: first, count: bytes.count) }
      return bytes.count
    }
  }

  mutating func append(_ bytes: [UInt8]) { unsafe bytes.withUnsafeBufferPointer { unsafe append($0) } }

  /// Takes away what was written after so many bytes.
  mutating func cut(to length: Int) { count = min(count, length) }

  private mutating func grow(by more: Int) {
    room.append(contentsOf: repeatElement(0, count: max(room.count, more)))
  }
}
