extension JSONWriter {
  package mutating func writeNull() { append("null") }

  package mutating func write(_ truth: Bool) { append(truth ? "true" : "false") }

  package mutating func write(_ number: Int) { NumberText.append(number, to: &bytes) }

  /// A number with up to six decimals; what is not finite, or beyond a million millions, becomes null.
  package mutating func write(_ number: Double) { NumberText.append(number, to: &bytes) }

  /// - Parameter decimals: At most so many, 0 to 9.
  package mutating func write(_ number: Double, decimals: Int) {
    NumberText.append(number, decimals: decimals, to: &bytes)
  }

  package mutating func write(_ text: String) { append(quoted: text) }

  /// A value that is JSON already, as it stands.
  package mutating func write(json: [UInt8]) { bytes += json }

  // MARK: - Members

  package mutating func member(_ name: String, _ text: String) { member(name) { $0.write(text) } }
  package mutating func member(_ name: String, _ number: Double) { member(name) { $0.write(number) } }
  package mutating func member(_ name: String, _ number: Int) { member(name) { $0.write(number) } }
  package mutating func member(_ name: String, _ truth: Bool) { member(name) { $0.write(truth) } }
  package mutating func memberNull(_ name: String) { member(name) { $0.writeNull() } }

  /// Null for nothing.
  package mutating func member(_ name: String, _ text: String?) {
    if let text { member(name, text) } else { memberNull(name) }
  }

  /// Null for nothing.
  package mutating func member(_ name: String, _ number: Double?) {
    if let number { member(name, number) } else { memberNull(name) }
  }

  /// Null for nothing.
  package mutating func member(_ name: String, _ number: Int?) {
    if let number { member(name, number) } else { memberNull(name) }
  }

  /// Null for nothing.
  package mutating func member(_ name: String, _ truth: Bool?) {
    if let truth { member(name, truth) } else { memberNull(name) }
  }

  /// A list of texts.
  package mutating func member(_ name: String, _ texts: [String]) {
    member(name) { $0.array(texts) { $0.write($1) } }
  }

  // MARK: - Bytes

  /// A text as it stands.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(quoted text: String) {
    bytes.append(0x22)
    let start = bytes.count
    // Looked at in the array, where bytes are reached faster than in a text, and taken back where that is seldom needed.
    bytes.append(contentsOf: text.utf8)
    if !isPlain(from: start) {
      bytes.removeSubrange(start...)
      append(escaped: text)
    }
    bytes.append(0x22)
  }

  /// Whether the text that was appended stands in JSON as it is.
  ///
  /// It does without quotes, backslashes and controls, those behind ASCII (C2 80 to C2 9F) and the two that lines break
  /// at (E2 80 A8 and A9) among them.
  private func isPlain(from start: Int) -> Bool {
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte &- 0x20 < 0x7F - 0x20, byte != 0x22, byte != 0x5C { continue }
      // Bytes of a character are all there, the first before the others.
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
