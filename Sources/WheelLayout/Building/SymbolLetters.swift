package import Drawing

extension TextShaper {
  /// A symbol from our family; letters that the family draws as one glyph keep their spelling for readers, and so does
  /// what it draws otherwise at small sizes.
  ///
  /// - Parameter pixelsPerPoint: How large a point is where the picture is seen; it chooses the cut.
  package func symbol(
    _ characters: String, _ style: TextStyle, language: String = "en", pixelsPerPoint: Double = 2
  ) -> ShapedText {
    let isSmall = style.size * pixelsPerPoint < SymbolLetters.leastPixelsOfLargeCut
    guard let drawn = SymbolLetters.character(for: characters, isSmall: isSmall) else {
      return shape(characters, style, language: language)
    }
    var text = shape(drawn, style, language: language)
    for index in text.runs.indices {
      text.runs[index].text = characters
      for glyph in text.runs[index].glyphs.indices { text.runs[index].glyphs[glyph].cluster = 0 }
    }
    return text
  }
}

/// Where the family keeps its letter marks and its small cut, in Unicode's private area.
private enum SymbolLetters {
  /// Below an em of so many pixels the counters of some symbols run together: their ink is 14 pixels tall.
  static let leastPixelsOfLargeCut = 20.0

  static func character(for letters: String, isSmall: Bool) -> String? {
    switch letters {
    case "AC": "\u{E001}"
    case "MC": "\u{E002}"
    case "DC": "\u{E003}"
    case "IC": "\u{E004}"
    case "Vx": "\u{E005}"
    case "Q": "\u{E006}"
    case "bQ": "\u{E007}"
    default: isSmall ? smallCut[letters] : nil
    }
  }

  /// The symbols that have a small cut: wider, and with fewer strokes.
  private static let smallCut = [
    "♋": "\u{E14B}", "♍": "\u{E14D}", "♏": "\u{E14F}", "♒": "\u{E152}", "⚵": "\u{E1B5}",
  ]
}
