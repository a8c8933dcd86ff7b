import Diagnostics

/// All that belongs to one value of a way: the stretches around it, from where it cannot be met before to where it
/// cannot be met any more.
extension Course {
  /// Fits the way around a stretch as far as needed, and says which stretches are near a value.
  ///
  /// - Parameters:
  ///   - reach: Degrees from the value that still belong to it.
  ///   - index: Of a stretch that meets the value, or is near it.
  mutating func vicinity(
    of value: Double, reach: Double, around index: Int
  ) throws(Problem) -> ClosedRange<Int> {
    var (first, last) = (index, index)
    while !isBeyond(stretches[first], before: true, value, reach) {
      if first == 0 {
        let more = try extendBackwards()
        if more == 0 { break }
        (first, last) = (first + more, last + more)
      }
      first -= 1
    }
    while !isBeyond(stretches[last], before: false, value, reach) {
      if last == stretches.count - 1, !(try extendForwards()) { break }
      last += 1
    }
    return first...last
  }

  /// Whether before a stretch, or behind it, the way is no more within reach of a value.
  ///
  /// Going forwards on the whole, it was never higher before than where it stands by more than it ever goes back, and
  /// never higher than at a station from which it turned back: each such station is further on than the one before.
  private func isBeyond(_ stretch: Stretch, before: Bool, _ value: Double, _ reach: Double) -> Bool {
    let pace = way.pace
    let (outer, inner) = before ? (stretch.start, stretch.end) : (stretch.end, stretch.start)
    guard pace.mean.speed != 0 else {
      // To and fro: until the way leads away.
      let distance = abs(outer.value - value)
      return distance > reach && distance > abs(inner.value - value)
    }
    let drift: Double = pace.mean.speed > 0 ? 1 : -1
    // How far it is beyond, the way it came or the way it goes.
    let beyond = drift * (before ? value - outer.value : outer.value - value) - reach
    if beyond > pace.loop { return true }
    let turnsHere = outer.isStation && stretch.isRising == (drift < 0)
    return turnsHere && beyond > 0
  }
}
