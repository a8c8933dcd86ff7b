/// Reads JSON (RFC 8259) and nothing more.
///
/// What lenient readers let pass is refused, because it is a slip that somebody wants to hear of: names that
/// stand twice, trailing commas, lone surrogates, numbers too large for a `Double`, text behind the value.
package struct JSONParser {
  /// How deep arrays and objects may lie in one another; no file of ours comes near it.
  package static let deepest = 64

  let bytes: [UInt8]
  var offset: Int
  private var depth = 0

  /// The value of a text in UTF-8; a byte order mark before it is passed over.
  package static func value(of bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(bytes)
    try parser.checkEncoding()
    let value = try parser.value()
    parser.skipSpace()
    guard parser.next == nil else { throw parser.error("more text follows the end of the value") }
    return value
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { parser throws(JSONSyntaxError) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(JSONSyntaxError) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || byte.isASCIIDigit: return .number(try number())
    case nil: throw error("the text ends where a value should stand")
    default: return try word()
    }
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(JSONSyntaxError) -> JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    guard depth < JSONParser.deepest else {
      throw error("values lie in one another more than \(JSONParser.deepest) deep")
    }
    depth += 1
    offset += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func word() throws(JSONSyntaxError) -> JSONValue {
    let letters = bytes[offset...].prefix(24).prefix { $0.isASCIILetter }
    let value: JSONValue
    switch String(decoding: letters, as: UTF8.self) {
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case "null": value = .null
    case "": throw error("a value should stand here")
    case let word: throw error("\(word) is not a value of JSON")
    }
    offset += letters.count
    return value
  }
}

// MARK: - Bytes

extension JSONParser {
  /// The byte that is read next; `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func error(_ message: String) -> JSONSyntaxError { JSONSyntaxError(message, at: offset, in: bytes) }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Takes a byte if it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }
}

extension UInt8 {
  var isASCIILetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
