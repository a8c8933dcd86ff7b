/// The lane that each leader of a knot takes, 0 innermost.
///
/// Overlapping arcs that go forward are further out the later they end, and those that go backward the
/// further out the earlier they end. Then no radial segment meets another leader's arc.
struct LeaderLanes {
  let lanes: [Int]
  /// The number of lanes used.
  let count: Int

  /// - Parameter knot: The leaders in zodiacal order.
  init(of knot: [LeaderRouter.End]) {
    var level = Array(repeating: 0, count: knot.count)
    for index in knot.indices where knot[index].shift > 0 {
      for earlier in 0..<index where knot[earlier].shift > 0 && knot[earlier].overlaps(knot[index]) {
        level[index] = max(level[index], level[earlier] + 1)
      }
    }
    for index in knot.indices.reversed() where knot[index].shift <= 0 {
      for later in knot.indices.dropFirst(index + 1)
      where knot[later].shift <= 0 && knot[index].overlaps(knot[later]) {
        level[index] = max(level[index], level[later] + 1)
      }
    }
    (lanes, count) = (level, (level.max() ?? 0) + 1)
  }
}

extension LeaderRouter.End {
  /// Whether two leaders share a part of the circle.
  fileprivate func overlaps(_ other: LeaderRouter.End) -> Bool {
    // The longitudes of ends on either side of 0° Aries differ by a whole turn.
    [-360.0, 0, 360].contains { turn in low < other.high + turn && other.low + turn < high }
  }
}
