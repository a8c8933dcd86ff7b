/// A text with slots in braces, such as `{sign}`, cut into what it is made of.
package enum SlottedText {
  /// Literal words, or what stands between two braces.
  package enum Piece {
    case words(Substring)
    case slot(Substring)
  }

  /// Whether a text has slots to be filled.
  package static func hasSlots(_ text: String) -> Bool { text.hasByte(UInt8(ascii: "{")) }

  /// The number of words beside the slots; what a slot is filled with adds its own.
  package static func fixedWords(of text: String) -> Int {
    guard hasSlots(text) else { return WordCount.of(text) }
    var (filled, slots) = ("", 0)
    for piece in pieces(of: text) {
      switch piece {
      case .words(let words): filled += words
      case .slot:
        filled += "x"
        slots += 1
      }
    }
    return WordCount.of(filled) - slots
  }

  /// The pieces of a text in order; a slot that is not closed ends one character before the text does.
  package static func pieces(of text: String) -> [Piece] {
    var (pieces, rest) = ([Piece](), text[...])
    // Braces are found among the bytes, which is much faster than among characters.
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      if open > rest.startIndex { pieces.append(.words(rest[..<open])) }
      let inside = rest.index(after: open)
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}")) ?? rest.index(before: rest.endIndex)
      pieces.append(.slot(rest[inside..<max(close, inside)]))
      rest = rest[rest.index(after: close)...]
    }
    return rest.isEmpty ? pieces : pieces + [.words(rest)]
  }
}

extension String {
  /// Whether one of its UTF-8 bytes is that: in its storage, which takes fewer steps than by its view.
  func hasByte(_ byte: UInt8) -> Bool {
    let bytes = utf8.span
    return bytes.indices.contains { bytes[$0] == byte }
  }
}
