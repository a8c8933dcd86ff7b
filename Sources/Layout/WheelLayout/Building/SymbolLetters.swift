package import AstroDrawing
import AstroWording

extension TextShaper {
  /// A symbol of the project's symbol font.
  ///
  /// Letters that the font draws as one glyph keep their spelling for readers, in the alphabet of the language, and so do symbols that have
  /// another glyph at small sizes.
  ///
  /// - Parameter pixelsPerPoint: The size of a point where the picture is seen; it decides between the large
  ///   and the small cut.
  package func symbol(
    _ characters: String, _ style: TextStyle, language: String = "en", pixelsPerPoint: Double = 2
  ) -> ShapedText {
    let isSmall = style.size * pixelsPerPoint < SymbolLetters.leastPixelsOfLargeCut
    let spelled = BodyLetters.spelling(of: characters, in: language)
    guard let drawn = SymbolLetters.character(for: spelled, isSmall: isSmall) else {
      return spelled.utf8.first.map { $0 < 0xE0 } ?? false
        ? letters(spelled, style, language) : shape(characters, style, language: language)
    }
    var text = shape(drawn, style, language: language)
    for index in text.runs.indices {
      text.runs[index].text = spelled
      for glyph in text.runs[index].glyphs.indices { text.runs[index].glyphs[glyph].cluster = 0 }
    }
    return text
  }

  /// Letters or digits without a glyph in the symbol font, in a face for text, as tall as those that have
  /// one; long numbers are smaller, so that they take no more room than two symbols.
  private func letters(_ characters: String, _ style: TextStyle, _ language: String) -> ShapedText {
    var lettering = style
    (lettering.face, lettering.figures) = (.inter, .lining)
    let text = shape(characters, lettering, language: language)
    let room = style.size * SymbolLetters.widestLetters
    return text.scaled(by: min(SymbolLetters.letterScale, room / max(text.advance, 1e-6)))
  }
}

/// Where the symbol font has its letter marks and its small cut, in Unicode's private use area.
package enum SymbolLetters {
  /// The em in pixels below which the counters of some symbols would fill in; their ink is then 14 pixels
  /// tall.
  fileprivate static let leastPixelsOfLargeCut = 20.0
  /// The size of a text face whose capitals are as tall as those of the symbol font.
  fileprivate static let letterScale = 0.68
  /// The most that letters of a text face take, in ems.
  fileprivate static let widestLetters = 1.5

  fileprivate static func character(for letters: String, isSmall: Bool) -> String? {
    // Comparing text with each of these in turn takes longer than all else; most symbols are no letters, and are written
    // with three bytes where letters of Latin and Cyrillic have one or two.
    guard letters.utf8.first.map({ $0 < 0xE0 }) ?? true else { return isSmall ? smallCut[letters] : nil }
    return switch letters {
    case "AC": "\u{E001}"
    case "MC": "\u{E002}"
    case "DC": "\u{E003}"
    case "IC": "\u{E004}"
    case "Vx": "\u{E005}"
    case "Q": "\u{E006}"
    case "bQ": "\u{E007}"
    case "Cup": "\u{E008}"
    case "Had": "\u{E009}"
    case "Zeu": "\u{E00A}"
    case "Kro": "\u{E00B}"
    case "Apo": "\u{E00C}"
    case "Adm": "\u{E00D}"
    case "Vul": "\u{E00E}"
    case "Pos": "\u{E00F}"
    case "Куп": "\u{E010}"
    case "Гад": "\u{E011}"
    case "Зев": "\u{E012}"
    case "Кро": "\u{E013}"
    case "Апо": "\u{E014}"
    case "Адм": "\u{E015}"
    case "Вул": "\u{E016}"
    case "Пос": "\u{E017}"
    default: isSmall ? smallCut[letters] : nil
    }
  }

  /// The symbols that have a small cut: wider, and with fewer strokes.
  private static let smallCut = [
    "♋": "\u{E14B}", "♍": "\u{E14D}", "♏": "\u{E14F}", "♒": "\u{E152}", "⚵": "\u{E1B5}",
  ]
}
