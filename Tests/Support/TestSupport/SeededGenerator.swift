/// Random numbers that are the same in every run (SplitMix64: Steele, Lea and Flood, 2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range, all equally likely.
  package mutating func number(in range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  package mutating func whole(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// Whether something happens that does so with a chance of 0…1.
  package mutating func happens(_ chance: Double) -> Bool { number(in: 0...1) < chance }

  /// One of several, `fallback` where there are none.
  package mutating func one<Element>(of elements: [Element], or fallback: Element) -> Element {
    elements.randomElement(using: &self) ?? fallback
  }
}
