import AstroBytes

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

  /// Writes text of a known length that needs no escaping.
  ///
  /// - Parameter put: Writes the text, or returns `false`.
  /// - Returns: Whether it was written; if not, nothing is.
  package mutating func write(plainly length: Int, _ put: (UnsafeMutablePointer<UInt8>) -> Bool) -> Bool {
    var isPut = false
    unsafe bytes.append(atMost: length + 2) { place in
      isPut = unsafe put(place + 1)
      guard isPut else { return 0 }
      unsafe place.pointee = 0x22
      unsafe place[length + 1] = 0x22
      return length + 2
    }
    return isPut
  }

  /// Writes a value that is already JSON, unchanged.
  package mutating func write(json: [UInt8]) { bytes.append(json) }

  // MARK: - Members

  package mutating func member(_ name: String, _ text: String) {
    begin(member: name)
    append(quoted: text)
  }

  package mutating func member(_ name: String, _ number: Double) {
    begin(member: name)
    write(number)
  }

  package mutating func member(_ name: String, _ number: Int) {
    begin(member: name)
    write(number)
  }

  package mutating func member(_ name: String, _ truth: Bool) {
    begin(member: name)
    write(truth)
  }

  package mutating func memberNull(_ name: String) {
    begin(member: name)
    writeNull()
  }

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
  mutating func append(_ text: String) { bytes.append(text) }

  /// Appends a text in quotes, and up to two bytes after them.
  @inline(__always)
  mutating func append(quoted text: String, then marks: (UInt8, UInt8?)? = nil) {
    guard !appendsPlain(text, then: marks) else { return }
    bytes.append(0x22)
    append(escaped: text)
    bytes.append(0x22)
    if let marks {
      bytes.append(marks.0)
      if let last = marks.1 { bytes.append(last) }
    }
  }

  /// Appends a text that needs no escaping; returns `false`, and appends nothing, if it does, which is rare.
  @inline(__always)
  private mutating func appendsPlain(_ text: String, then marks: (UInt8, UInt8?)?) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      guard unsafe JSONWriter.isPlain(utf8), let first = utf8.baseAddress else { return false }
      let length = utf8.count
      unsafe bytes.append(atMost: length + 4) { place in
        unsafe place.pointee = 0x22
        unsafe (place + 1).update(from: first, count: length)
        unsafe place[length + 1] = 0x22
        guard let marks else { return length + 2 }
        unsafe place[length + 2] = marks.0
        guard let last = marks.1 else { return length + 3 }
        unsafe place[length + 3] = last
        return length + 4
      }
      return true
    }
  }

  /// Whether a text needs no escaping.
  ///
  /// It must contain no quotes, backslashes or control characters, including those beyond ASCII (C2 80 to C2
  /// 9F) and the line and paragraph separators (E2 80 A8 and A9).
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (count, raw) = (bytes.count, UnsafeRawBufferPointer(bytes))
    var start = 0
    while start + 8 <= count, isPlain(unsafe raw.loadUnaligned(fromByteOffset: start, as: UInt64.self)) {
      start += 8
    }
    // The last bytes together with some before them, which are looked at twice.
    if start + 8 > count, let last = unsafe lastWord(raw), isPlain(last) { return true }
    for index in start..<count {
      let byte = unsafe bytes[index]
      if byte &- 0x20 < 0x7F - 0x20, byte != 0x22, byte != 0x5C { continue }
      // All bytes of a character are present, so reading ahead is safe.
      if byte < 0x80 { return false }
      if byte == 0xC2, unsafe bytes[index + 1] < 0xA0 { return false }
      if byte == 0xE2, unsafe bytes[index + 1] == 0x80, unsafe bytes[index + 2] & 0xFE == 0xA8 {
        return false
      }
    }
    return true
  }

  /// The last eight bytes, or of fewer the first and the last four; `nil` of fewer than four.
  @inline(__always)
  private static func lastWord(_ bytes: UnsafeRawBufferPointer) -> UInt64? {
    let count = bytes.count
    if count >= 8 { return unsafe bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self) }
    guard count >= 4 else { return nil }
    let first = unsafe UInt64(bytes.loadUnaligned(as: UInt32.self))
    return unsafe first | UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32
  }

  /// Whether eight bytes are certainly ASCII without quotes, backslashes and control characters.
  private static func isPlain(_ word: UInt64) -> Bool {
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    /// Not zero if one of the bytes is less than a number up to 0x80.
    func below(_ number: UInt64, _ word: UInt64) -> UInt64 { (word &- ones &* number) & ~word & tops }
    let marks =
      below(1, word ^ (ones &* 0x22)) | below(1, word ^ (ones &* 0x5C)) | below(1, word ^ (ones &* 0x7F))
    return (word & tops) | below(0x20, word) | marks == 0
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
