import AstroDrawing
import AstroGeometry

/// A shaper that needs no font: every character has a width of its own, a part of the size.
struct Ruler: TextShaper {
  /// What it says it has no glyphs for.
  var missing = ""

  func shape(_ text: StyledText) -> ShapedText {
    let runs = text.spans.flatMap { span in
      span.text.directions.map { run(String($0.text), span.style, isRightToLeft: $0.isRightToLeft) }
    }
    let size = text.spans.map(\.style.size).max() ?? 0
    let ordered = text.language == "he" ? runs.reversed() : runs
    return ShapedText(
      runs: ordered, ascent: size * 0.8, descent: size * 0.2, inkBounds: .zero, missing: missing)
  }

  private func run(_ text: String, _ style: TextStyle, isRightToLeft: Bool) -> GlyphRun {
    var glyphs: [Glyph] = []
    var cluster = 0
    for character in text {
      let width = Ruler.width(of: character) * style.size
      glyphs.append(Glyph(id: 1, advance: width, cluster: cluster))
      cluster += character.utf8.count
    }
    return GlyphRun(
      face: style.face, size: style.size, color: style.color, text: text,
      glyphs: isRightToLeft ? glyphs.reversed() : glyphs, isRightToLeft: isRightToLeft)
  }

  /// The width of a character, as a part of the size.
  static func width(of character: Character) -> Double {
    switch character {
    case " ", "\u{A0}": 0.25
    case "i", "j", "l", "t", "f", "і", "ї", ".", ",", "’", "-": 0.3
    case "m", "w", "ш", "щ", "ж", "ю", "—": 0.8
    default: 0.5
    }
  }
}

extension String {
  /// The text cut where its direction changes; spaces belong to what is before them.
  fileprivate var directions: [(text: Substring, isRightToLeft: Bool)] {
    var parts: [(text: Substring, isRightToLeft: Bool)] = []
    for index in indices {
      let isHebrew = self[index].unicodeScalars.contains { (0x590...0x5FF).contains($0.value) }
      let next = self.index(after: index)
      if let last = parts.indices.last, self[index] == " " || parts[last].isRightToLeft == isHebrew {
        parts[last].text = self[parts[last].text.startIndex..<next]
      } else {
        parts.append((self[index..<next], isHebrew))
      }
    }
    return parts
  }
}

extension TextStyle {
  static let body = TextStyle(.vollkorn, size: 10.75, color: .black)
  static let title = TextStyle(.vollkorn, size: 20, color: .black)
  static let small = TextStyle(.inter, size: 8, color: .black)
}
