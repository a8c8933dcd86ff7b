import AstroChartModel
import AstroEphemeris
import AstroSkies
import AstroSynastry
import TestSupport

/// Random couples of two persons with names, computed.
struct Couples {
  private let skies: Skies
  private let ephemeris = SwissEphemeris()
  private let names: [String]

  init(named names: [String] = ["Соломія", "Роман"]) {
    (skies, self.names) = (Skies(ephemeris), names)
  }

  /// Charts of two, the same for the same seed.
  func charts(_ count: Int, seed: UInt64, timed: (Bool, Bool) = (true, true)) throws -> [[Chart]] {
    var first = RandomBirths(seed: seed, knowsTime: timed.0)
    var second = RandomBirths(seed: seed &+ 1_000, knowsTime: timed.1)
    var couples: [[Chart]] = []
    for _ in 0..<count {
      guard let one = first.next(), let other = second.next() else { continue }
      couples.append([
        try ephemeris.chart(of: one, name: names[0], settings: ChartSettings()),
        try ephemeris.chart(of: other, name: names[1], settings: ChartSettings()),
      ])
    }
    return couples
  }

  func synastry(_ charts: [Chart]) throws -> Synastry {
    let composite = try skies.composite(of: charts[0], and: charts[1])
    return Synastry(of: charts[0], with: charts[1], composite: composite)
  }
}
