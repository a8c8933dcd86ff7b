import AstroDiagnostics

extension JSONParser {
  /// Rejects bytes that are not UTF-8 before parsing, so that strings need no check of their own.
  func checkEncoding() throws(JSONMistake) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    throw problem(.notUTF8, at: validCount)
  }

  /// The number of bytes before the first that is not valid UTF-8.
  private var validCount: Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += UTF8.width(scalar) }
    return count
  }

  /// Reads a string in double quotes.
  mutating func string() throws(JSONMistake) -> String {
    let start = offset
    offset += 1
    skipPlain()
    if next == UInt8(ascii: "\"") {
      offset += 1
      return String(decoding: bytes[(start + 1)..<(offset - 1)], as: UTF8.self)
    }
    return try escapedString(from: start)
  }

  /// Reads the rest of a string that has escapes or lacks its closing quote.
  private mutating func escapedString(from start: Int) throws(JSONMistake) -> String {
    var text = Array(bytes[(start + 1)..<offset])
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: try escape().utf8)
      case 0..<0x20:
        throw problem(.controlCharacter)
      default:
        let plain = offset
        skipPlain()
        text.append(contentsOf: bytes[plain..<offset])
      }
    }
    throw problem(.unclosedQuotes, at: start)
  }

  /// Skips to the next byte that a string cannot contain literally: a quote, a backslash or a control
  /// character.
  private mutating func skipPlain() {
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      offset += 1
    }
  }

  private mutating func escape() throws(JSONMistake) -> String {
    let start = offset
    offset += 1
    guard let letter = next else { throw problem(.endsInEscape) }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(letter))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try unicode(from: start))
    default: throw problem(.unknownEscape, at: start)
    }
  }

  /// The scalar of a `\u` escape, or of two if the first is half of a surrogate pair.
  private mutating func unicode(from start: Int) throws(JSONMistake) -> Unicode.Scalar {
    let unit = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, take("\\"), take("u") else { throw loneSurrogate(at: start) }
    let low = try codeUnit(from: start)
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw loneSurrogate(at: start) }
    return scalar
  }

  private func loneSurrogate(at start: Int) -> JSONMistake {
    problem(.loneSurrogate, at: start)
  }

  private mutating func codeUnit(from start: Int) throws(JSONMistake) -> UInt32 {
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw problem(.shortCode, at: start) }
    offset += 4
    return unit
  }
}
