import AstroDiagnostics

/// Finds the stretches in the vicinity of a value, outside of which the way cannot meet it.
extension Course {
  /// Fits the way around a stretch as far as needed, and returns which stretches are near a value.
  ///
  /// - Parameters:
  ///   - reach: The distance from the value, in degrees, up to which a stretch counts as near.
  ///   - index: The index of a stretch that meets the value, or is near it.
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

  /// Whether the way is never within reach of a value before a stretch, or after it.
  ///
  /// A way that moves forward on the whole has never been further ahead than its present place plus the most
  /// that it ever goes back, nor further ahead than the station at which it last turned retrograde, because
  /// each such station is ahead of the one before.
  private func isBeyond(_ stretch: Stretch, before: Bool, _ value: Double, _ reach: Double) -> Bool {
    let pace = way.pace
    let (outer, inner) = before ? (stretch.start, stretch.end) : (stretch.end, stretch.start)
    guard pace.mean.speed != 0 else {
      // For a way without a mean motion: until it leads away from the value.
      let distance = abs(outer.value - value)
      return distance > reach && distance > abs(inner.value - value)
    }
    let drift: Double = pace.mean.speed > 0 ? 1 : -1
    // How far the way is out of reach, in the direction from which it came or in which it goes.
    let beyond = drift * (before ? value - outer.value : outer.value - value) - reach
    if beyond > pace.loop { return true }
    let turnsHere = outer.isStation && stretch.isRising == (drift < 0)
    return turnsHere && beyond > 0
  }
}
