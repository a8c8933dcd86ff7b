/// How fast the machine is just now: where others share it, or it is another one, every figure moves with this one.
enum Yardstick {
  /// What a core of three gigahertz needs at twelve cycles a step, in milliseconds.
  private static let quiet = 4.0

  static func measure() {
    var state: UInt64 = 1
    // Each run goes on from the last: what is always the same would be computed once.
    let time = Stopwatch.median { state = steps(1_000_000, from: state) }
    // What nobody reads is not computed.
    precondition(state != 0)
    Table.line("the yardstick: a million steps", time, target: quiet, unit: "ms")
  }

  /// A generator of numbers, each of which waits for the one before.
  ///
  /// Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, 2014.
  private static func steps(_ count: Int, from start: UInt64) -> UInt64 {
    var state = start
    for _ in 0..<count {
      state = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
      state = (state ^ (state >> 27)) &* 0x94d0_49bb_1331_11eb
      state ^= state >> 31
    }
    return state
  }
}
