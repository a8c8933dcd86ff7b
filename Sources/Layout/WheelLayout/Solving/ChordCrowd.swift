import AstroGeometry

/// What a glyph would touch at each place on its line that is tried, found once for all of them.
///
/// As a box moves along a line, it touches another box or line along one stretch. Only near the ends of the stretch, where
/// rounding decides, is the box itself looked at.
struct ChordCrowd {
  /// A place on the line.
  struct Place {
    /// Whether something is there that no glyph may touch.
    var isTaken = false
    /// How many other lines run through it, and what that costs.
    var lines = 0
    var cost = 0
  }

  private let line: Segment
  private let half: Size
  /// The places in the order of `fractions`.
  private(set) var places = Array(repeating: Place(), count: ChordCrowd.fractions.count)

  /// - Parameter half: Half the size of the box that moves along the line.
  init(along line: Segment, half: Size) { (self.line, self.half) = (line, half) }

  /// The places as fractions of the line's length, ascending.
  static let fractions: [Double] = (-farthest...farthest).map { hundredths in
    let away =
      hundredths % 4 == 0
      ? 0.04 * Double(hundredths.magnitude / 4) : 0.01 * Double(hundredths.magnitude)
    return hundredths < 0 ? 0.5 - away : 0.5 + away
  }

  /// The order in which places are tried: the middle first, then some to both sides, then those between them.
  static let order: [Int] = {
    let wide = stride(from: 4, through: farthest, by: 4)
    let between = (1...farthest).filter { $0 % 4 != 0 }
    return [farthest] + (wide + between).flatMap { [farthest - $0, farthest + $0] }
  }()

  /// How far from the middle the last place is, in hundredths of the line.
  private static let farthest = 36

  /// The box at a place.
  func box(_ place: Int) -> Footprint.Block {
    Footprint.Block(
      center: line.start.interpolated(to: line.end, by: ChordCrowd.fractions[place]), half: half)
  }

  /// Counts in a box that no glyph may touch.
  mutating func add(_ other: Footprint.Block) {
    guard
      let stretch = Stretch(
        other.x - line.start.x, line.end.x - line.start.x, within: half.width + other.halfWidth
      )
      .shared(
        with: Stretch(
          other.y - line.start.y, line.end.y - line.start.y, within: half.height + other.halfHeight))
    else { return }
    for place in places(along: stretch) where !places[place].isTaken {
      places[place].isTaken =
        stretch.isSure(ChordCrowd.fractions[place]) || other.meets(box(place), gap: 0)
    }
  }

  /// Counts in another line.
  mutating func add(_ other: Segment, cost: Int) {
    guard let stretch = stretch(near: other) else { return }
    for place in places(along: stretch)
    where stretch.isSure(ChordCrowd.fractions[place]) || box(place).isCrossed(by: other, gap: 0) {
      places[place].lines += 1
      places[place].cost += cost
    }
  }

  /// Where the box may touch another line: a box and a line are apart if they are so along an axis, or across the line.
  private func stretch(near other: Segment) -> Stretch? {
    let (dx, dy) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let (ownX, ownY) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let (x, y) = (other.start.x - line.start.x, other.start.y - line.start.y)
    return Stretch(
      x * dy - y * dx, ownX * dy - ownY * dx, within: half.width * abs(dy) + half.height * abs(dx)
    )
    .shared(with: Stretch(x + dx / 2, ownX, within: half.width + abs(dx) / 2))?
    .shared(with: Stretch(y + dy / 2, ownY, within: half.height + abs(dy) / 2))
  }

  private func places(along stretch: Stretch) -> Range<Int> {
    let fractions = ChordCrowd.fractions
    // Fractions are hundredths, apart from rounding.
    let near = (stretch.low - fractions[0]) * 100 - 1
    var first = Int(min(max(near, 0), Double(fractions.count)))
    while first < fractions.count, fractions[first] < stretch.low { first += 1 }
    var end = first
    while end < fractions.count, fractions[end] <= stretch.high { end += 1 }
    return first..<end
  }
}

/// The fractions of a line at which something is within reach.
private struct Stretch {
  /// Beyond these it is not.
  private(set) var low: Double
  private(set) var high: Double
  /// Between these it surely is.
  private var sureLow: Double
  private var sureHigh: Double

  /// What rounding may take from a fraction, and more.
  private static let slack = 1e-9
  /// The part of its reach that a step must at least be for fractions to be found so exactly.
  private static let leastStep = 1e-3

  /// - Parameters:
  ///   - distance: How far something is from the start of the line.
  ///   - step: What the whole line adds to that.
  init(_ distance: Double, _ step: Double, within reach: Double) {
    guard abs(step) > Stretch.leastStep * reach else {
      // Nearly parallel: wherever it may be, it is looked at.
      let isNear = abs(distance) <= reach + abs(step) + Stretch.slack * reach
      (low, high) = isNear ? (-.infinity, .infinity) : (.infinity, -.infinity)
      (sureLow, sureHigh) = (.infinity, -.infinity)
      return
    }
    let (one, two) = ((distance - reach) / step, (distance + reach) / step)
    (low, high) = (min(one, two) - Stretch.slack, max(one, two) + Stretch.slack)
    (sureLow, sureHigh) = (low + 2 * Stretch.slack, high - 2 * Stretch.slack)
  }

  /// What two stretches share; `nil` if they share nothing.
  func shared(with other: Stretch) -> Stretch? {
    var shared = self
    (shared.low, shared.high) = (max(low, other.low), min(high, other.high))
    (shared.sureLow, shared.sureHigh) = (max(sureLow, other.sureLow), min(sureHigh, other.sureHigh))
    return shared.low <= shared.high ? shared : nil
  }

  func isSure(_ fraction: Double) -> Bool { fraction > sureLow && fraction < sureHigh }
}
