public import AstroChartModel

/// Two charts beside each other: what ties them, where each falls in the other's houses, and how well they agree.
///
/// Whoever is named first, scores and ties are the same but for the order of the two.
public struct Synastry: Hashable, Sendable {
  /// The first person's chart.
  public let first: Chart
  /// The second person's chart.
  public let second: Chart
  /// The midpoints of the two charts.
  public let composite: Chart
  /// The aspects between the two.
  ///
  /// `end1` is the first person's, `end2` the second's. None is applying or separating, as both charts stand still.
  public let aspects: [Aspect]
  /// The score of each domain.
  public let scores: [CoupleDomain: CoupleScore]
  /// The mean of the domains by their shares.
  public let overall: CoupleScore
  /// Ciro Discepolo's single score.
  public let discepolo: DiscepoloScore

  /// Compares two charts.
  ///
  /// - Parameter composite: The composite of the two.
  public init(of first: Chart, with second: Chart, composite: Chart) {
    (self.first, self.second, self.composite) = (first, second, composite)
    aspects = CrossAspectFinder(orbs: SkyRole.partner.crossOrbs, isMoving: false).aspects(
      of: first, with: second)
    let scores = DomainScores(of: first, with: second)
    (self.scores, overall) = (scores.domains, scores.overall)
    discepolo = DiscepoloScore(of: first, with: second)
  }

  /// The houses of the second person in which the bodies of the first stand; `nil` without the second's time of
  /// birth.
  package var firstInSecond: HouseOverlay? { HouseOverlay(of: first, in: second) }

  /// The houses of the first person in which the bodies of the second stand; `nil` without the first's time of
  /// birth.
  package var secondInFirst: HouseOverlay? { HouseOverlay(of: second, in: first) }

  /// The reasons that help most over all domains, at most three, the weightiest first.
  public var strengths: [ScoreReason] { strongest { $0 > 0 } }

  /// The reasons that cost most over all domains, at most three, the weightiest first.
  public var challenges: [ScoreReason] { strongest { $0 < 0 } }

  private func strongest(_ hasSign: (Double) -> Bool) -> [ScoreReason] {
    Array(overall.reasons.filter { $0.cause != .median && hasSign($0.contribution) }.prefix(3))
  }
}
