/// Reads numbers and text from the front of a byte sequence, never past its end.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Collection<UInt8>) { rest = ArraySlice(Array(bytes)) }

  var isAtEnd: Bool { rest.isEmpty }
  /// How many bytes are left.
  var count: Int { rest.count }
  var next: UInt8? { rest.first }

  mutating func byte() -> UInt8? { rest.popFirst() }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// A signed big-endian number of 4 or 8 bytes.
  mutating func integer(bytes count: Int) -> Int? {
    guard let bytes = bytes(count), let first = bytes.first else { return nil }
    return bytes.dropFirst().reduce(Int(Int8(bitPattern: first))) { $0 << 8 | Int($1) }
  }

  /// Consumes one byte if it is the expected one.
  mutating func take(_ expected: Character) -> Bool {
    guard let next, next == expected.asciiValue else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func text(while isWanted: (UInt8) -> Bool) -> String {
    let text = rest.prefix(while: isWanted)
    rest = rest.dropFirst(text.count)
    return String(decoding: text, as: UTF8.self)
  }
}
