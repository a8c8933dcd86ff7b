import AstroDiagnostics

/// The lines of a text, whatever ends them.
struct TextLines: Sequence {
  struct Line {
    /// From 1.
    let number: Int
    let text: String
    /// Whether the line is longer than any that is read; its text is then only the beginning.
    let isTooLong: Bool

    var isBlank: Bool { text.utf8.allSatisfy { $0 <= 0x20 } }
    var trimmed: String { text.trimmed }
  }

  let text: String
  private let bytes: [UInt8]

  init(_ text: String) { (self.text, bytes) = (text, Array(text.utf8)) }

  func makeIterator() -> Iterator { Iterator(bytes: bytes) }

  struct Iterator: IteratorProtocol {
    let bytes: [UInt8]
    private var offset = 0
    private var number = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Line? {
      guard offset < bytes.count else { return nil }
      let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let line = bytes[offset..<end]
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      (offset, number) = (end + (isPair ? 2 : 1), number + 1)
      let isTooLong = line.count > BirthList.longestLine
      return Line(
        number: number, text: String(decoding: isTooLong ? line.prefix(200) : line, as: UTF8.self),
        isTooLong: isTooLong)
    }
  }
}

extension TextLines {
  /// The first lines that are not blank.
  func filled(atMost limit: Int) -> [Line] {
    var lines: [Line] = []
    for line in self where !line.isBlank {
      guard lines.count < limit else { break }
      lines.append(line)
    }
    return lines
  }

  static let tooLong = Problem(.invalidValue, ExchangeFault.longRecord)
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = unicodeScalars.firstIndex { !$0.properties.isWhitespace } ?? endIndex
    guard let last = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(self[start...last])
  }
}
