import AstroChartModel
import AstroDiagnostics

/// Finds every time at which a body that can be retrograde passes a longitude, cycle by cycle.
///
/// The longitude is unwrapped from birth on: U(t) is continuous, and equals the natal longitude at birth.
/// Cycle k has a pass wherever U(t) = U(birth) + 360°·k: one, or three or five if the body turns back over
/// the place. Passes with k = 0 after birth belong to the retrograde loop in which the birth lies, and are
/// not returns.
struct PassSearch {
  let motion: Motion
  let pace: Pace
  /// The instant of birth, and the longitude at that instant.
  let birth: Double
  let longitude: Double

  /// Limits on the motion of a body.
  struct Pace {
    /// A number of days within which it goes less than half a turn.
    var stride: Double
    /// A number of days within which it does not change direction twice.
    var step: Double
    /// More degrees than it ever goes back.
    var loop: Double
  }

  /// One pass over the longitude.
  struct Pass {
    var julianDay: Double
    var isRetrograde: Bool
  }

  /// A known point of the unwrapped longitude.
  private struct Mark {
    var julianDay: Double
    /// Degrees traveled since birth.
    var way: Double
    var speed: Double
  }

  /// All passes of a cycle, in chronological order.
  ///
  /// - Parameter cycle: From 1 on.
  func passes(ofCycle cycle: Int) throws(Problem) -> [Pass] {
    let goal = 360 * Double(cycle)
    var mark = try lastMark(before: goal - pace.loop)
    var passes: [Pass] = []
    while mark.way <= goal + pace.loop {
      let next = try self.mark(at: mark.julianDay + pace.step, after: mark)
      passes += try self.passes(at: goal, between: mark, and: next)
      mark = next
    }
    return passes
  }

  /// The first cycle with a pass strictly after an instant, its passes, and the index of the first such pass.
  func firstCycle(after instant: Double) throws(Problem) -> (cycle: Int, passes: [Pass], first: Int) {
    let way = try self.way(at: instant)
    var cycle = max(1, Int(((way - pace.loop) / 360).rounded(.up)))
    while true {
      let passes = try passes(ofCycle: cycle)
      let first = passes.firstIndex { $0.julianDay > instant + Motion.instant }
      if let first { return (cycle, passes, first) }
      cycle += 1
    }
  }

  // MARK: - The distance since birth

  private func start() throws(Problem) -> Mark {
    Mark(julianDay: birth, way: 0, speed: try motion.position(birth).speed)
  }

  /// The state of the body at an instant, within half a turn after a known mark.
  private func mark(at julianDay: Double, after mark: Mark) throws(Problem) -> Mark {
    let place = try motion.position(julianDay)
    let gone = Degrees.folded(place.longitude - longitude - mark.way)
    return Mark(julianDay: julianDay, way: mark.way + gone, speed: place.speed)
  }

  /// A mark at which, and before which, the body has not yet gone so far.
  private func lastMark(before way: Double) throws(Problem) -> Mark {
    var mark = try start()
    while true {
      let next = try self.mark(at: mark.julianDay + pace.stride, after: mark)
      guard next.way < way else { return mark }
      mark = next
    }
  }

  private func way(at julianDay: Double) throws(Problem) -> Double {
    var mark = try start()
    while mark.julianDay < julianDay {
      mark = try self.mark(at: min(mark.julianDay + pace.stride, julianDay), after: mark)
    }
    return mark.way
  }

  // MARK: - Passes

  /// The passes in a stretch in which the body changes direction at most once.
  private func passes(at goal: Double, between first: Mark, and last: Mark) throws(Problem) -> [Pass] {
    guard first.speed * last.speed < 0 else {
      return [try pass(at: goal, between: first, and: last)].compactMap(\.self)
    }
    let turn = try station(between: first, and: last)
    let pieces = [
      try pass(at: goal, between: first, and: turn), try pass(at: goal, between: turn, and: last),
    ]
    return pieces.compactMap(\.self)
  }

  /// The station between two marks.
  private func station(between first: Mark, and last: Mark) throws(Problem) -> Mark {
    var (low, high) = (first, last)
    for _ in 0..<60 where high.julianDay - low.julianDay > 1e-6 {
      let middle = try mark(at: (low.julianDay + high.julianDay) / 2, after: low)
      if middle.speed * low.speed > 0 { low = middle } else { high = middle }
    }
    return high
  }

  /// The pass in a stretch without a change of direction; one exactly at its start belongs to the previous
  /// stretch.
  private func pass(at goal: Double, between first: Mark, and last: Mark) throws(Problem) -> Pass? {
    guard (first.way < goal && goal <= last.way) || (first.way > goal && goal >= last.way) else { return nil }
    var (low, high) = (first, last)
    var guess = (low.julianDay + high.julianDay) / 2
    for _ in 0..<80 {
      let place = try mark(at: guess, after: low)
      let rest = goal - place.way
      let isBefore = (rest > 0) == (first.way < last.way)
      if isBefore { low = place } else { high = place }
      let newton = guess + rest / place.speed
      let isWithin = newton > low.julianDay && newton < high.julianDay
      if abs(rest) < 1e-10 || high.julianDay - low.julianDay < 1e-8 { break }
      guess = isWithin ? newton : (low.julianDay + high.julianDay) / 2
    }
    return Pass(julianDay: guess, isRetrograde: last.way < first.way)
  }
}

extension PassSearch.Pace {
  /// The limits for a planet, from its fastest motion, its shortest time between stations, and its widest
  /// loop.
  init(of body: Body) {
    switch body {
    case .sun: self.init(stride: 150, step: 30, loop: 0)
    case .moon: self.init(stride: 10, step: 5, loop: 0)
    case .mercury: self.init(stride: 40, step: 6, loop: 25)
    case .venus: self.init(stride: 60, step: 12, loop: 25)
    case .mars: self.init(stride: 90, step: 20, loop: 30)
    case .jupiter: self.init(stride: 240, step: 30, loop: 15)
    default: self.init(stride: 360, step: 30, loop: 12)
    }
  }
}
