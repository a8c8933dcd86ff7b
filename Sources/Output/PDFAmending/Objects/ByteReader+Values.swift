extension ByteReader {
  /// How deeply arrays and dictionaries may be nested.
  static let deepest = 64

  /// Reads the next value; `nil` if there is none.
  mutating func value(depth: Int = 0) -> PDFValue? {
    skipSpace()
    guard let byte, depth < ByteReader.deepest else { return nil }
    switch byte {
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return literalString().map(PDFValue.string)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "<"):
      return self.byte(ahead: 1) == UInt8(ascii: "<")
        ? dictionary(depth: depth).map(PDFValue.dictionary) : hexadecimalString().map(PDFValue.string)
    default: return numberOrWord()
    }
  }

  /// Reads a name, in which `#20` and the like stand for a byte.
  private mutating func name() -> String {
    position += 1
    let word = word()
    guard word.contains(UInt8(ascii: "#")) else { return String(decoding: word, as: UTF8.self) }
    var bytes: [UInt8] = []
    var index = word.startIndex
    while index < word.endIndex {
      if word[index] == UInt8(ascii: "#"), index + 2 < word.endIndex, let high = word[index + 1].hexadecimal,
        let low = word[index + 2].hexadecimal
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(word[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func array(depth: Int) -> PDFValue? {
    position += 1
    var values: [PDFValue] = []
    while true {
      skipSpace()
      guard let byte else { return nil }
      if byte == UInt8(ascii: "]") {
        position += 1
        return .array(values)
      }
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    }
  }

  mutating func dictionary(depth: Int = 0) -> PDFDictionary? {
    guard skip("<<") else { return nil }
    var dictionary = PDFDictionary()
    while true {
      skipSpace()
      if skip(">>") { return dictionary }
      guard byte == UInt8(ascii: "/") else { return nil }
      let key = name()
      guard let value = value(depth: depth + 1) else { return nil }
      dictionary.append(key, value)
    }
  }

  /// Reads a number, a reference such as `12 0 R`, or one of the words `true`, `false` and `null`.
  private mutating func numberOrWord() -> PDFValue? {
    let bytes = word()
    if let number = Int(digits: bytes) { return isReference(number) ? .reference(number) : .integer(number) }
    let word = String(decoding: bytes, as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default: return word.isReal ? .real(word) : nil
    }
  }

  /// Whether a number begins a reference, whose other parts are then skipped.
  private mutating func isReference(_ number: Int) -> Bool {
    guard number > 0 else { return false }
    var ahead = self
    ahead.skipSpace()
    guard ahead.skipWord(UInt8(ascii: "0")) else { return false }
    ahead.skipSpace()
    guard ahead.skipWord(UInt8(ascii: "R")) else { return false }
    position = ahead.position
    return true
  }

  /// Skips a word of one byte if it comes next, and returns whether it did.
  private mutating func skipWord(_ only: UInt8) -> Bool {
    guard byte == only, byte(ahead: 1)?.isRegular != true else { return false }
    position += 1
    return true
  }
}

extension String {
  /// Whether the text is a number with a decimal point as PDF writes it: digits and one point, with an
  /// optional sign.
  fileprivate var isReal: Bool {
    let digits =
      utf8.first == UInt8(ascii: "-") || utf8.first == UInt8(ascii: "+") ? utf8.dropFirst() : utf8[...]
    return digits.contains { $0.isDigit } && digits.count { $0 == UInt8(ascii: ".") } == 1
      && digits.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }
}
