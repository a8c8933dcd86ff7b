import AstroDiagnostics

/// Reads the tags of a small XML text one by one; what a logo has no use for is refused.
struct MarkupReader {
  /// A tag with its attributes, and where it begins.
  struct Tag {
    let name: String
    let attributes: [(name: String, value: String)]
    let offset: Int

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  enum Event { case open(Tag, isEmpty: Bool), close(String), end }

  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; words between tags are passed over, because only elements that are not drawn have any.
  mutating func next() throws(Problem) -> Event {
    while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = open
      if starts("<!--") {
        try skip(past: "-->")
      } else if starts("<?") {
        try skip(past: "?>")
      } else if starts("<!") {
        throw problem(LogoFault.declaration)
      } else {
        return try tag()
      }
    }
    offset = bytes.count
    return .end
  }

  private mutating func tag() throws(Problem) -> Event {
    let start = offset
    offset += 1
    let isClosing = take("/")
    let name = word()
    guard !name.isEmpty else { throw problem(LogoFault.namelessTag, at: start) }
    var attributes: [(name: String, value: String)] = []
    while true {
      skipSpace()
      if take(">") { break }
      if take("/>") { return .open(Tag(name: name, attributes: attributes, offset: start), isEmpty: true) }
      attributes.append(try attribute())
    }
    return isClosing
      ? .close(name) : .open(Tag(name: name, attributes: attributes, offset: start), isEmpty: false)
  }

  private mutating func attribute() throws(Problem) -> (name: String, value: String) {
    let start = offset
    let name = word()
    skipSpace()
    guard !name.isEmpty, take("=") else {
      throw problem(LogoFault.noAttribute, at: start)
    }
    skipSpace()
    guard offset < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset]) else {
      throw problem(LogoFault.noQuotes)
    }
    let quote = bytes[offset]
    offset += 1
    guard let end = bytes[offset...].firstIndex(of: quote) else {
      throw problem(LogoFault.unclosedQuotes, at: start)
    }
    let value = String(decoding: bytes[offset..<end], as: UTF8.self)
    offset = end + 1
    return (name, value)
  }

  // MARK: - Pieces

  private func starts(_ text: StaticString) -> Bool { bytes[offset...].starts(with: Array("\(text)".utf8)) }

  private mutating func take(_ text: StaticString) -> Bool {
    guard starts(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  private mutating func skip(past end: StaticString) throws(Problem) {
    let start = offset
    while offset < bytes.count, !starts(end) { offset += 1 }
    guard take(end) else { throw problem(LogoFault.missing(end), at: start) }
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }

  private mutating func word() -> String {
    let start = offset
    while offset < bytes.count, bytes[offset] > 0x20, !"=/>\"'<".utf8.contains(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  // MARK: - Problems

  /// A problem at a byte offset; by default where the reader is.
  func problem(_ reason: Told, at offset: Int? = nil) -> Problem {
    Problem(.invalidValue, at: location(at: offset ?? self.offset), reason)
  }

  /// The line and column at a byte offset.
  func location(at offset: Int) -> Problem.Location {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let tail = before.suffix(from: before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
    let column = String(decoding: tail, as: UTF8.self).unicodeScalars.count + 1
    return Problem.Location(line: line, column: column)
  }
}
