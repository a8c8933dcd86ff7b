import ArgumentParser
import AstroChartModel
import AstroSynastry

/// Writes the scales of a couple's scores: the quantiles of random couples.
struct Quantiles: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the scales of couples' scores, as Swift, from random couples.")

  @Option(help: "How many couples a scale is made from.")
  var couples = 100_000

  @Option(help: "The seed of the births.")
  var seed: UInt64 = 1

  private static let names = ["ofNoTime", "ofOneTime", "ofBothTimes"]

  func run() throws {
    print(
      "// Written by make quantiles: \(couples) random couples of seed \(seed).\n\nextension ScoreScales.Knots {"
    )
    for knownTimes in [2, 1, 0] {
      let knots = try knots(knownTimes: knownTimes)
      print("  static let \(Quantiles.names[knownTimes]) = ScoreScales.Knots(")
      let members = CoupleDomain.allCases.map { "    \($0.rawValue): \(knots[$0] ?? [])" }
      print(members.joined(separator: ",\n") + ")\n")
    }
    print("}")
  }

  private func knots(knownTimes: Int) throws -> [CoupleDomain: [Int]] {
    var random = RandomCouples(seed: seed)
    var values: [CoupleDomain: [Int]] = [:]
    for _ in 0..<couples {
      let couple = try random.couple(knownTimes: knownTimes)
      for (domain, raw) in ScoreQuantiles.raw(of: couple.first, with: couple.second) {
        values[domain, default: []].append(raw)
      }
    }
    return values.mapValues { values in
      let sorted = values.sorted()
      return ScoreQuantiles.percentiles.map { sorted[Int($0 / 100 * Double(sorted.count - 1))] }
    }
  }
}
