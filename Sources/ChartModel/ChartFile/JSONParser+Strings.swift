extension JSONParser {
  /// Refuses bytes that are not UTF-8 before anything is read, so that texts need no second look.
  func checkEncoding() throws(JSONSyntaxError) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    throw JSONSyntaxError("the text is not UTF-8", at: validCount, in: bytes)
  }

  /// How many bytes come before the first that are not UTF-8.
  private var validCount: Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += UTF8.width(scalar) }
    return count
  }

  /// A text in double quotes.
  mutating func string() throws(JSONSyntaxError) -> String {
    let start = self
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += try escape().utf8
      case 0..<0x20:
        throw error("a control character stands in a text (write it as an escape, such as \\n)")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw start.error("the quotes that open here are never closed")
  }

  private mutating func escape() throws(JSONSyntaxError) -> String {
    let start = self
    offset += 1
    guard let letter = next else { throw error("the text ends within an escape") }
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
    default: throw start.error("no escape begins so")
    }
  }

  /// The scalar of a `\u` escape, or of two where the first is half of a pair.
  private mutating func unicode(from start: JSONParser) throws(JSONSyntaxError) -> Unicode.Scalar {
    let unit = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, take("\\"), take("u") else { throw start.error(JSONParser.loneSurrogate) }
    let low = try codeUnit(from: start)
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw start.error(JSONParser.loneSurrogate) }
    return scalar
  }

  private static let loneSurrogate = "half of a surrogate pair stands alone"

  private mutating func codeUnit(from start: JSONParser) throws(JSONSyntaxError) -> UInt32 {
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw start.error("\\u wants four hexadecimal digits") }
    offset += 4
    return unit
  }
}
