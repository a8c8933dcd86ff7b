import AstroChartModel
import AstroGeometry

/// Finds positions for the glyphs of aspects: on their chords, clear of each other, with as few other lines
/// behind them as possible.
///
/// A line behind a glyph is interrupted there, so that no glyph is drawn over a line. Rather than a line of another
/// kind, which could be taken for one of the glyph's kind, a glyph interrupts lines of its own.
struct ChordGlyphs {
  private let gap: Double
  private let shortest: Double
  private let chords: [Segment]
  private let types: [AspectType]
  /// Whether lines of all natures have one color.
  private let isColorless: Bool
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

  /// How many other lines a glyph may interrupt, if it need not.
  private static let mostLinesBehind = 3
  /// How many lines of its own kind count as much as one of another nature, which has another color, and as one of
  /// its nature but another kind, which would be taken for one of the glyph's kind.
  private static let foreignness = 4
  fileprivate static let likeness = 24
  /// How many glyphs of its kind interrupt a line that needs none of its own.
  private static let enough = 3

  /// - Parameters:
  ///   - types: The kind of each chord.
  ///   - isColorless: Whether lines of all natures have one color.
  ///   - rim: The circle on which chords end, in points; no glyph may extend beyond it.
  ///   - dots: What no glyph may touch.
  init(
    metrics: WheelMetrics, chords: [Segment], types: [AspectType], isColorless: Bool,
    rim: (center: Point, radius: Double), dots: [Footprint.Block] = []
  ) {
    (self.types, self.isColorless) = (types, isColorless)
    gap = metrics.gap * 0.5
    shortest = metrics.aspectGlyph * 2
    self.chords = chords
    self.rim = rim
    self.dots = dots
  }

  /// A position for a glyph.
  struct Seat {
    fileprivate var box: Footprint.Block
    /// What it costs that other lines run behind it.
    fileprivate var cost: Int

    var center: Point { box.center }
    /// Whether it could be taken for the glyph of another line.
    var isMisleading: Bool { cost >= ChordGlyphs.likeness }
  }

  /// A free position on a chord; `nil` if there is none.
  func seat(_ size: Size, on index: Int) -> Seat? {
    guard chords[index].length >= shortest else { return nil }
    if let seat = seat(size, on: index, countsKin: true) { return seat }
    // Where more lines run together, a row of glyphs would hide them completely.
    return toldOf(index) > 0 ? nil : seat(size, on: index, countsKin: false)
  }

  /// A position for the glyph of a line that has found none yet, among others of its kind: however many of those it
  /// interrupts.
  func seatAmongOthers(_ size: Size, on index: Int) -> Seat? {
    guard chords[index].length >= shortest, toldOf(index) < ChordGlyphs.enough else { return nil }
    return seat(size, on: index, countsKin: false)
  }

  /// The least bad position, however many lines a glyph interrupts there and however close it is to others.
  func lastSeat(_ size: Size, on index: Int) -> Seat? {
    let least = Size(width: size.width - 1.5 * gap, height: size.height - 1.5 * gap)
    return [size, least].lazy.compactMap {
      seat($0, on: index, countsKin: true, most: chords.count)
    }.first
  }

  /// Reserves a position.
  mutating func take(_ seat: Seat, on index: Int) {
    taken.append(seat.box)
    takenTypes.append(types[index])
  }

  /// How many glyphs of its kind are on a line already.
  private func toldOf(_ index: Int) -> Int {
    zip(taken, takenTypes).count { $1 == types[index] && $0.isCrossed(by: chords[index], gap: 0) }
  }

  /// The place where the glyph interrupts the fewest other lines, those of other kinds above all.
  ///
  /// - Parameters:
  ///   - countsKin: Whether lines of its own kind count.
  ///   - most: How many other lines it may interrupt.
  private func seat(
    _ size: Size, on index: Int, countsKin: Bool, most: Int = ChordGlyphs.mostLinesBehind
  ) -> Seat? {
    let chord = chords[index]
    let half = Size(width: size.width / 2 + gap, height: size.height / 2 + gap)
    // Between the middle of a short line and the rim there is no room: the glyph is then a little further in.
    let isShort = !isWithinRim(
      Footprint.Block(center: chord.start.interpolated(to: chord.end, by: 0.5), half: half))
    let near = isShort ? everything(but: index) : neighbors(of: index, half)
    var best: Seat?
    for fraction in ChordGlyphs.fractions {
      var box = Footprint.Block(center: chord.start.interpolated(to: chord.end, by: fraction), half: half)
      if isShort, !moveWithinRim(&box) { continue }
      guard isWithinRim(box),
        !near.blocks.contains(where: { $0.range.contains(fraction) && $0.item.meets(box, gap: 0) }),
        let cost = cost(
          of: box, at: fraction, on: index, near.lines, countsKin: countsKin, most: most,
          below: best?.cost ?? .max)
      else { continue }
      best = Seat(box: box, cost: cost)
      if cost == 0 { break }
    }
    return best
  }

  // MARK: - Neighbors

  /// Something that a box on a chord may touch, and on which part of the chord, as fractions of its length.
  private struct Neighbor<Item> {
    var item: Item
    var range: ClosedRange<Double>
  }

  /// What comes near to a chord: glyphs and dots, and other lines by index.
  private typealias Neighbors = (blocks: [Neighbor<Footprint.Block>], lines: [Neighbor<Int>])

  /// All that there is, for a box that does not lie on the chord.
  private func everything(but index: Int) -> Neighbors {
    (
      (taken + dots).map { Neighbor(item: $0, range: 0...1) },
      chords.indices.filter { $0 != index }.map { Neighbor(item: $0, range: 0...1) }
    )
  }

  /// What a box on a chord may touch: most is far from it, which is found once for all boxes.
  private func neighbors(of index: Int, _ half: Size) -> Neighbors {
    let own = chords[index]
    var near: Neighbors = ([], [])
    near.blocks.reserveCapacity(taken.count)
    near.lines.reserveCapacity(chords.count)
    for block in taken {
      if let range = own.range(near: block, half) { near.blocks.append(Neighbor(item: block, range: range)) }
    }
    for block in dots {
      if let range = own.range(near: block, half) { near.blocks.append(Neighbor(item: block, range: range)) }
    }
    for other in chords.indices where other != index {
      if let range = own.range(near: chords[other], half) {
        near.lines.append(Neighbor(item: other, range: range))
      }
    }
    return near
  }

  /// What it costs that other lines run through a box; `nil` if too many do, or if it is not below a limit.
  ///
  /// - Parameters:
  ///   - fraction: Where on the chord the box is.
  ///   - lines: The lines that may run through it.
  private func cost(
    of box: Footprint.Block, at fraction: Double, on index: Int, _ lines: [Neighbor<Int>], countsKin: Bool,
    most: Int, below limit: Int
  ) -> Int? {
    var (count, cost) = (0, 0)
    for line in lines where line.range.contains(fraction) && box.isCrossed(by: chords[line.item], gap: 0) {
      let isKin = types[line.item] == types[index]
      if isKin, !countsKin { continue }
      count += 1
      let isAlike = isColorless || types[line.item].nature == types[index].nature
      cost += isKin ? 1 : isAlike ? ChordGlyphs.likeness : ChordGlyphs.foreignness
      if count > most || cost >= limit { return nil }
    }
    return cost
  }

  /// Moves a box towards the center until it is within the rim; whether it still touches the line it was on.
  private func moveWithinRim(_ box: inout Footprint.Block) -> Bool {
    let way = Vector(dx: rim.center.x - box.x, dy: rim.center.y - box.y)
    let step = way * (box.halfHeight / 4 / max(1e-9, way.length))
    for _ in 1...4 where !isWithinRim(box) {
      let center = box.center + step
      (box.x, box.y) = (center.x, center.y)
    }
    return isWithinRim(box)
  }

  /// Whether the corner farthest from the center is inside the rim.
  private func isWithinRim(_ box: Footprint.Block) -> Bool {
    let reach = Vector(
      dx: abs(box.x - rim.center.x) + box.halfWidth, dy: abs(box.y - rim.center.y) + box.halfHeight)
    return reach.length < rim.radius
  }

  /// A line without the stretches behind glyphs.
  func parts(of line: Segment) -> [Segment] {
    let hidden = taken.compactMap { $0.stretch(of: line) }.sorted { $0.lowerBound < $1.lowerBound }
    var parts: [Segment] = []
    var start = 0.0
    for stretch in hidden {
      if stretch.lowerBound > start { parts.append(line.part(from: start, to: stretch.lowerBound)) }
      start = max(start, stretch.upperBound)
    }
    return start < 1 ? parts + [line.part(from: start, to: 1)] : parts
  }
}

extension Segment {
  /// Where on the line a box centered on it may touch another box, as fractions of its length; `nil` if nowhere.
  ///
  /// - Parameter half: The half of the box on the line.
  fileprivate func range(near block: Footprint.Block, _ half: Size) -> ClosedRange<Double>? {
    guard
      let across = Segment.range(block.x - start.x, end.x - start.x, within: half.width + block.halfWidth),
      let along = Segment.range(block.y - start.y, end.y - start.y, within: half.height + block.halfHeight)
    else { return nil }
    return Segment.shared(across, along)
  }

  /// The same for another line, to whose distance a step along this one always adds the same.
  fileprivate func range(near line: Segment, _ half: Size) -> ClosedRange<Double>? {
    let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let distance = (line.start.x - start.x) * dy - (line.start.y - start.y) * dx
    let step = (end.x - start.x) * dy - (end.y - start.y) * dx
    return Segment.range(distance, step, within: half.width * abs(dy) + half.height * abs(dx))
  }

  /// The fractions at which so many steps are within a reach of a distance, a little widened.
  private static func range(_ distance: Double, _ step: Double, within reach: Double) -> ClosedRange<Double>?
  {
    let slack = 1e-9
    guard abs(step) > slack * reach else { return abs(distance) <= reach * (1 + slack) ? 0...1 : nil }
    let (one, two) = ((distance - reach) / step, (distance + reach) / step)
    let (low, high) = (max(0, min(one, two) - slack), min(1, max(one, two) + slack))
    return low <= high ? low...high : nil
  }

  private static func shared(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> ClosedRange<Double>?
  {
    let (low, high) = (max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound))
    return low <= high ? low...high : nil
  }

  func part(from low: Double, to high: Double) -> Segment {
    Segment(start.interpolated(to: end, by: low), start.interpolated(to: end, by: high))
  }
}
