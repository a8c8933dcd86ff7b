extension ByteReader {
  /// Skips the next value without creating it; returns whether there is one.
  mutating func skipValue(depth: Int = 0) -> Bool {
    guard let byte, depth < ByteReader.deepest else { return false }
    switch byte {
    case UInt8(ascii: "("): return skipLiteralString()
    case UInt8(ascii: "["): return skipValues(until: UInt8(ascii: "]"), depth: depth)
    case UInt8(ascii: "<"):
      if self.byte(ahead: 1) == UInt8(ascii: "<") { return dictionary(depth: depth) != nil }
      return skipHexadecimalString()
    case UInt8(ascii: "/"):
      position += 1
      skipWord()
      return true
    default:
      let start = position
      skipWord()
      return position > start
    }
  }

  private mutating func skipWord() {
    while let byte, byte.isRegular { position += 1 }
  }

  private mutating func skipValues(until end: UInt8, depth: Int) -> Bool {
    position += 1
    while true {
      skipSpace()
      guard let byte else { return false }
      if byte == end {
        position += 1
        return true
      }
      guard skipValue(depth: depth + 1) else { return false }
    }
  }

  private mutating func skipLiteralString() -> Bool {
    var open = 0
    while let byte {
      position += 1
      switch byte {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return true }
      case UInt8(ascii: "\\"): position += 1
      default: break
      }
    }
    return false
  }

  private mutating func skipHexadecimalString() -> Bool {
    position += 1
    while let byte {
      position += 1
      if byte == UInt8(ascii: ">") { return true }
      guard byte.hexadecimal != nil || byte.isSpace else { return false }
    }
    return false
  }
}
