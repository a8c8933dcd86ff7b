/// A scale from raw values to scores: the quantiles of random couples, with straight lines between them.
struct ScoreScale: Hashable, Sendable {
  /// The raw values in millionths that the percentiles of ``percentiles`` have, in rising order.
  let knots: [Int]

  /// The percentiles whose raw values are kept, from the lowest score to the highest.
  static let percentiles: [Double] = [1, 2, 3] + stride(from: 5.0, through: 95, by: 5) + [97, 98, 99]

  private static let middle = percentiles.count / 2

  /// The raw value of the median couple, in millionths.
  var median: Int { knots[ScoreScale.middle] }

  /// The score of a raw value in millionths, 1…99.
  func score(of raw: Int) -> Double {
    guard let above = knots.firstIndex(where: { $0 > raw }) else { return 99 }
    guard above > 0 else { return 1 }
    let (low, high) = (ScoreScale.percentiles[above - 1], ScoreScale.percentiles[above])
    let part = Double(raw - knots[above - 1]) / Double(knots[above] - knots[above - 1])
    return low + part * (high - low)
  }

  /// How many points of the score one millionth is worth between the median and a raw value.
  func step(to raw: Int) -> Double {
    guard raw != median else { return step(to: median + 1) }
    return (score(of: raw) - score(of: median)) / Double(raw - median)
  }
}
