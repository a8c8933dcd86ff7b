import Geometry

/// Finds places for aspect glyphs: on their chord, with nothing else under or beside them.
struct ChordGlyphs {
  private let gap: Double
  private let shortest: Double
  private let chords: [Segment]
  private let rim: (center: Point, radius: Double)
  private var taken: [Seat.Block] = []

  /// Where on a chord a glyph may sit, the middle first.
  private static let fractions = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8]

  /// - Parameter rim: The circle on which chords end, in points; no glyph lies over it.
  init(metrics: WheelMetrics, chords: [Segment], rim: (center: Point, radius: Double)) {
    gap = metrics.gap * 0.7
    shortest = metrics.aspectGlyph * 3
    self.chords = chords
    self.rim = rim
  }

  /// The middle of a free place on a chord, which is taken from then on; `nil` where there is none.
  mutating func place(_ size: Size, on index: Int) -> Point? {
    let chord = chords[index]
    guard chord.length >= shortest else { return nil }
    for fraction in ChordGlyphs.fractions {
      let box = Seat.Block(
        center: chord.start.interpolated(to: chord.end, by: fraction),
        half: Size(width: size.width / 2 + gap, height: size.height / 2 + gap))
      guard isFree(box, on: index) else { continue }
      taken.append(box)
      return box.center
    }
    return nil
  }

  private func isFree(_ box: Seat.Block, on index: Int) -> Bool {
    isWithinRim(box) && !taken.contains { $0.meets(box, gap: 0) }
      && !chords.indices.contains { $0 != index && box.isCrossed(by: chords[$0], gap: 0) }
  }

  /// Whether the corner that is farthest from the middle lies inside the rim.
  private func isWithinRim(_ box: Seat.Block) -> Bool {
    let reach = Vector(
      dx: abs(box.x - rim.center.x) + box.halfWidth, dy: abs(box.y - rim.center.y) + box.halfHeight)
    return reach.length < rim.radius
  }

  /// A chord without the stretch that a glyph on it covers.
  func parts(of chord: Segment, around center: Point, _ size: Size) -> [Path] {
    let ray = (chord.end - chord.start) * (1 / max(chord.length, 0.001))
    let exit = min(
      (size.width / 2 + gap) / max(abs(ray.dx), 1e-9), (size.height / 2 + gap) / max(abs(ray.dy), 1e-9))
    return [
      Path(through: [chord.start, center - ray * exit]), Path(through: [center + ray * exit, chord.end]),
    ]
  }
}
