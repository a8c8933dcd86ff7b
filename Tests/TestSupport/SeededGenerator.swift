/// Random numbers that are the same in every run (SplitMix64: Steele, Lea and Flood, 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range, all equally likely.
  public mutating func number(in range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  public mutating func whole(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// Whether something happens that does so with a chance of 0…1.
  public mutating func happens(_ chance: Double) -> Bool { number(in: 0...1) < chance }

  /// One of several, `fallback` where there are none.
  public mutating func one<Element>(of elements: [Element], or fallback: Element) -> Element {
    elements.randomElement(using: &self) ?? fallback
  }
}
