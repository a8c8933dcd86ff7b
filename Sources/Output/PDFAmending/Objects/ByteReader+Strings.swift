extension ByteReader {
  /// Reads a string in parentheses and returns its bytes (ISO 32000-1, 7.3.4.2).
  mutating func literalString() -> [UInt8]? {
    position += 1
    var bytes: [UInt8] = []
    var open = 1
    while let byte {
      position += 1
      switch byte {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return bytes }
      case UInt8(ascii: "\\"):
        appendEscaped(to: &bytes)
        continue
      case 0x0D:
        // Every kind of line end counts as a line feed.
        if self.byte == 0x0A { position += 1 }
        bytes.append(0x0A)
        continue
      default: break
      }
      bytes.append(byte)
    }
    return nil
  }

  /// Appends the byte that an escape sequence stands for, after the backslash.
  private mutating func appendEscaped(to bytes: inout [UInt8]) {
    guard let byte else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case 0x0A: break
    case 0x0D: if self.byte == 0x0A { position += 1 }
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = Int(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let digit = self.byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
        code = code * 8 + Int(digit - UInt8(ascii: "0"))
        position += 1
      }
      bytes.append(UInt8(truncatingIfNeeded: code))
    default: bytes.append(byte)
    }
  }

  /// Reads a string of hexadecimal digits and returns its bytes; a single last digit is the higher half of a
  /// byte.
  mutating func hexadecimalString() -> [UInt8]? {
    position += 1
    var bytes: [UInt8] = []
    var high: UInt8?
    while let byte {
      position += 1
      if byte == UInt8(ascii: ">") { return bytes + (high.map { [$0 << 4] } ?? []) }
      if byte.isSpace { continue }
      guard let digit = byte.hexadecimal else { return nil }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return nil
  }
}
