public import AstroChartModel

/// How well two people agree in one domain, with reasons that add up.
public struct CoupleScore: Hashable, Sendable {
  /// The score before rounding, 1…99; the median of random couples has 50.
  public let exactScore: Double
  /// What speaks for the two and against them, the weightiest first.
  ///
  /// ``base`` and the sum of all contributions are ``exactScore``.
  public let reasons: [ScoreReason]

  /// The score of a couple that nothing speaks for or against.
  public static let base = 50.0

  /// The score, 1…99.
  public var score: Int { Int(exactScore.rounded()) }

  init(exactScore: Double, reasons: [ScoreReason]) {
    (self.exactScore, self.reasons) = (exactScore, reasons.sorted(by: ScoreReason.isWeightier))
  }

  /// The score that terms add up to on a scale.
  ///
  /// Every term counts as much as one step of the scale between the couple and the median couple, so that what
  /// helps raises the score and what hinders lowers it. What the median couple has in its favour is one reason
  /// of its own, ``ScoreReason/Cause/median``.
  init(of terms: [ScoreTerm], on scale: ScoreScale) {
    let raw = terms.reduce(0) { $0 + $1.value }
    let step = scale.step(to: raw)
    let reasons = terms.map { ScoreReason(cause: $0.cause, contribution: Double($0.value) * step) }
    let median = ScoreReason(cause: .median, contribution: -Double(scale.median) * step)
    self.init(exactScore: scale.score(of: raw), reasons: reasons + (scale.median == 0 ? [] : [median]))
  }

  /// The overall score: the mean of the domains by their shares, with the reasons of all of them.
  init(overall scores: [CoupleDomain: CoupleScore]) {
    var contributions: [ScoreReason.Cause: Double] = [:]
    for domain in CoupleDomain.allCases {
      for reason in scores[domain]?.reasons ?? [] {
        contributions[reason.cause, default: 0] += domain.share * reason.contribution
      }
    }
    let exact = CoupleDomain.allCases.reduce(0) {
      $0 + $1.share * (scores[$1]?.exactScore ?? CoupleScore.base)
    }
    self.init(exactScore: exact, reasons: contributions.map { ScoreReason(cause: $0, contribution: $1) })
  }
}

/// One reason of a score.
public struct ScoreReason: Hashable, Sendable {
  /// What a score rests on.
  public enum Cause: Hashable, Sendable {
    /// An aspect between the two charts: `end1` is the first person's, `end2` the second's.
    case aspect(Aspect)
    /// Planets that both have in one element, `count` of them at least.
    case sharedElement(Element, count: Int)
    /// What the median of random couples has in its favour, which is not counted for this one.
    case median
  }

  /// What it rests on.
  public let cause: Cause
  /// What it adds to the score or takes from it, in points of 1…99.
  public let contribution: Double

  /// The weightier first; equal ones in an order that does not depend on who is named first.
  static func isWeightier(_ one: ScoreReason, _ other: ScoreReason) -> Bool {
    let (first, second) = (abs(one.contribution), abs(other.contribution))
    guard first == second else { return first > second }
    let (order, otherOrder) = (one.cause.order, other.cause.order)
    return order == otherOrder ? one.cause.firstEnd < other.cause.firstEnd : order < otherOrder
  }
}

extension ScoreReason.Cause {
  /// Names that order causes in the same way whoever is named first.
  fileprivate var order: String {
    switch self {
    case .aspect(let aspect):
      ([aspect.end1, aspect.end2].sorted().map(\.name) + [aspect.type.rawValue]).joined(separator: " ")
    case .sharedElement(let element, _): element.rawValue
    case .median: ""
    }
  }

  /// The name of the first person's end.
  fileprivate var firstEnd: String {
    if case .aspect(let aspect) = self { aspect.end1.name } else { "" }
  }
}
