/// The values that a search looks for: some longitudes, and every whole turn of them.
struct Levels: Sendable {
  /// The longitudes, 0 ≤ degrees < 360.
  let longitudes: [Double]

  init(_ longitudes: [Double]) {
    self.longitudes = longitudes.map {
      let rest = $0.truncatingRemainder(dividingBy: 360)
      return rest < 0 ? rest + 360 : rest
    }
  }

  /// One value: the index of its longitude, and the number of whole turns.
  struct Level: Hashable, Sendable {
    var index: Int
    var turn: Int
  }

  func value(_ level: Level) -> Double { longitudes[level.index] + 360 * Double(level.turn) }

  /// Visits every level between two values, with a small tolerance at both ends.
  func between(_ first: Double, _ last: Double, _ visit: (Level) -> Void) {
    let (low, high) = (min(first, last) - Stretch.touch, max(first, last) + Stretch.touch)
    for (index, longitude) in longitudes.enumerated() {
      var turn = Int(((low - longitude) / 360).rounded(.up))
      while longitude + 360 * Double(turn) <= high {
        visit(Level(index: index, turn: turn))
        turn += 1
      }
    }
  }
}

extension Course {
  /// A level, and a stretch that meets it.
  struct Encounter: Sendable {
    var level: Levels.Level
    var value: Double
    var stretch: Stretch
  }

  /// The levels that are met in some fitted days, each meeting once, in chronological order.
  func encounters(with levels: Levels, in days: ClosedRange<Double>) -> [Encounter] {
    var found: [Encounter] = []
    var index = index(at: days.lowerBound)
    while index < stretches.count, stretches[index].start.julianDay <= days.upperBound {
      let stretch = stretches[index]
      var here: [Encounter] = []
      levels.between(stretch.start.value, stretch.end.value) { level in
        let value = levels.value(level)
        if stretch.meets(value) { here.append(Encounter(level: level, value: value, stretch: stretch)) }
      }
      found += here.sorted { stretch.isRising ? $0.value < $1.value : $0.value > $1.value }
      index += 1
    }
    return found
  }
}
