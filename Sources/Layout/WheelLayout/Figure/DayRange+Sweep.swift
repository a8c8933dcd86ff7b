package import AstroChartModel

extension DayRange {
  /// How far the body moves in the day, in degrees, backward below zero.
  var sweep: Double {
    let run = atMidnight.distance(forwardTo: atNextMidnight)
    return run > 180 ? run - 360 : run
  }

  /// The sweep in degrees up to which a position at noon is told as it is.
  static let narrow = 2.0
}

extension Placement {
  /// Whether the position is that of noon in a day in which the body moves far; as a rule only the Moon's is.
  package var isBroad: Bool { range.map { abs($0.sweep) > DayRange.narrow } ?? false }
}
