/// The bytes of one input, taken apart from the front.
struct Input {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next byte; 0 at the end.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// One of a few.
  mutating func one<Element>(of choices: [Element]) -> Element { choices[Int(byte()) % choices.count] }

  mutating func integer() -> Int {
    let number = (0..<8).reduce(UInt64(0)) { number, _ in number << 8 | UInt64(byte()) }
    return Int(truncatingIfNeeded: number)
  }

  /// Everything up to the next zero byte, in UTF-8 or what can be made of it.
  mutating func text() -> String {
    let bytes = rest.prefix { $0 != 0 }
    rest = rest.dropFirst(bytes.count + 1)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All texts that are left.
  mutating func texts() -> [String] {
    var texts: [String] = []
    while !rest.isEmpty { texts.append(text()) }
    return texts
  }
}
