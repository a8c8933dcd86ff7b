import AstroDiagnostics

/// The passing of a way by one value: when it comes near the value, meets it, and leaves it.
struct Passing: Sendable {
  struct Meeting: Sendable {
    var julianDay: Double
    var isRising: Bool
  }

  /// Julian days in universal time.
  var start: Double
  var end: Double
  var meetings: [Meeting]
  /// The station nearest to the value, as a Julian day with its orb, if the way never meets the value.
  var closest: (julianDay: Double, orb: Double)?
  /// The stations between start and end, as Julian days.
  var turns: [Double]
}

extension Course {
  /// All meetings with a value, the first entry into an orb around it, and the last exit.
  ///
  /// - Parameters:
  ///   - orb: In degrees.
  ///   - index: The index of a stretch that meets the value, or is near it.
  ///   - closely: Whether to find meetings as exactly as possible, rather than only as exactly as transits
  ///     need.
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
    let turns = near.turns.filter { start < $0.julianDay && $0.julianDay < end }
    return Passing(
      start: start, end: end, meetings: meetings,
      closest: meetings.isEmpty
        ? turns.nearest(to: value).map { ($0.julianDay, abs($0.value - value)) } : nil,
      turns: turns.map(\.julianDay))
  }

  /// The days between which each meeting with a value lies, or else the turn nearest to it, by the polynomials alone.
  ///
  /// - Parameters:
  ///   - orb: In degrees.
  ///   - index: The index of a stretch that meets the value, or is near it.
  mutating func peaks(
    _ value: Double, orb: Double, around index: Int
  ) throws(Problem) -> [ClosedRange<Double>] {
    let vicinity = try vicinity(of: value, reach: orb, around: index)
    let near = stretches[vicinity]
    let meetings = near.filter { $0.meets(value) }.map { surroundings(of: value, in: $0) }
    guard meetings.isEmpty else { return meetings }
    return near.turns.nearest(to: value).map { [$0.julianDay...$0.julianDay] } ?? []
  }

  /// When the way first comes within an orb, or the start of the positions if it begins within.
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

extension ArraySlice<Stretch> {
  /// The stations at which a stretch ends.
  fileprivate var turns: [Stretch.End] { map(\.end).filter(\.isStation) }
}

extension [Stretch.End] {
  fileprivate func nearest(to value: Double) -> Stretch.End? {
    self.min { abs($0.value - value) < abs($1.value - value) }
  }
}
