/// Times work by the median of many runs, which a busy machine disturbs least.
enum Stopwatch {
  /// Runs before any that count: caches are filled, files are open.
  private static let warmUps = 20

  /// - Returns: Milliseconds.
  static func median(runs: Int = 200, of work: () throws -> Void) rethrows -> Double {
    for _ in 0..<min(warmUps, runs) { try work() }
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<runs { times.append(try clock.measure(work)) }
    return times.sorted()[runs / 2] / .milliseconds(1)
  }
}
