import ChartModel
import Diagnostics

/// Finds every time at which a body that turns back meets a place, cycle by cycle.
///
/// The longitude is unwrapped from birth on, U(t), which at birth is that of birth. Cycle k is met wherever
/// U(t) = U(birth) + 360°·k: once, or where the body turns back over the place three or five times. What is met with
/// k = 0 after birth belongs to the loop in which the birth lies, and is no return.
struct PassSearch {
  let motion: Motion
  let pace: Pace
  /// The instant of birth, and the longitude there.
  let birth: Double
  let longitude: Double

  /// How fast a body goes about.
  struct Pace {
    /// Days within which it goes less than half a turn.
    var stride: Double
    /// Days within which it does not turn back twice.
    var step: Double
    /// More degrees than it ever goes back.
    var loop: Double
  }

  /// One meeting.
  struct Pass {
    var julianDay: Double
    var isRetrograde: Bool
  }

  /// A known point of the unwrapped longitude.
  private struct Mark {
    var julianDay: Double
    /// Degrees gone since birth.
    var way: Double
    var speed: Double
  }

  /// All meetings of a cycle, in order of time.
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

  /// The first cycle of which a meeting lies behind an instant, strictly, and which of its meetings does.
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

  // MARK: - The way since birth

  private func start() throws(Problem) -> Mark {
    Mark(julianDay: birth, way: 0, speed: try motion.position(birth).speed)
  }

  /// Where the body is after a mark that lies less than half a turn back.
  private func mark(at julianDay: Double, after mark: Mark) throws(Problem) -> Mark {
    let place = try motion.position(julianDay)
    let gone = Degrees.folded(place.longitude - longitude - mark.way)
    return Mark(julianDay: julianDay, way: mark.way + gone, speed: place.speed)
  }

  /// A point of the way at which, and before which, the body has not been so far.
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

  // MARK: - Meetings

  /// The meetings of a stretch in which the body turns back once at most.
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

  /// Where the body turns back.
  private func station(between first: Mark, and last: Mark) throws(Problem) -> Mark {
    var (low, high) = (first, last)
    for _ in 0..<60 where high.julianDay - low.julianDay > 1e-6 {
      let middle = try mark(at: (low.julianDay + high.julianDay) / 2, after: low)
      if middle.speed * low.speed > 0 { low = middle } else { high = middle }
    }
    return high
  }

  /// The meeting in a stretch in which the body goes one way; the place it begins at belongs to the stretch before.
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
  /// The pace of a planet, by its fastest motion, its shortest time between stations and its widest loop.
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
