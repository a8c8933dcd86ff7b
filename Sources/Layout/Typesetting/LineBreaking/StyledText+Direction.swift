import AstroDrawing

extension StyledText {
  /// Whether the first letter belongs to a script that runs from right to left.
  var startsRightToLeft: Bool { firstLetter.map(\.isRightToLeft) ?? false }

  /// The text with a language of its own direction, so that a shaper orders its words correctly.
  var inOwnDirection: StyledText {
    guard let letter = firstLetter, letter.isRightToLeft else { return self }
    var text = self
    text.language = (0x590...0x5FF).contains(letter.value) ? "he" : "ar"
    return text
  }

  /// The first letter outside of isolates (UAX #9, rule P2): isolated text does not decide the direction of a
  /// line.
  private var firstLetter: Unicode.Scalar? {
    var depth = 0
    for scalar in spans.lazy.flatMap(\.text.unicodeScalars) {
      switch scalar.value {
      case 0x2068: depth += 1
      case 0x2069: depth = max(0, depth - 1)
      default: if depth == 0, scalar.properties.isAlphabetic { return scalar }
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
