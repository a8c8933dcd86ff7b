import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroSynastry
import AstroThemes
import AstroWheelLayout
import AstroWording

extension CardWriter {
  /// A score as a quiet bar between its name and its number, with its weightiest reason in glyphs below.
  func bar(_ score: CoupleScore, of domain: CoupleDomain, gap: Double) -> CardRow {
    let name = shape(domain.name(in: language), style.barName).scaled(
      within: ScoreTrack.left - CardPlan.margin - 20)
    let number = shape(String(score.score), style.barNumber)
    let reason = score.principalReasons.first.map { self.reason($0.cause) }
    return CardRow(height: ScoreTrack.height, gap: gap) { top in
      let y = top + ScoreTrack.middle
      let right = style.size.width - CardPlan.margin
      let words =
        [
          PlacedText(text: name, origin: Point(x: CardPlan.margin, y: y + 10)),
          PlacedText(text: number, origin: Point(x: right - number.advance, y: y + 12)),
        ] + (reason.map { [PlacedText(text: $0, origin: Point(x: ScoreTrack.left, y: top + 54))] } ?? [])
      return CardBlock(
        label: "score.\(domain.rawValue)", role: .paragraph, words: words,
        shapes: ScoreTrack(theme: style.theme).shapes(score.exactScore, at: y),
        solids: [ScoreTrack.box(at: y)])
    }
  }

  /// An aspect as three glyphs, the first person's end first, each end in its person's ink.
  private func reason(_ cause: ScoreReason.Cause) -> ShapedText {
    switch cause {
    case .aspect(let aspect):
      [
        end(aspect.end1, ring: 0), symbol(aspect.type.symbol, glyphs(style.theme.paint(.faintInk))),
        end(aspect.end2, ring: 1),
      ].joined(by: 12)
    case .sharedElement(let element, let count):
      shape("\(element.name(in: language).capitalizedFirst) × \(count)", style.note)
    case .median: shape("", style.note)
    }
  }

  private func end(_ end: AspectEnd, ring: Int) -> ShapedText {
    let ink = style.theme.paint(Theme.ink(ofRing: ring, of: 2))
    guard end.body?.hasLetters == false else {
      return shape(end.symbol(in: language), TextStyle(.interSemiBold, size: 24, paint: ink))
    }
    return symbol(end.symbol, glyphs(ink))
  }

  private func glyphs(_ ink: Paint) -> TextStyle { TextStyle(.symbols, size: 30, paint: ink) }
}

/// The track of a bar from 0 to 100, with a tick at the middle.
private struct ScoreTrack {
  let theme: Theme

  static let left = 376.0
  static let size = Size(width: 520, height: 10)
  /// The height of a row, and the middle of its bar from the top.
  static let height = 58.0
  static let middle = 14.0
  /// How far the tick reaches above and below the track.
  private static let tick = 5.0

  /// The track with its tick, around a height.
  static func box(at y: Double) -> Rect {
    Rect(x: left, y: y - size.height / 2 - tick, width: size.width, height: size.height + 2 * tick)
  }

  /// - Parameter score: 1…99.
  func shapes(_ score: Double, at y: Double) -> [CardBlock.Shape] {
    let top = y - ScoreTrack.size.height / 2
    func bar(_ width: Double) -> Path {
      Path(Rect(x: ScoreTrack.left, y: top, width: width, height: ScoreTrack.size.height))
    }
    let middle = ScoreTrack.left + ScoreTrack.size.width / 2
    let ticks = [(top - ScoreTrack.tick, top - 1), (top + 11, top + 10 + ScoreTrack.tick)].map { from, to in
      CardBlock.Shape.line(
        Segment(Point(x: middle, y: from), Point(x: middle, y: to)),
        Stroke(theme.paint(.accent), width: 2 * theme.lineScale))
    }
    return [
      .fill(bar(ScoreTrack.size.width), theme.paint(.hairline).opacity(0.35)),
      .fill(bar(ScoreTrack.size.width * score / 100), theme.paint(.ink)),
    ] + ticks
  }
}

extension ShapedText {
  /// The text as it is, or as much smaller as a width in points asks for.
  fileprivate func scaled(within width: Double) -> ShapedText { scaled(by: min(1, width / max(advance, 1))) }
}
