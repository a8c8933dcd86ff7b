import Geometry

/// Places boxes along a stretch of a ring, each as near to its true place as the others allow.
///
/// What two neighbors need between them depends on where they stand, so solving and measuring take turns:
/// solve with the separations known so far, measure which boxes still meet, raise those separations.
/// Constraints only enter once they are violated, so what satisfies all of them is the optimum of all.
struct RingSolver {
  /// The true places in ascending order, in degrees from the start of the stretch.
  var targets: [Double]
  /// The length of the stretch, in degrees.
  var span: Double
  /// What stands at either end, if anything does.
  var lowWall: Footprint?
  var highWall: Footprint?
  /// How many of the following footprints one may meet: more than one where they stand in tiers.
  var reach = 1
  /// What must stay free between two boxes, in points.
  var gap: Double
  /// One of the boxes of an item at a place, which is found faster than all of them; `nil` if none is.
  var head: ((_ index: Int, _ offset: Double) -> Footprint.Block)?
  /// The boxes of one item at a place.
  var footprint: (_ index: Int, _ offset: Double) -> Footprint

  /// Rounds of solving and measuring; crowded houses settle within five.
  private static let rounds = 24
  /// Added to what is needed, in degrees, so that rounding to a thousandth of a point cannot undo it.
  private static let margin = 0.01

  /// Degrees from the start for each item, or `nil` where the stretch cannot hold them.
  func solved() -> [Double]? {
    guard !targets.isEmpty else { return [] }
    var limits = Limits(
      separations: Array(repeating: 0, count: targets.count - 1),
      lows: Array(repeating: 0, count: targets.count), highs: Array(repeating: span, count: targets.count))
    guard let offsets = settle(&limits) else { return nil }
    return relaxed(limits, at: offsets) ?? offsets
  }

  // MARK: - Solve and measure

  /// What the solution must keep, as far as it is known.
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

  /// Starts over from the separations that the settled places need: the way there may have asked for more.
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

  /// Asks for what a pair needs, in equal shares of all that stand between the two.
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

  /// The least distance from a given one on at which two items about a middle are clear, in degrees.
  private func clearSeparation(
    _ first: Int, _ second: Int, about middle: Double, from distance: Double
  ) -> Double {
    RingSolver.leastTrue(from: distance) { distance in
      let (low, high) = (middle - distance / 2, middle + distance / 2)
      // While two heads still meet, the rest need not be looked at.
      if let head, head(first, low).meets(head(second, high), gap: gap) { return false }
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

  /// The first value from a start on at which something holds: quarter degrees up, then halving.
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
