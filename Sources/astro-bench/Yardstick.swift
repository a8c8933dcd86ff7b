/// How fast the machine is just now: where others share it, or it is another one, every figure moves with this one.
enum Yardstick {
  /// What the machine of our figures needs when nobody else works on it, in milliseconds.
  private static let quiet = 2.0

  static func measure() {
    var sum: UInt64 = 0
    let time = Stopwatch.median { sum &+= steps(1_000_000) }
    // What nobody reads is not computed.
    precondition(sum != 1)
    Table.line("the yardstick: a million steps", time, target: quiet, unit: "ms")
  }

  /// A generator of numbers, each of which waits for the one before.
  ///
  /// Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, 2014.
  private static func steps(_ count: Int) -> UInt64 {
    var state: UInt64 = 1
    for _ in 0..<count {
      state = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
      state = (state ^ (state >> 27)) &* 0x94d0_49bb_1331_11eb
      state ^= state >> 31
    }
    return state
  }
}
