import ChartModel

/// Draws that the chart itself decides: the same chart always draws the same, and two charts rarely do.
struct Lot {
  private(set) var state: UInt64

  /// What FNV-1a begins with.
  static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  init(state: UInt64) { self.state = state }

  /// Seeded with where everything stands (FNV-1a over the millionths of a degree).
  init(of chart: Chart) {
    state = Lot.seed
    for placement in chart.placements { mix(UInt64(placement.longitude.degrees * 1_000_000)) }
    if let ascendant = chart.angles?.ascendant { mix(UInt64(ascendant.degrees * 1_000_000)) }
  }

  mutating func mix(_ value: UInt64) { state = (state ^ value) &* 0x0000_0100_0000_01b3 }

  /// The same lot for one matter among many.
  func on(_ matter: String) -> Lot {
    var lot = self
    for byte in matter.utf8 { lot.mix(UInt64(byte)) }
    return lot
  }

  /// A factor that is the chart's own for a matter, 1 − leeway … 1 + leeway.
  func favour(_ matter: String, within leeway: Double) -> Double {
    var lot = on(matter)
    return 1 + leeway * (Double(lot.draw(below: 2001)) / 1000 - 1)
  }

  /// 0 ..< bound, by splitmix64; bound ≥ 1.
  mutating func draw(below bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  /// One of the variants; nothing only where there is none.
  mutating func draw<Variant>(from variants: [Variant]) -> Variant? {
    variants.isEmpty ? nil : variants[draw(below: variants.count)]
  }
}
