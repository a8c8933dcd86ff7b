package import Drawing

extension TextShaper {
  /// A symbol from our family; letters that the family draws as one glyph keep their spelling for readers.
  package func symbol(_ characters: String, _ style: TextStyle, language: String = "en") -> ShapedText {
    guard let drawn = SymbolLetters.character(for: characters) else {
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

/// Where the family keeps its letter marks, in Unicode's private area.
private enum SymbolLetters {
  static func character(for letters: String) -> String? {
    switch letters {
    case "AC": "\u{E001}"
    case "MC": "\u{E002}"
    case "DC": "\u{E003}"
    case "IC": "\u{E004}"
    case "Vx": "\u{E005}"
    case "Q": "\u{E006}"
    case "bQ": "\u{E007}"
    default: nil
    }
  }
}
