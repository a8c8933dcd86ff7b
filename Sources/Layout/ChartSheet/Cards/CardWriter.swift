import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// Makes the rows of words that all cards have.
struct CardWriter {
  let style: CardPlan
  let language: Language
  let shaper: any TextShaper

  func shape(_ words: String, _ textStyle: TextStyle) -> ShapedText {
    shaper.shape(words, textStyle, language: language.tag)
  }

  func symbol(_ symbol: String, _ textStyle: TextStyle) -> ShapedText {
    shaper.symbol(symbol, textStyle, language: language.tag, pixelsPerPoint: 1)
  }

  /// A name on one line or two.
  func name(_ name: String, _ textStyle: TextStyle, gap: Double) -> CardRow {
    let lines = NameLines(
      name, textStyle, room: style.room, language: language.tag, shaper: shaper)
    return CardRow(height: lines.height, gap: gap) {
      CardBlock(
        label: "name", role: .heading(level: 1), words: lines.placed(around: style.middle, top: $0))
    }
  }

  /// Words on as few lines as possible, these as even as possible; `nil` if they need more lines.
  func paragraph(
    _ words: String, _ textStyle: TextStyle, atMost count: Int, label: String, gap: Double
  ) -> CardRow? {
    // No line ends with a short word that belongs to the next, unless the words need the room.
    let lines = [words.bindingShortWords, words].lazy.compactMap { words in
      MeasuredWords(words, breaksAtCommas: false) { shape($0, textStyle) }
        .evenLines(within: style.room, atMost: count)
    }.first
    guard let lines else { return nil }
    let pitch = (textStyle.size * 1.26).rounded()
    return CardRow(height: textStyle.size + pitch * Double(lines.count - 1), gap: gap) { top in
      CardBlock(
        label: label, role: .paragraph,
        words: lines.enumerated().map { index, line in
          PlacedText(
            line, centeredAt: style.middle, baseline: top + textStyle.size * 0.74 + pitch * Double(index))
        })
    }
  }

  /// A wheel as ornament in the middle of the page.
  func ornament(_ wheel: Wheel, alternative: String, gap: Double) -> CardRow {
    CardRow(height: wheel.size.height, gap: gap, isAiry: false) { top in
      let center = Point(x: style.middle, y: top + wheel.size.height / 2)
      return CardBlock(label: "ornament", shapes: [.wheel(wheel, center: center, alternative: alternative)])
    }
  }
}

extension String {
  /// The text with a space after a word of at most three letters, as articles and prepositions are, that does not break.
  fileprivate var bindingShortWords: String {
    var (bound, letters) = ("", 0)
    for character in self {
      bound.append(character == " " && (1...3).contains(letters) ? "\u{A0}" : character)
      letters = character.isLetter ? letters + 1 : 0
    }
    return bound
  }
}
