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
    let half = Size(width: size.width / 2 + gap, height: size.height / 2 + gap)
    let middle = chords[index].start.interpolated(to: chords[index].end, by: 0.5)
    // Between the middle of a short line and the rim there is no room: the glyph is then a little further in.
    guard isWithinRim(Footprint.Block(center: middle, half: half)) else {
      return seatBeside(index, half, countsKin: countsKin, most: most)
    }
    let crowd = crowd(on: index, half, countsKin: countsKin)
    var best: Seat?
    for place in ChordCrowd.order {
      let found = crowd.places[place]
      guard !found.isTaken, found.lines <= most, found.cost < best?.cost ?? .max else { continue }
      let box = crowd.box(place)
      guard isWithinRim(box) else { continue }
      best = Seat(box: box, cost: found.cost)
      if found.cost == 0 { break }
    }
    return best
  }

  /// What is on a line and runs across it.
  private func crowd(on index: Int, _ half: Size, countsKin: Bool) -> ChordCrowd {
    var crowd = ChordCrowd(along: chords[index], half: half)
    for block in taken { crowd.add(block) }
    for block in dots { crowd.add(block) }
    for other in chords.indices where other != index && (countsKin || types[other] != types[index]) {
      crowd.add(chords[other], cost: cost(of: other, behind: index))
    }
    return crowd
  }

  /// What it costs that a line runs behind the glyph of another.
  private func cost(of line: Int, behind index: Int) -> Int {
    if types[line] == types[index] { return 1 }
    let isAlike = isColorless || types[line].nature == types[index].nature
    return isAlike ? ChordGlyphs.likeness : ChordGlyphs.foreignness
  }

  // MARK: - Beside a line

  /// The same beside a short line.
  private func seatBeside(_ index: Int, _ half: Size, countsKin: Bool, most: Int) -> Seat? {
    let chord = chords[index]
    var best: Seat?
    for place in ChordCrowd.order {
      var box = Footprint.Block(
        center: chord.start.interpolated(to: chord.end, by: ChordCrowd.fractions[place]), half: half)
      guard moveWithinRim(&box), !taken.contains(where: { $0.meets(box, gap: 0) }),
        !dots.contains(where: { $0.meets(box, gap: 0) }),
        let cost = cost(of: box, on: index, countsKin: countsKin, most: most, below: best?.cost ?? .max)
      else { continue }
      best = Seat(box: box, cost: cost)
      if cost == 0 { break }
    }
    return best
  }

  /// What it costs that other lines run through a box; `nil` if too many do, or if it is not below a limit.
  private func cost(of box: Footprint.Block, on index: Int, countsKin: Bool, most: Int, below limit: Int)
    -> Int?
  {
    var (count, cost) = (0, 0)
    for other in chords.indices
    where other != index && (countsKin || types[other] != types[index])
      && box.isCrossed(by: chords[other], gap: 0)
    {
      count += 1
      cost += self.cost(of: other, behind: index)
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
    guard !hidden.isEmpty else { return [line.part(from: 0, to: 1)] }
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
  func part(from low: Double, to high: Double) -> Segment {
    Segment(start.interpolated(to: end, by: low), start.interpolated(to: end, by: high))
  }
}
