import Geometry

/// Draws the lines from true places to columns, so that none cross.
///
/// Where a whole knot of neighbors has moved only a little, each gets a slanted line: both ends keep the
/// order, and two straight lines meet at most once, so they do not meet at all. In a knot where one has moved
/// far, all go radially, along an arc on a lane, and radially again. Arcs that go forward and overlap lie the
/// further out the later they end, those that go backward the further out the earlier: then no radial piece
/// meets another's arc.
struct LeaderRouter {
  var dial: Dial
  var band: WheelPlan.Band

  struct End {
    var trueDegree: Double
    var drawnDegree: Double
    /// The distance of the column's head from the middle, as a fraction of the half side.
    var stemEnd: Double

    /// How far the column has moved along the zodiac, −180…180 degrees.
    var shift: Double {
      let forward = (drawnDegree - trueDegree).truncatingRemainder(dividingBy: 360)
      return forward > 180 ? forward - 360 : forward < -180 ? forward + 360 : forward
    }
    var low: Double { min(trueDegree, trueDegree + shift) }
    var high: Double { max(trueDegree, trueDegree + shift) }
  }

  /// The most that a column may have moved for a slanted leader, in degrees.
  private static let slantLimit = 5.0

  /// A leader for each end, in the order given.
  func routes(to ends: [End]) -> [Leader] {
    var leaders = ends.map { slanted(to: $0) }
    for knot in knots(ends) where knot.contains(where: { abs(ends[$0].shift) > LeaderRouter.slantLimit }) {
      let lanes = lanes(knot.map { ends[$0] })
      for (index, lane) in zip(knot, lanes) { leaders[index] = laned(to: ends[index], lane: lane) }
    }
    return leaders
  }

  // MARK: - Knots and lanes

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

  /// Which lane each way of a knot takes, 0 innermost, and how many there are.
  private func lanes(_ knot: [End]) -> [(lane: Int, count: Int)] {
    var level = Array(repeating: 0, count: knot.count)
    for index in knot.indices where knot[index].shift > 0 {
      for earlier in 0..<index where knot[earlier].shift > 0 && overlap(knot[earlier], knot[index]) {
        level[index] = max(level[index], level[earlier] + 1)
      }
    }
    for index in knot.indices.reversed() where knot[index].shift <= 0 {
      for later in knot.indices.dropFirst(index + 1)
      where knot[later].shift <= 0 && overlap(knot[index], knot[later]) {
        level[index] = max(level[index], level[later] + 1)
      }
    }
    let count = (level.max() ?? 0) + 1
    return level.map { ($0, count) }
  }

  private func overlap(_ a: End, _ b: End) -> Bool {
    // Ends on either side of 0° Aries differ by a whole turn.
    [-360.0, 0, 360].contains { turn in a.low < b.high + turn && b.low + turn < a.high }
  }

  // MARK: - Shapes

  private func slanted(to end: End) -> Leader {
    let points = [
      dial.point(end.trueDegree, radius: band.tickInner),
      dial.point(end.drawnDegree, radius: band.stackOuter),
      dial.point(end.drawnDegree, radius: end.stemEnd),
    ]
    return Leader(
      path: Path(through: points), segments: [Segment(points[0], points[1]), Segment(points[1], points[2])])
  }

  private func laned(to end: End, lane: (lane: Int, count: Int)) -> Leader {
    let pitch = (band.laneOuter - band.laneInner) / Double(max(lane.count, 3))
    let radius = band.laneInner + pitch * (Double(lane.lane) + 0.5)
    let drawn = end.trueDegree + end.shift
    var path = Path(through: [dial.point(end.trueDegree, radius: band.tickInner)])
    path.append(dial.arc(from: end.trueDegree, to: drawn, radius: radius).continued)
    path.line(to: dial.point(drawn, radius: end.stemEnd))
    return Leader(path: path, segments: flattened(end, drawn: drawn, radius: radius))
  }

  /// The way as straight pieces, the arc cut finely enough that it strays under a hundredth of a point.
  private func flattened(_ end: End, drawn: Double, radius: Double) -> [Segment] {
    let count = max(1, Int(abs(end.shift).rounded(.up)))
    let arc = (0...count).map { step in
      dial.point(end.trueDegree + end.shift * Double(step) / Double(count), radius: radius)
    }
    let points =
      [dial.point(end.trueDegree, radius: band.tickInner)] + arc + [dial.point(drawn, radius: end.stemEnd)]
    return zip(points, points.dropFirst()).map { Segment($0, $1) }
  }
}
