/// The present speed of the machine: if that changes, or the machine is another, all figures change with this
/// one.
enum Yardstick {
  /// A million steps, beside the time that a core of three gigahertz takes at twelve cycles per step.
  static var row: Row {
    var state: UInt64 = 1
    return Row(name: "the yardstick: a million steps", target: 4) {
      // Each run continues from the last, because the compiler would compute a constant result only once.
      state = steps(1_000_000, from: state)
      // The compiler would remove the computation of a result that is not used.
      precondition(state != 0)
    }
  }

  /// Advances a generator of random numbers, in which each step depends on the one before.
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
