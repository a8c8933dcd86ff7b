import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroTradition
import AstroWheelLayout
import AstroWording

/// The words of a page outside the cells, at their places.
struct SquareTexts {
  var title: [PlacedText] = []
  var lines: [PlacedText] = []
  /// The names of the divisions.
  var heads: [PlacedText] = []
  var foot: [PlacedText] = []

  var all: [PlacedText] { title + lines + heads + foot }
}

extension SquareSheet {
  /// The name of the picture, as in “North Indian chart”.
  package var name: String { SquareWords(language).title(isNorth: form == .north) }

  /// All words outside the cells.
  func texts(_ shaper: any TextShaper) -> SquareTexts {
    var texts = SquareTexts()
    if plan.hasWords {
      (texts.title, texts.lines) = form == .north ? above(shaper) : inTheMiddle(shaper)
      if !words.foot.isEmpty { texts.foot = [line(words.foot, at: plan.footBaseline, shaper)] }
    }
    if squares.count > 1 { texts.heads = form == .north ? headsAbove(shaper) : headsInside(shaper) }
    return texts
  }

  /// Whose chart it is and its lines, above squares of the north.
  private func above(_ shaper: any TextShaper) -> (title: [PlacedText], lines: [PlacedText]) {
    let name = NameLines(
      words.title, style.name, room: size.width - 2 * SheetStyle.margin, language: language.tag,
      shaper: shaper)
    let first = 50 - name.pitch * Double(name.lines.count - 1)
    let title = name.lines.enumerated().map { index, text in
      PlacedText(
        text: text,
        origin: Point(x: SheetStyle.margin - text.inkBounds.minX, y: first + name.pitch * Double(index)))
    }
    // The Moon's mansion shares a line with place and zodiac.
    let lines = words.lines.prefix(1) + [words.lines.dropFirst().flatMap(\.self)]
    return (
      title,
      lines.filter { !$0.isEmpty }.enumerated().map { line($1, at: 65 + 12.5 * Double($0), shaper) }
    )
  }

  /// The same in the free middle of the first square of the south, line under line.
  private func inTheMiddle(_ shaper: any TextShaper) -> (title: [PlacedText], lines: [PlacedText]) {
    let box = squares[0].frame.middle.inset(by: Insets(all: 16))
    let name = NameLines(words.title, style.name, room: box.width, language: language.tag, shaper: shaper)
    let texts = words.lines.map(PartWords.line)
    let own = PartLines(texts, style.line, room: box.width, language: language.tag, shaper)
    let top = box.center.y - (name.height + 8 + own.height) / 2
    let first = top + name.height + 8
    return (
      name.placed(around: box.center.x, top: top),
      own.lines.enumerated().map { index, text in
        PlacedText(
          text, centeredAt: box.center.x, baseline: first + own.pitch * (Double(index) + 0.72))
      }
    )
  }

  private func headsAbove(_ shaper: any TextShaper) -> [PlacedText] {
    zip(squares, plan.boxes).map { square, box in
      let text = head(of: square, size: plan.headSize, shaper)
      return PlacedText(text: text, origin: Point(x: box.minX - text.inkBounds.minX, y: plan.headBaseline))
    }
  }

  /// The names in the middle of squares whose middle is free.
  private func headsInside(_ shaper: any TextShaper) -> [PlacedText] {
    zip(squares, plan.boxes).dropFirst(plan.hasWords ? 1 : 0).map { square, box in
      let text = head(of: square, size: plan.headSize * 1.3, shaper)
      return PlacedText(text, centeredAt: box.center.x, baseline: box.center.y + plan.headSize * 0.47)
    }
  }

  private func head(of square: VedicSquare, size: Double, _ shaper: any TextShaper) -> ShapedText {
    let varga = square.figure.varga
    return shaper.shape(
      "\(varga.name) · \(SquareWords(language).varga(of: varga.rawValue))",
      TextStyle(.interSemiBold, size: size, color: style.theme.ink), language: language.tag)
  }

  /// A line across the page, smaller if it would be too long.
  private func line(_ parts: [String], at y: Double, _ shaper: any TextShaper) -> PlacedText {
    let text = shaper.shape(
      parts.map(WritingDirection.isolated).joined(separator: "  ·  "), style.line, language: language.tag)
    let room = size.width - 2 * SheetStyle.margin
    return PlacedText(
      text: text.scaled(by: min(1, room / max(text.advance, 1))), origin: Point(x: SheetStyle.margin, y: y))
  }
}
