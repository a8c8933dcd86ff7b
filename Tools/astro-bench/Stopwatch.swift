import Glibc

/// Measures time by the median of many runs, which is least affected by a busy machine.
enum Stopwatch {
  /// Which time is measured.
  enum Clock {
    /// The processor time of this thread, on which other programs have little influence.
    case processor
    /// The elapsed time; for other processes.
    case wall
  }

  /// The number of runs before those that count, so that caches are filled and files are open.
  private static let warmUps = 20

  /// - Returns: The median time in milliseconds.
  static func median(
    runs: Int = 200, by clock: Clock = .processor, of work: () throws -> Void
  ) rethrows -> Double {
    for _ in 0..<min(warmUps, runs) { try work() }
    var times: [Double] = []
    for _ in 0..<runs {
      let start = now(clock)
      try work()
      times.append(now(clock) - start)
    }
    return times.sorted()[runs / 2]
  }

  private static func now(_ clock: Clock) -> Double {
    var time = timespec()
    clock_gettime(clock == .wall ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
