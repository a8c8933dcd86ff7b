import ChartModel
import Drawing
import Geometry

extension WheelBuilder {
  /// The aspects as chords and brackets, and the aspect glyphs that found a free place on them.
  func chordsAndGlyphs() -> ([Chord], [Mark]) {
    guard options.showsAspects else { return ([], []) }
    // The tightest are drawn last, over the others, but choose their glyphs' places first.
    var chords = chart.aspects.compactMap(chord).sorted { $0.tightness < $1.tightness }
    guard options.detail == .full else { return (chords, []) }
    let rim = (center: dial.center, radius: radii.aspectOuter * dial.halfSide)
    var glyphs = ChordGlyphs(metrics: metrics, chords: chords, rim: rim)
    var marks: [Mark] = []
    for index in chords.indices.reversed() where chords[index].aspect.type != .conjunction {
      let aspect = chords[index].aspect
      let text = symbol(aspect.type.symbol, type.aspectGlyph(theme.ink(aspect.type.nature)))
      guard let center = glyphs.place(text.ink.size, on: index) else { continue }
      chords[index].strokes = glyphs.parts(of: chords[index].segment, around: center, text.ink.size)
      marks.append(
        Mark(
          id: "aspect.\(aspect.body1.name).\(aspect.body2.name).glyph", role: .aspectGlyph,
          text: text,
          center: center))
    }
    return (chords, marks)
  }

  private func chord(_ aspect: Aspect) -> Chord? {
    guard let first = chart.longitude(of: aspect.body1), let second = chart.longitude(of: aspect.body2) else {
      return nil
    }
    let (start, end) = (first.degrees, second.degrees)
    let segment = Segment(
      dial.point(start, radius: radii.aspectOuter), dial.point(end, radius: radii.aspectOuter))
    let stroke =
      aspect.type == .conjunction ? bracket(start, end) : Path(through: [segment.start, segment.end])
    return Chord(aspect: aspect, segment: segment, tightness: tightness(aspect), strokes: [stroke])
  }

  /// 1 where exact, 0 at the edge of the orb that the chart allows the type.
  private func tightness(_ aspect: Aspect) -> Double {
    let widest = chart.settings.aspectOrbs.widest(aspect) ?? ChartSettings.allOrbs[aspect.type] ?? 8
    return 1 - min(max(aspect.orb / max(widest, 0.001), 0), 1)
  }

  /// A conjunction's sign: the stretch of the rim between the two.
  private func bracket(_ start: Double, _ end: Double) -> Path {
    let forward = Longitude(start).distance(forwardTo: Longitude(end))
    let (low, width) = forward <= 180 ? (start, forward) : (end, 360 - forward)
    // Two bodies at the same degree still need a stretch that can be seen.
    let spread = max(width, 1.6)
    let from = low + width / 2 - spread / 2
    return dial.arc(from: from, to: from + spread, radius: radii.aspectOuter)
  }
}

extension Path {
  /// The same outline, reached by a line from what comes before it.
  var continued: Path {
    guard case .move(let start)? = elements.first else { return self }
    return Path([.line(start)] + elements.dropFirst())
  }
}
