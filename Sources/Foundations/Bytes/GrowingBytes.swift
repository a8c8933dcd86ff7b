/// Bytes that grow at their end.
///
/// The array is longer than what is written: to make an array grow piece by piece takes several times as long as to
/// write into it. Other modules inline `@inlinable` functions that take closures only of a type that is `@usableFromInline`.
@usableFromInline package struct GrowingBytes {
  @usableFromInline var room: [UInt8]
  @usableFromInline package internal(set) var count = 0

  /// - Parameter capacity: The approximate number of bytes that will be written.
  package init(capacity: Int) { room = [UInt8](repeating: 0, count: capacity) }

  /// What was written.
  package consuming func finished() -> [UInt8] {
    room.removeLast(room.count - count)
    return room
  }

  /// What is written so far, as an array of its own.
  package var copied: [UInt8] { Array(room.prefix(count)) }

  /// Has a function write some bytes at the end and tell how many they are.
  ///
  /// - Parameter most: The largest number of bytes that it writes.
  @inlinable @inline(__always)
  package mutating func append(atMost most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    let start = count
    if room.count - start < most { grow(by: most) }
    let written = unsafe room.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return 0 }
      return unsafe write(first + start)
    }
    count = start + written
  }

  @inlinable @inline(__always)
  package mutating func append(_ byte: UInt8) {
    unsafe append(atMost: 1) {
      unsafe $0.pointee = byte
      return 1
    }
  }

  /// Appends a text unchanged.
  package mutating func append(_ text: String) {
    // A buffer is copied in one go; a view of UTF-8 is copied piece by piece.
    var text = text
    text.withUTF8 { unsafe append($0) }
  }

  @inlinable @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe append(atMost: bytes.count) {
      if let first = bytes.baseAddress { unsafe $0.update(from: first, count: bytes.count) }
      return bytes.count
    }
  }

  package mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Appends what others hold.
  package mutating func append(_ other: GrowingBytes) {
    unsafe other.room.withUnsafeBufferPointer {
      unsafe append(UnsafeBufferPointer(rebasing: $0[..<other.count]))
    }
  }

  /// Takes away what was written after so many bytes.
  package mutating func cut(to length: Int) { count = min(count, length) }

  @usableFromInline mutating func grow(by more: Int) {
    room.append(contentsOf: repeatElement(0, count: max(room.count, more, 64)))
  }
}
