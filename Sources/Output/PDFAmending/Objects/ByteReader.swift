/// Reads the bytes of a PDF file from a position on.
struct ByteReader {
  let bytes: ArraySlice<UInt8>
  var position: Int

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, position) = (bytes, bytes.startIndex) }

  var isAtEnd: Bool { position >= bytes.endIndex }
  var byte: UInt8? { isAtEnd ? nil : bytes[position] }

  /// The byte that is `count` positions ahead.
  func byte(ahead count: Int) -> UInt8? {
    position + count < bytes.endIndex ? bytes[position + count] : nil
  }

  /// Skips white space and comments.
  mutating func skipSpace() {
    while let byte {
      if byte == UInt8(ascii: "%") {
        while let byte = self.byte, !byte.endsLine { position += 1 }
      } else if byte.isSpace {
        position += 1
      } else {
        return
      }
    }
  }

  /// Skips the given bytes if they come next, and returns whether they did.
  mutating func skip(_ words: StaticString) -> Bool {
    let length = words.utf8CodeUnitCount
    guard bytes.endIndex - position >= length else { return false }
    let comes = words.withUTF8Buffer { unsafe bytes[position..<position + length].elementsEqual($0) }
    if comes { position += length }
    return comes
  }

  /// Reads the bytes before the next white space or delimiter.
  mutating func word() -> ArraySlice<UInt8> {
    let start = position
    while let byte, byte.isRegular { position += 1 }
    return bytes[start..<position]
  }

  /// Reads a word as text.
  ///
  /// Names and operators are ASCII; invalid bytes are replaced.
  mutating func text() -> String { String(decoding: word(), as: UTF8.self) }

  /// Reads a word as a whole number; `nil` if it is none.
  mutating func integer() -> Int? { Int(digits: word()) }
}

extension Int {
  /// The number that decimal digits stand for, with or without a sign; `nil` for anything else, and for what is out of
  /// range.
  init?(digits: ArraySlice<UInt8>) {
    guard let first = digits.first else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    let digits = isNegative || first == UInt8(ascii: "+") ? digits.dropFirst() : digits
    // So many digits are always in range; an offset in a file has no more than ten.
    guard (1...18).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard digit.isDigit else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    self = isNegative ? -number : number
  }
}

extension UInt8 {
  var endsLine: Bool { self == 0x0A || self == 0x0D }
  /// White space, as in ISO 32000-1, table 1.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B || self == 0 }

  /// Delimiters, as in ISO 32000-1, table 2.
  var isDelimiter: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  var isRegular: Bool { !isSpace && !isDelimiter }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// The value of a hexadecimal digit.
  var hexadecimal: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
