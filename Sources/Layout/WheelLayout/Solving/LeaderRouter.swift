import AstroGeometry

/// Draws the lines from true longitudes to stacks, so that none cross.
///
/// A body that has hardly moved gets a straight line, and so does a whole knot of neighbors whose straight
/// lines keep clear of one another and of every stack: a pin that bends once, at its tick, is the easiest to
/// follow. Where they do not, and the knot has moved only a little, each gets a slanted line and a stem: the
/// order is the same at both ends, and two straight lines meet at most once, so they do not meet at all. In a
/// knot where one has moved far, all lines go radially, along an arc on a lane, and radially again
/// (`LeaderLanes`). If that would take more lanes than can be told apart, a brace joins the knot's true
/// longitudes to its stacks.
struct LeaderRouter {
  var dial: Dial
  var band: WheelPlan.Band
  /// The width of a leader, as a fraction of the half side.
  var lineWidth: Double
  /// How many arcs may run next to each other, if the band is deep enough for them.
  var mostLanes: Int
  /// The free space between a straight leader and the stacks of others, in points.
  var gap = 0.0

  struct End {
    var trueDegree: Double
    var drawnDegree: Double
    /// The distance of the stem's inner end from the center, as a fraction of the half side.
    var stemEnd: Double
    /// The radius at which the tick at the true degree ends.
    var start: Double

    /// Whether a slanted line can reach the head without touching it; a wide head is entered along its ray.
    var maySlant = true
    /// The boxes of the stack.
    var blocks = Footprint.Blocks()

    /// How far the stack is moved along the zodiac, −180…180 degrees.
    var shift: Double {
      let forward = (drawnDegree - trueDegree).truncatingRemainder(dividingBy: 360)
      return forward > 180 ? forward - 360 : forward < -180 ? forward + 360 : forward
    }
    var low: Double { min(trueDegree, trueDegree + shift) }
    var high: Double { max(trueDegree, trueDegree + shift) }
  }

  /// The greatest shift of a stack for a straight and for a slanted leader, in degrees.
  private static let straightLimit = 3.0
  private static let slantLimit = 5.0
  /// The greatest shift of a stack in a knot of straight leaders: more would lie along the ring.
  private static let pinLimit = 8.0

  /// A leader for each end, in the given order.
  func routes(to ends: [End]) -> [Leader] {
    var leaders = ends.map(direct)
    for knot in knots(ends) where knot.contains(where: { !isStraight(ends[$0]) }) {
      let pins = pins(ofKnot: knot, among: ends)
      let isFar = knot.contains { abs(ends[$0].shift) > LeaderRouter.slantLimit }
      guard let routes = pins ?? (isFar ? routes(ofKnot: knot.map { ends[$0] }) : nil) else { continue }
      for (index, leader) in zip(knot, routes) { leaders[index] = leader }
    }
    return leaders
  }

  /// Straight lines to all stacks of a knot; `nil` if one would pass too near another, or lie along the ring.
  private func pins(ofKnot knot: [Int], among ends: [End]) -> [Leader]? {
    var pins: [Leader] = []
    for index in knot {
      let end = ends[index]
      guard end.maySlant, isShallow(end), abs(end.shift) < LeaderRouter.pinLimit else { return nil }
      let line = line(to: end)
      guard
        ends.indices.allSatisfy({ other in
          ends[other].blocks.allSatisfy { !$0.isCrossed(by: line, gap: other == index ? 0 : gap) }
        })
      else { return nil }
      let pin = Leader(through: [line.start, line.end])
      guard !pins.contains(where: { $0.crosses(pin) }) else { return nil }
      pins.append(pin)
    }
    return pins
  }

  private func line(to end: End) -> Segment {
    Segment(
      dial.point(end.trueDegree, radius: end.start), dial.point(end.drawnDegree, radius: end.stemEnd))
  }

  private func routes(ofKnot knot: [End]) -> [Leader] {
    let lanes = LeaderLanes(of: knot)
    if lanes.count > laneCount { return braced(knot) }
    return zip(knot, lanes.lanes).map { laned(to: $0, lane: $1) }
  }

  /// A brace around the run that needs one.
  ///
  /// At both ends of the knot, bodies that have hardly moved keep lines of their own.
  private func braced(_ knot: [End]) -> [Leader] {
    let near = knot.map { abs($0.shift) < LeaderRouter.straightLimit }
    let run = (near.firstIndex(of: false) ?? 0)...(near.lastIndex(of: false) ?? knot.count - 1)
    let brace = LeaderBrace(of: Array(knot[run]), dial: dial, band: band, lineWidth: lineWidth).leaders
    let leaders = knot.indices.map { run.contains($0) ? brace[$0 - run.lowerBound] : direct(to: knot[$0]) }
    let isCrossed = leaders.indices.contains { first in
      leaders.indices.contains { first < $0 && leaders[first].crosses(leaders[$0]) }
    }
    guard isCrossed else { return leaders }
    return LeaderBrace(of: knot, dial: dial, band: band, lineWidth: lineWidth).leaders
  }

  /// The number of lanes in the band, each three line widths from the next.
  private var laneCount: Int {
    min(mostLanes, Int((band.laneOuter - band.laneInner) / (3 * lineWidth)))
  }

  /// The indices of ends whose leaders overlap, knot by knot, in zodiacal order.
  private func knots(_ ends: [End]) -> [[Int]] {
    let order = ends.indices.sorted { (ends[$0].low, ends[$0].high) < (ends[$1].low, ends[$1].high) }
    var knots: [[Int]] = []
    var reach = -Double.infinity
    for index in order {
      if ends[index].low < reach, !knots.isEmpty {
        knots[knots.count - 1].append(index)
      } else {
        knots.append([index])
      }
      reach = max(reach, ends[index].high)
    }
    return joinedAcrossZero(knots, ends)
  }

  /// Joins the last knot with the first one if it extends across 0° Aries and meets it.
  private func joinedAcrossZero(_ knots: [[Int]], _ ends: [End]) -> [[Int]] {
    guard knots.count > 1, let first = knots.first, let last = knots.last,
      let lowest = first.map({ ends[$0].low }).min(), let highest = last.map({ ends[$0].high }).max(),
      highest > lowest + 360
    else { return knots }
    return [last + first] + knots.dropFirst().dropLast()
  }

  // MARK: - Shapes

  /// A straight line to a head near its true longitude, otherwise a slanted line and a stem.
  private func direct(to end: End) -> Leader {
    let line = line(to: end)
    let bend = isStraight(end) ? [] : [dial.point(end.drawnDegree, radius: band.stackOuter)]
    return Leader(through: [line.start] + bend + [line.end])
  }

  private func isStraight(_ end: End) -> Bool {
    end.maySlant && abs(end.shift) < LeaderRouter.straightLimit && isShallow(end)
  }

  /// Whether the stack is in the first tier.
  private func isShallow(_ end: End) -> Bool { end.stemEnd > band.stackOuter - LeaderRouter.shallow }

  /// How far inside the outer edge of the stacks the head of the first tier may begin, as a fraction of the
  /// half side.
  private static let shallow = 0.03

  private func laned(to end: End, lane: Int) -> Leader {
    let pitch = (band.laneOuter - band.laneInner) / Double(max(laneCount, 1))
    let radius = band.laneInner + pitch * (Double(lane) + 0.5)
    let drawn = end.trueDegree + end.shift
    var path = Path(through: [dial.point(end.trueDegree, radius: end.start)])
    path.append(dial.arc(from: end.trueDegree, to: drawn, radius: radius).continued)
    path.line(to: dial.point(drawn, radius: end.stemEnd))
    let points =
      [dial.point(end.trueDegree, radius: end.start)]
      + dial.points(from: end.trueDegree, to: drawn, radius: radius)
      + [dial.point(drawn, radius: end.stemEnd)]
    return Leader(path: path, segments: Leader.segments(through: points))
  }
}

extension Leader {
  /// Whether the lines of the two leaders cross.
  func crosses(_ other: Leader) -> Bool {
    segments.contains { a in other.segments.contains { a.crosses($0) } }
  }

  /// A leader of straight lines from point to point.
  init(through points: [Point]) {
    self.init(path: Path(through: points), segments: Leader.segments(through: points))
  }

  static func segments(through points: [Point]) -> [Segment] {
    zip(points, points.dropFirst()).map { Segment($0, $1) }
  }
}

extension Dial {
  /// An arc as points, close enough that the straight lines between them deviate by less than a hundredth of
  /// a point at a side of 600.
  func points(from start: Double, to end: Double, radius: Double) -> [Point] {
    let count = max(1, Int(abs(end - start).rounded(.up)))
    return (0...count).map { step in
      point(start + (end - start) * Double(step) / Double(count), radius: radius)
    }
  }
}
