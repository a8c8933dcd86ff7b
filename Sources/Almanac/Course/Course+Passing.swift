import Diagnostics

/// One value of a way: when it is met, and when the way comes near it and leaves it.
struct Passing: Sendable {
  struct Meeting: Sendable {
    var julianDay: Double
    var isRising: Bool
  }

  /// In universal time.
  var start: Double
  var end: Double
  var meetings: [Meeting]
  /// Where the way turns back nearest to the value, if it never meets it.
  var closest: (julianDay: Double, orb: Double)?
  /// Stations between start and end.
  var turns: [Double]
}

extension Course {
  /// All meetings of a value, and the first entering and the last leaving of an orb around it.
  ///
  /// - Parameters:
  ///   - orb: In degrees.
  ///   - index: Of a stretch that meets the value, or is near it.
  ///   - closely: Whether meetings are found as closely as can be, or as transits want.
  mutating func passing(
    _ value: Double, orb: Double, around index: Int, closely: Bool = false
  ) throws(Problem) -> Passing {
    let vicinity = try vicinity(of: value, reach: orb, around: index)
    let near = stretches[vicinity]
    let (start, end) = (entering(value, orb, near), leaving(value, orb, near))
    var meetings: [Passing.Meeting] = []
    for stretch in near where stretch.meets(value) {
      let day = closely ? try exactMeeting(value, in: stretch) : try meeting(value, in: stretch)
      meetings.append(.init(julianDay: day, isRising: stretch.isRising))
    }
    let turns = near.map(\.end).filter { $0.isStation && start < $0.julianDay && $0.julianDay < end }
    let nearest = turns.min { abs($0.value - value) < abs($1.value - value) }
    return Passing(
      start: start, end: end, meetings: meetings,
      closest: meetings.isEmpty ? nearest.map { ($0.julianDay, abs($0.value - value)) } : nil,
      turns: turns.map(\.julianDay))
  }

  /// When the way first comes within an orb; where positions begin within it, then.
  private func entering(_ value: Double, _ orb: Double, _ near: ArraySlice<Stretch>) -> Double {
    guard let first = near.first else { return 0 }
    if abs(first.start.value - value) <= orb { return first.start.julianDay }
    for stretch in near {
      let edge = value + (stretch.isRising ? -orb : orb)
      if stretch.meets(edge) { return estimate(of: edge, in: stretch) }
    }
    return first.start.julianDay
  }

  private func leaving(_ value: Double, _ orb: Double, _ near: ArraySlice<Stretch>) -> Double {
    guard let last = near.last else { return 0 }
    if abs(last.end.value - value) < orb { return last.end.julianDay }
    for stretch in near.reversed() {
      let edge = value + (stretch.isRising ? orb : -orb)
      if stretch.meets(edge) { return estimate(of: edge, in: stretch) }
    }
    return last.end.julianDay
  }
}
