/// The stretch of the zodiac that a body covers in one local day.
package struct DayRange: Hashable, Sendable {
  package var atMidnight: Longitude
  package var atNextMidnight: Longitude

  package init(atMidnight: Longitude, atNextMidnight: Longitude) {
    (self.atMidnight, self.atNextMidnight) = (atMidnight, atNextMidnight)
  }

  /// How far the body moves in the day, in degrees, backward below zero.
  package var sweep: Double {
    let run = atMidnight.distance(forwardTo: atNextMidnight)
    return run > 180 ? run - 360 : run
  }

  /// Whether it is so long, over 2°, that a position at noon says little of the other hours.
  package var isBroad: Bool { abs(sweep) > 2 }
}

extension Placement {
  /// Whether the position is that of noon in a day in which the body moves far; as a rule only the Moon's is.
  package var isBroad: Bool { range?.isBroad ?? false }

  /// Whether it stands in one sign on the whole day of a birth whose time is not known.
  package var isSureOfSign: Bool {
    range.map { $0.atMidnight.sign == $0.atNextMidnight.sign } ?? true
  }

  /// Whether the degree at noon says too little of the other hours: it moves far, or may be past a sign's edge.
  package var isApproximate: Bool { isBroad || !isSureOfSign }

  /// The signs in which it may stand: one, or on a day without an hour on which it changes its sign, both in turn.
  package var possibleSigns: [Sign] {
    guard let range, !isSureOfSign else { return [sign] }
    return [range.atMidnight.sign, range.atNextMidnight.sign]
  }
}

extension Houses {
  /// The house, 1…12, in which a body stands; `nil` if on a day without an hour it may be either of two.
  package func house(of placement: Placement) -> Int? {
    let ends = placement.range.map { [$0.atMidnight, $0.atNextMidnight] } ?? [placement.longitude]
    let found = Set(ends.map { house(of: $0) })
    return found.count == 1 ? found.first : nil
  }
}
