extension JSONWriter {
  package mutating func writeNull() { append("null") }

  package mutating func write(_ truth: Bool) { append(truth ? "true" : "false") }

  package mutating func write(_ number: Int) { NumberText.append(number, to: &bytes) }

  /// Writes a number with up to six decimals, or null if it is not finite or its magnitude is 10¹² or more.
  package mutating func write(_ number: Double) { NumberText.append(number, to: &bytes) }

  /// - Parameter decimals: The largest number of decimals, 0 to 9.
  package mutating func write(_ number: Double, decimals: Int) {
    NumberText.append(number, decimals: decimals, to: &bytes)
  }

  package mutating func write(_ text: String) { append(quoted: text) }

  /// Writes text as bytes that need no escaping.
  package mutating func write(plainly append: (inout [UInt8]) -> Void) {
    bytes.append(0x22)
    append(&bytes)
    bytes.append(0x22)
  }

  /// Writes a value that is already JSON, unchanged.
  package mutating func write(json: [UInt8]) { bytes += json }

  // MARK: - Members

  package mutating func member(_ name: String, _ text: String) { member(name) { $0.write(text) } }
  package mutating func member(_ name: String, _ number: Double) { member(name) { $0.write(number) } }
  package mutating func member(_ name: String, _ number: Int) { member(name) { $0.write(number) } }
  package mutating func member(_ name: String, _ truth: Bool) { member(name) { $0.write(truth) } }
  package mutating func memberNull(_ name: String) { member(name) { $0.writeNull() } }

  /// Writes null for `nil`.
  package mutating func member(_ name: String, _ text: String?) {
    if let text { member(name, text) } else { memberNull(name) }
  }

  /// Writes null for `nil`.
  package mutating func member(_ name: String, _ number: Double?) {
    if let number { member(name, number) } else { memberNull(name) }
  }

  /// Writes null for `nil`.
  package mutating func member(_ name: String, _ number: Int?) {
    if let number { member(name, number) } else { memberNull(name) }
  }

  /// Writes null for `nil`.
  package mutating func member(_ name: String, _ truth: Bool?) {
    if let truth { member(name, truth) } else { memberNull(name) }
  }

  /// Writes a list of strings.
  package mutating func member(_ name: String, _ texts: [String]) {
    member(name) { $0.array(texts) { $0.write($1) } }
  }

  // MARK: - Bytes

  /// Appends a text unchanged.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(quoted text: String) {
    bytes.append(0x22)
    let start = bytes.count
    // The bytes are checked in the array, where access is faster than in a string, and removed in the rare
    // case that they need escaping.
    bytes.append(contentsOf: text.utf8)
    if !isPlain(from: start) {
      bytes.removeSubrange(start...)
      append(escaped: text)
    }
    bytes.append(0x22)
  }

  /// Whether the appended text needs no escaping.
  ///
  /// It must contain no quotes, backslashes or control characters, including those beyond ASCII (C2 80 to C2
  /// 9F) and the line and paragraph separators (E2 80 A8 and A9).
  private func isPlain(from start: Int) -> Bool {
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte &- 0x20 < 0x7F - 0x20, byte != 0x22, byte != 0x5C { continue }
      // All bytes of a character are present, so reading ahead is safe.
      if byte < 0x80 || (byte == 0xC2 && bytes[index + 1] < 0xA0) { return false }
      if byte == 0xE2, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8 { return false }
    }
    return true
  }

  private mutating func append(escaped text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\t": append("\\t")
      case "\u{0}"..<"\u{20}", "\u{7F}"...("\u{9F}"), "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: append(String(scalar))
      }
    }
  }
}
