import AstroDrawing

/// The characters of a text, with all that shaping needs to know about each.
struct Paragraph {
  /// A character and its position.
  struct Character {
    var scalar: Unicode.Scalar
    /// Where the character begins, in UTF-8 bytes from the start of the text.
    var offset: Int
    var kind: CharacterKind
    /// The index of the style in `styles`.
    var style: Int
  }

  /// The text itself, as UTF-8.
  let bytes: [UInt8]
  /// The text as the shaper is given it: of the same length as `bytes`, without anything that could disrupt a
  /// line.
  private(set) var clean: [UInt8]
  private(set) var characters: [Character] = []
  /// The styles in reading order; adjacent ones differ.
  private(set) var styles: [TextStyle] = []
  let language: String

  init(_ text: StyledText) {
    bytes = Array(text.string.utf8)
    clean = bytes
    language = text.language
    characters.reserveCapacity(bytes.count)
    if bytes.isEmpty { styles = text.spans.prefix(1).map(\.style) }
    var offset = 0
    for span in text.spans where !span.text.isEmpty {
      if styles.last != span.style { styles.append(span.style) }
      for scalar in span.text.unicodeScalars { append(scalar, at: &offset) }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, at offset: inout Int) {
    let kind = CharacterKind(scalar)
    if let substitute = kind.substitute(for: scalar) {
      clean.replaceSubrange(offset..<offset + substitute.count, with: substitute)
    }
    characters.append(Character(scalar: scalar, offset: offset, kind: kind, style: styles.count - 1))
    offset += UTF8.width(scalar)
  }

  /// Whether the language is written from right to left.
  var isRightToLeft: Bool {
    let primary = language.split(separator: "-").first.map { $0.lowercased() } ?? ""
    return ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(primary)
  }

  /// Where the character at an index ends, in UTF-8 bytes.
  func end(of index: Int) -> Int {
    index + 1 < characters.count ? characters[index + 1].offset : bytes.count
  }
}
