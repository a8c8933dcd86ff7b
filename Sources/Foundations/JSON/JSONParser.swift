package import AstroDiagnostics

/// Parses strict JSON (RFC 8259).
///
/// What lenient parsers accept is rejected, because it is probably a mistake: duplicate names, trailing
/// commas, lone surrogates, numbers too large for a `Double`, text after the value.
package struct JSONParser {
  /// The deepest nesting of arrays and objects that is accepted, far more than any file of this package
  /// needs.
  package static let deepest = 64

  let bytes: [UInt8]
  var offset: Int
  private var depth = 0

  /// Parses a text in UTF-8; a byte order mark before it is skipped.
  ///
  /// - Throws: `invalidValue` at the line and column where the text stops being JSON.
  package static func value(of bytes: [UInt8]) throws(Problem) -> JSONValue {
    do throws(JSONMistake) { return try parsed(bytes) } catch {
      throw Problem(.invalidValue, at: error.location, error.fault)
    }
  }

  static func parsed(_ bytes: [UInt8]) throws(JSONMistake) -> JSONValue {
    var parser = JSONParser(bytes)
    try parser.checkEncoding()
    let value = try parser.value()
    parser.skipSpace()
    guard parser.next == nil else { throw parser.problem(.moreText) }
    return value
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func value() throws(JSONMistake) -> JSONValue {
    skipSpace()
    let start = offset
    return JSONValue(content: try content(), offset: start)
  }

  private mutating func content() throws(JSONMistake) -> JSONValue.Content {
    guard let byte = next else { throw problem(.endsBeforeValue) }
    switch byte {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try container(byte)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: return try word()
    }
  }

  private mutating func container(_ opening: UInt8) throws(JSONMistake) -> JSONValue.Content {
    guard depth < JSONParser.deepest else {
      throw problem(.tooDeep(JSONParser.deepest))
    }
    depth += 1
    offset += 1
    let content = opening == UInt8(ascii: "{") ? try object() : try array()
    depth -= 1
    return content
  }

  private mutating func word() throws(JSONMistake) -> JSONValue.Content {
    let letters = bytes[offset...].prefix(24).prefix { $0.isASCIILetter }
    let content: JSONValue.Content
    switch String(decoding: letters, as: UTF8.self) {
    case "true": content = .bool(true)
    case "false": content = .bool(false)
    case "null": content = .null
    case "": throw problem(.noValue)
    case let word: throw problem(.unknownWord(word))
    }
    offset += letters.count
    return content
  }
}

// MARK: - Bytes

extension JSONParser {
  /// The next byte; `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// A mistake at the next byte, or at another offset.
  func problem(_ fault: JSONFault, at offset: Int? = nil) -> JSONMistake {
    let position = TextPosition(of: offset ?? self.offset, in: bytes)
    return JSONMistake(location: Problem.Location(position), fault: fault)
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Consumes a character if it is the next one.
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

/// What is wrong with a text, and where.
struct JSONMistake: Error {
  let location: Problem.Location
  let fault: JSONFault
}
