package import AstroGeometry

/// Markup in UTF-8 that grows at its end.
package struct Markup {
  @usableFromInline var written: GrowingBytes

  /// - Parameter capacity: The approximate number of bytes that will be written.
  package init(capacity: Int = 0) { written = GrowingBytes(capacity: capacity) }

  /// All of it, as an array that is made for each call.
  package var bytes: [UInt8] { written.copied }
  /// The number of bytes.
  package var count: Int { written.count }
  package var isEmpty: Bool { written.count == 0 }

  /// Its bytes, which are not copied.
  package consuming func finished() -> [UInt8] { written.finished() }

  /// Appends markup that stands in the program.
  @inlinable package mutating func append(_ markup: StaticString) {
    unsafe written.append(UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Appends markup that was made, unchanged.
  package mutating func append(markup: String) { written.append(markup) }
  package mutating func append(_ other: Markup) { written.append(other.written) }

  /// Appends words as text of an element or as the value of an attribute, with special characters escaped.
  package mutating func append(escaping words: String) {
    guard !appendsPlain(words) else { return }
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      // XML 1.0 cannot express these two or the other control characters, so they are left out.
      case "\u{0}"..."\u{8}", "\u{B}"..."\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": break
      default: written.append(Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter))
      }
    }
  }

  /// Appends words that need no escaping; returns `false`, and appends nothing, if they may need it.
  private mutating func appendsPlain(_ words: String) -> Bool {
    var words = words
    return words.withUTF8 { buffer in
      for index in buffer.indices where unsafe Markup.isSpecial(buffer[index]) { return false }
      unsafe written.append(buffer)
      return true
    }
  }

  /// Whether a UTF-8 byte may belong to a character that has to be escaped, which is rarely the case.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x40 ? special >> UInt64(byte) & 1 == 1 : byte == 0xEF
  }

  /// A bit for each byte below 0x40 that has to be escaped: the control characters, and " & < >.
  private static let special: UInt64 = 0x5000_0044_FFFF_FFFF

  @inlinable package mutating func append(byte: UInt8) { written.append(byte) }

  /// Has a function write some bytes at the end and tell how many they are.
  ///
  /// - Parameter most: The largest number of bytes that it writes.
  @inlinable @inline(__always)
  package mutating func append(atMost most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    unsafe written.append(atMost: most, write)
  }

  /// Appends a number with at most the given number of decimals, without zeros at the end.
  package mutating func append(_ number: Double, decimals: Int = 3) {
    append(Markup.scaled(number, decimals: decimals), decimals: decimals)
  }

  /// Appends a number that is given as an integer multiple of its last decimal.
  package mutating func append(_ scaled: Int64, decimals: Int) {
    written.append(scaled: scaled, decimals: decimals)
  }

  /// A number as an integer multiple of its last decimal, rounded.
  @inlinable package static func scaled(_ number: Double, decimals: Int) -> Int64 {
    // No coordinate on a page comes near a billion points; NaN is written as 0.
    let bounded = number.isNaN ? 0 : min(max(number, -1e9), 1e9)
    let scaled = bounded * Markup.unit(decimals)
    return Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
  }

  /// The power of ten that turns numbers with that many decimals, 0…8, into integers.
  @inlinable static func unit(_ decimals: Int) -> Double {
    switch decimals {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    default: 1000 * unit(decimals - 3)
    }
  }
}

extension Markup {
  /// Appends a point as two numbers with a blank between them.
  package mutating func append(_ point: Point, decimals: Int = 3) {
    append(point.x, decimals: decimals)
    append(" ")
    append(point.y, decimals: decimals)
  }

  /// Appends an attribute with a blank before it.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    begin(attribute: name)
    append(escaping: value)
    append("\"")
  }

  package mutating func attribute(_ name: StaticString, _ value: Double, decimals: Int = 3) {
    begin(attribute: name)
    append(value, decimals: decimals)
    append("\"")
  }

  /// Begins an attribute, with a blank before it and the quotation mark that opens its value.
  package mutating func begin(attribute name: StaticString) {
    let count = name.utf8CodeUnitCount
    unsafe append(atMost: count + 3) { start in
      unsafe start[0] = UInt8(ascii: " ")
      unsafe (start + 1).update(from: name.utf8Start, count: count)
      unsafe start[count + 1] = UInt8(ascii: "=")
      unsafe start[count + 2] = UInt8(ascii: "\"")
      return count + 3
    }
  }
}
