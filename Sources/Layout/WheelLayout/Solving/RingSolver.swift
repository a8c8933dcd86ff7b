import AstroGeometry

/// Places boxes along a stretch of a ring, each as near to its true longitude as the others allow.
///
/// The separation that two neighbors need depends on where they are, so solving and measuring alternate:
/// solve with the separations known so far, measure which boxes still meet, and raise those separations. A
/// constraint is only added once it is violated, so a solution that satisfies all of them is the optimum.
struct RingSolver {
  /// The true longitudes in ascending order, in degrees from the start of the stretch.
  var targets: [Double]
  /// The length of the stretch, in degrees.
  var span: Double
  /// What is at either end, if anything.
  var lowWall: Footprint?
  var highWall: Footprint?
  /// How many of the following footprints one may meet: more than one if they are in tiers.
  var reach = 1
  /// The free space required between two boxes, in points.
  var gap: Double
  /// Whether two items at two positions are clear of each other, where that is told faster than from their footprints.
  var areClear: ((_ first: Int, _ low: Double, _ second: Int, _ high: Double) -> Bool)?
  /// The boxes of an item at a position.
  var footprint: (_ index: Int, _ offset: Double) -> Footprint

  /// The most rounds of solving and measuring; crowded houses settle within five.
  private static let rounds = 24
  /// A margin in degrees on top of what is needed, so that rounding to a thousandth of a point cannot undo
  /// it.
  private static let margin = 0.01

  /// The positions of all items in degrees from the start, or `nil` if the stretch has no room for them.
  func solved() -> [Double]? {
    guard !targets.isEmpty else { return [] }
    var limits = Limits(
      separations: Array(repeating: 0, count: targets.count - 1),
      lows: Array(repeating: 0, count: targets.count), highs: Array(repeating: span, count: targets.count))
    guard let offsets = settle(&limits) else { return nil }
    return relaxed(limits, at: offsets) ?? offsets
  }

  // MARK: - Solve and measure

  /// The constraints that are known so far.
  private struct Limits {
    var separations: [Double]
    var lows: [Double]
    var highs: [Double]
  }

  private func settle(_ limits: inout Limits) -> [Double]? {
    for _ in 0..<RingSolver.rounds {
      let spreading = Spreading(
        targets: targets, separations: limits.separations, lows: limits.lows, highs: limits.highs)
      guard let offsets = spreading.solved() else { return nil }
      let footprints = offsets.indices.map { footprint($0, offsets[$0]) }
      let isRaised = raiseBounds(&limits, footprints, offsets)
      if !raiseSeparations(&limits, footprints, offsets), !isRaised { return offsets }
    }
    return nil
  }

  /// Solves again with the separations that the settled positions need, because earlier rounds may have asked
  /// for more.
  private func relaxed(_ limits: Limits, at offsets: [Double]) -> [Double]? {
    guard limits.separations.contains(where: { $0 > 0 }) else { return nil }
    var again = limits
    for index in again.separations.indices where again.separations[index] > 0 {
      let middle = (offsets[index] + offsets[index + 1]) / 2
      again.separations[index] = clearSeparation(index, index + 1, about: middle, from: 0) + RingSolver.margin
    }
    return settle(&again)
  }

  private func raiseSeparations(_ limits: inout Limits, _ footprints: [Footprint], _ offsets: [Double])
    -> Bool
  {
    var isRaised = false
    for first in footprints.indices {
      for second in footprints.indices.dropFirst(first + 1).prefix(reach)
      where !footprints[first].isClear(of: footprints[second], gap: gap) {
        raise(&limits, first, second, offsets)
        isRaised = true
      }
    }
    return isRaised
  }

  /// Raises the separations between a pair to what it needs, in equal shares for everything between the two.
  private func raise(_ limits: inout Limits, _ first: Int, _ second: Int, _ offsets: [Double]) {
    let distance = offsets[second] - offsets[first]
    let middle = (offsets[first] + offsets[second]) / 2
    let needed = clearSeparation(first, second, about: middle, from: distance) + RingSolver.margin
    let share = (needed - distance) / Double(second - first)
    for index in first..<second {
      limits.separations[index] = max(limits.separations[index], offsets[index + 1] - offsets[index] + share)
    }
  }

  private func raiseBounds(_ limits: inout Limits, _ footprints: [Footprint], _ offsets: [Double]) -> Bool {
    var isRaised = false
    for index in footprints.indices.prefix(reach) {
      guard let wall = lowWall, !footprints[index].isClear(of: wall, gap: gap) else { continue }
      limits.lows[index] = offsets[index] + wayClear(of: wall, index, from: offsets[index], direction: 1)
      isRaised = true
    }
    for index in footprints.indices.suffix(reach) {
      guard let wall = highWall, !footprints[index].isClear(of: wall, gap: gap) else { continue }
      limits.highs[index] = offsets[index] - wayClear(of: wall, index, from: offsets[index], direction: -1)
      isRaised = true
    }
    return isRaised
  }

  // MARK: - Measuring

  /// The least distance, starting from a given one, at which two items around a middle are clear of each
  /// other, in degrees.
  private func clearSeparation(
    _ first: Int, _ second: Int, about middle: Double, from distance: Double
  ) -> Double {
    RingSolver.leastTrue(from: distance) { distance in
      let (low, high) = (middle - distance / 2, middle + distance / 2)
      if let areClear { return areClear(first, low, second, high) }
      return footprint(first, low).isClear(of: footprint(second, high), gap: gap)
    }
  }

  /// How far an item must move to be clear of a wall, in degrees.
  private func wayClear(of wall: Footprint, _ index: Int, from offset: Double, direction: Double) -> Double {
    RingSolver.margin
      + RingSolver.leastTrue(from: 0) { step in
        footprint(index, offset + direction * step).isClear(of: wall, gap: gap)
      }
  }

  /// The least value from a start on for which a condition holds: in steps of a quarter degree, then by
  /// bisection.
  private static func leastTrue(from start: Double, _ holds: (Double) -> Bool) -> Double {
    var (low, high) = (start, start)
    while !holds(high), high < start + 45 { (low, high) = (high, high + 0.25) }
    guard high > low else { return start }
    for _ in 0..<6 {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
