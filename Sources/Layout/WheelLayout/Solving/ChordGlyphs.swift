import AstroChartModel
import AstroGeometry

/// Finds positions for the glyphs of aspects: on their chords, clear of each other, with as few other lines
/// behind them as possible.
///
/// A line behind a glyph is interrupted there, so that no glyph is drawn over a line. Many lines of one kind that run
/// together have one glyph for all.
struct ChordGlyphs {
  private let gap: Double
  private let shortest: Double
  private let chords: [Segment]
  private let types: [AspectType]
  private let rim: (center: Point, radius: Double)
  /// What no glyph may touch: the dots at the ends of lines that are within the rim.
  private let dots: [Footprint.Block]
  private var taken: [Footprint.Block] = []
  /// The kinds of the glyphs that have a place, in the same order.
  private var takenTypes: [AspectType] = []

  /// The positions on a chord to try for a glyph, the middle first, and then those between them.
  private static let fractions: [Double] = {
    let steps = (1...9).map { 0.04 * Double($0) }
    let between = (1...36).map { 0.01 * Double($0) }
    return [0.5] + (steps + between).flatMap { [0.5 - $0, 0.5 + $0] }
  }()

  /// How many other lines a glyph may interrupt.
  private static let mostLinesBehind = 3

  /// - Parameters:
  ///   - types: The kind of each chord.
  ///   - rim: The circle on which chords end, in points; no glyph may extend beyond it.
  ///   - dots: What no glyph may touch.
  init(
    metrics: WheelMetrics, chords: [Segment], types: [AspectType], rim: (center: Point, radius: Double),
    dots: [Footprint.Block] = []
  ) {
    self.types = types
    gap = metrics.gap * 0.5
    shortest = metrics.aspectGlyph * 2
    self.chords = chords
    self.rim = rim
    self.dots = dots
  }

  /// Finds a free position on a chord and reserves it; `nil` if there is none.
  mutating func place(_ size: Size, on index: Int) -> Point? {
    guard chords[index].length >= shortest, let box = box(size, on: index) else { return nil }
    taken.append(box)
    takenTypes.append(types[index])
    return box.center
  }

  private func box(_ size: Size, on index: Int) -> Footprint.Block? {
    if let box = box(size, on: index, behind: { _ in true }) { return box }
    // Where more lines run together, a row of glyphs would hide them completely.
    let isTold = zip(taken, takenTypes).contains {
      $1 == types[index] && $0.isCrossed(by: chords[index], gap: 0)
    }
    return isTold ? nil : box(size, on: index) { types[$0] != types[index] }
  }

  /// The place with the fewest lines behind it.
  ///
  /// - Parameter counts: Whether a line counts that a glyph interrupts.
  private func box(_ size: Size, on index: Int, behind counts: (Int) -> Bool) -> Footprint.Block? {
    let chord = chords[index]
    var best: (box: Footprint.Block, lines: Int)?
    let most = ChordGlyphs.mostLinesBehind + 1
    for fraction in ChordGlyphs.fractions {
      let box = Footprint.Block(
        center: chord.start.interpolated(to: chord.end, by: fraction),
        half: Size(width: size.width / 2 + gap, height: size.height / 2 + gap))
      guard isWithinRim(box), !taken.contains(where: { $0.meets(box, gap: 0) }),
        !dots.contains(where: { $0.meets(box, gap: 0) })
      else { continue }
      let lines = linesBehind(box, of: index, atMost: best?.lines ?? most, counts)
      if lines < best?.lines ?? most { best = (box, lines) }
      if lines == 0 { break }
    }
    return best?.box
  }

  /// How many other lines run through a box, counted up to a limit.
  private func linesBehind(
    _ box: Footprint.Block, of index: Int, atMost limit: Int, _ counts: (Int) -> Bool
  ) -> Int {
    var count = 0
    for other in chords.indices
    where other != index && counts(other) && box.isCrossed(by: chords[other], gap: 0) {
      count += 1
      if count >= limit { break }
    }
    return count
  }

  /// Whether the corner farthest from the center is inside the rim.
  private func isWithinRim(_ box: Footprint.Block) -> Bool {
    let reach = Vector(
      dx: abs(box.x - rim.center.x) + box.halfWidth, dy: abs(box.y - rim.center.y) + box.halfHeight)
    return reach.length < rim.radius
  }

  /// A chord without the stretches behind glyphs, its own and those of others.
  func parts(of index: Int) -> [Segment] {
    let chord = chords[index]
    let hidden = taken.compactMap { $0.stretch(of: chord) }.sorted { $0.lowerBound < $1.lowerBound }
    var parts: [Segment] = []
    var start = 0.0
    for stretch in hidden {
      if stretch.lowerBound > start { parts.append(chord.part(from: start, to: stretch.lowerBound)) }
      start = max(start, stretch.upperBound)
    }
    return start < 1 ? parts + [chord.part(from: start, to: 1)] : parts
  }
}

extension Segment {
  fileprivate func part(from low: Double, to high: Double) -> Segment {
    Segment(start.interpolated(to: end, by: low), start.interpolated(to: end, by: high))
  }
}
