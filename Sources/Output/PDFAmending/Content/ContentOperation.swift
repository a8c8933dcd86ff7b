/// What an operator of a page's content does, as far as it matters for marks (ISO 32000-1, annex A).
enum ContentOperator {
  case beginsMark, endsMark, beginsText, endsText, beginsPath, endsPath, paints, savesOrRestores, beginsImage,
    other

  private static let known: [UInt32: ContentOperator] = {
    let words: [(ContentOperator, [StaticString])] = [
      (.beginsMark, ["BDC", "BMC"]), (.endsMark, ["EMC"]), (.beginsText, ["BT"]), (.endsText, ["ET"]),
      (.beginsPath, ["m", "re"]), (.endsPath, ["n"]), (.savesOrRestores, ["q", "Q"]), (.beginsImage, ["BI"]),
      (.paints, ["S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "Do", "sh"]),
    ]
    let codes = words.flatMap { kind, words in
      words.map { word in (word.withUTF8Buffer { unsafe code(of: $0) }, kind) }
    }
    return Dictionary(uniqueKeysWithValues: codes)
  }()

  /// The operators of one letter, which most are, by their byte.
  private static let letters: [ContentOperator] = (0..<256).map { known[$0] ?? .other }

  init(_ word: ArraySlice<UInt8>) {
    self =
      switch word.count {
      case 1: ContentOperator.letters[Int(word[word.startIndex])]
      case 2...3: ContentOperator.known[ContentOperator.code(of: word)] ?? .other
      default: .other
      }
  }

  private static func code(of word: some Sequence<UInt8>) -> UInt32 {
    word.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// An operator of a page's content with its operands, by its position in the stream (ISO 32000-1, 7.8.2).
struct ContentOperation {
  let kind: ContentOperator
  /// Where the first operand begins, and where the operator ends.
  let start: Int
  let end: Int
}

/// Reads a content stream one operation at a time and skips the operands.
///
/// Cairo writes no images within a stream; like a mistake, such an image ends the reading.
struct ContentReader {
  private var reader: ByteReader
  /// Whether everything read so far was valid.
  private(set) var isSound = true

  init(_ bytes: ArraySlice<UInt8>) { reader = ByteReader(bytes) }

  /// The next operation; `nil` at the end and where the stream is not valid.
  mutating func next() -> ContentOperation? {
    reader.skipSpace()
    let start = reader.position
    while let byte = reader.byte {
      if byte.beginsOperator {
        let kind = ContentOperator(reader.word())
        guard kind != .beginsImage else { break }
        return ContentOperation(kind: kind, start: start, end: reader.position)
      }
      guard reader.skipValue() else { break }
      reader.skipSpace()
    }
    isSound = isSound && reader.isAtEnd && reader.position == start
    return nil
  }
}

extension UInt8 {
  /// Whether an operator begins with the byte.
  ///
  /// The values `true`, `false` and `null` begin with letters too, but cairo never writes them as operands.
  fileprivate var beginsOperator: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || self == UInt8(ascii: "'") || self == UInt8(ascii: "\"")
  }
}
