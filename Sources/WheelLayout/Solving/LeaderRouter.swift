import Geometry

/// Draws the lines from true places to stacks, so that none cross.
///
/// A body that has hardly moved gets a straight line. Where a whole knot of neighbors has moved only a little, each
/// gets a slanted line: both ends keep the order, and two straight lines meet at most once, so they do not meet at
/// all. In a knot where one has moved far, all go radially, along an arc on a lane, and radially again (`LeaderLanes`);
/// where that would take more lanes than can be told apart, a brace joins the knot's true arc to its stacks.
struct LeaderRouter {
  var dial: Dial
  var band: WheelPlan.Band
  /// The width of a leader, as a fraction of the half side.
  var lineWidth: Double
  /// How many arcs may run beside each other, where the band is deep enough for them.
  var mostLanes: Int

  struct End {
    var trueDegree: Double
    var drawnDegree: Double
    /// The distance of the stack's head from the middle, as a fraction of the half side.
    var stemEnd: Double
    /// Where the tick at the true degree ends.
    var start: Double

    /// Whether a slanted line reaches the head without meeting it; a wide one is entered along its ray.
    var maySlant = true

    /// How far the stack has moved along the zodiac, −180…180 degrees.
    var shift: Double {
      let forward = (drawnDegree - trueDegree).truncatingRemainder(dividingBy: 360)
      return forward > 180 ? forward - 360 : forward < -180 ? forward + 360 : forward
    }
    var low: Double { min(trueDegree, trueDegree + shift) }
    var high: Double { max(trueDegree, trueDegree + shift) }
  }

  /// The most that a stack may have moved for a straight and for a slanted leader, in degrees.
  private static let straightLimit = 3.0
  private static let slantLimit = 5.0

  /// A leader for each end, in the order given.
  func routes(to ends: [End]) -> [Leader] {
    var leaders = ends.map(direct)
    for knot in knots(ends) where knot.contains(where: { abs(ends[$0].shift) > LeaderRouter.slantLimit }) {
      for (index, leader) in zip(knot, routes(ofKnot: knot.map { ends[$0] })) { leaders[index] = leader }
    }
    return leaders
  }

  private func routes(ofKnot knot: [End]) -> [Leader] {
    let lanes = LeaderLanes(of: knot)
    if lanes.count > laneCount { return braced(knot) }
    return zip(knot, lanes.lanes).map { laned(to: $0, lane: $1) }
  }

  /// A brace around the run that needs one: at either end of a knot, what has hardly moved keeps a line of its own.
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

  /// How many lanes the band has, each three line widths from the next.
  private var laneCount: Int {
    min(mostLanes, Int((band.laneOuter - band.laneInner) / (3 * lineWidth)))
  }

  /// The indices of ends whose ways overlap, in zodiacal order.
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

  /// A knot that runs over the first point of Aries meets the first one from the other side.
  private func joinedAcrossZero(_ knots: [[Int]], _ ends: [End]) -> [[Int]] {
    guard knots.count > 1, let first = knots.first, let last = knots.last,
      let lowest = first.map({ ends[$0].low }).min(), let highest = last.map({ ends[$0].high }).max(),
      highest > lowest + 360
    else { return knots }
    return [last + first] + knots.dropFirst().dropLast()
  }

  // MARK: - Shapes

  /// A straight line to a head near its true place, else a slanted one and a stem.
  private func direct(to end: End) -> Leader {
    let isStraight =
      end.maySlant && abs(end.shift) < LeaderRouter.straightLimit
      && end.stemEnd > band.stackOuter - LeaderRouter.shallow
    let bend = isStraight ? [] : [dial.point(end.drawnDegree, radius: band.stackOuter)]
    return Leader(
      through: [dial.point(end.trueDegree, radius: end.start)] + bend
        + [dial.point(end.drawnDegree, radius: end.stemEnd)])
  }

  /// How far within the outer edge of the stacks a head of the first tier may begin.
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
  /// Whether the lines of two leaders cross.
  func crosses(_ other: Leader) -> Bool {
    segments.contains { a in other.segments.contains { a.crosses($0) } }
  }

  /// Straight from point to point.
  init(through points: [Point]) {
    self.init(path: Path(through: points), segments: Leader.segments(through: points))
  }

  static func segments(through points: [Point]) -> [Segment] {
    zip(points, points.dropFirst()).map { Segment($0, $1) }
  }
}

extension Dial {
  /// An arc as points, so finely that straight lines between them stray under a hundredth of a point.
  func points(from start: Double, to end: Double, radius: Double) -> [Point] {
    let count = max(1, Int(abs(end - start).rounded(.up)))
    return (0...count).map { step in
      point(start + (end - start) * Double(step) / Double(count), radius: radius)
    }
  }
}
