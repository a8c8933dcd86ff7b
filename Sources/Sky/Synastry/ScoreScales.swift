package import AstroChartModel

/// The scales of all domains for two people: those of random couples of whom as many times of birth are known.
///
/// Without a time there are no angles and no rulers of houses, so that less speaks for two people or against them; on
/// the scales of such couples the median is 50 nevertheless.
struct ScoreScales: Sendable {
  private let knots: Knots

  init(_ first: Chart, _ second: Chart) {
    switch (first.hasBirthTime, second.hasBirthTime) {
    case (true, true): knots = .ofBothTimes
    case (true, false), (false, true): knots = .ofOneTime
    case (false, false): knots = .ofNoTime
    }
  }

  func scale(of domain: CoupleDomain) -> ScoreScale {
    switch domain {
    case .emotional: ScoreScale(knots: knots.emotional)
    case .mental: ScoreScale(knots: knots.mental)
    case .physical: ScoreScale(knots: knots.physical)
    case .spiritual: ScoreScale(knots: knots.spiritual)
    case .stability: ScoreScale(knots: knots.stability)
    }
  }

  /// The knots of each domain's scale, in millionths.
  struct Knots: Sendable {
    var emotional: [Int]
    var mental: [Int]
    var physical: [Int]
    var spiritual: [Int]
    var stability: [Int]
  }
}

/// What the scales are made from, by `make quantiles`.
package enum ScoreQuantiles {
  /// The percentiles at which a scale has its knots.
  package static var percentiles: [Double] { ScoreScale.percentiles }

  /// The raw value of two people in each domain, in millionths.
  package static func raw(of first: Chart, with second: Chart) -> [CoupleDomain: Int] {
    let terms = ScoreTerms(of: first, with: second)
    return Dictionary(
      uniqueKeysWithValues: CoupleDomain.allCases.map { domain in
        (domain, terms.terms(of: domain).reduce(0) { $0 + $1.value })
      })
  }
}
