/// The values of a way that are looked for: some longitudes, every whole turn of them.
struct Levels: Sendable {
  /// Degrees, 0 ≤ degrees < 360.
  let longitudes: [Double]

  init(_ longitudes: [Double]) {
    self.longitudes = longitudes.map {
      let rest = $0.truncatingRemainder(dividingBy: 360)
      return rest < 0 ? rest + 360 : rest
    }
  }

  /// One value, and which longitude it is a turn of.
  struct Level: Hashable, Sendable {
    var index: Int
    var turn: Int
  }

  func value(_ level: Level) -> Double { longitudes[level.index] + 360 * Double(level.turn) }

  /// Every level from one value to another, both with a little more.
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
  /// A level that is met in a stretch.
  struct Encounter: Sendable {
    var level: Levels.Level
    var value: Double
    var stretch: Stretch
  }

  /// Which levels are met in some days that are fitted, each meeting once, in order of time.
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
