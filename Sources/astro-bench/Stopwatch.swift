import Glibc

/// Times work by the median of many runs, which a busy machine disturbs least.
enum Stopwatch {
  /// What is counted.
  enum Clock {
    /// What our thread computes: others on the machine hardly count.
    case processor
    /// What somebody waits: for other processes.
    case wall
  }

  /// Runs before any that count: caches are filled, files are open.
  private static let warmUps = 20

  /// - Returns: Milliseconds.
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
