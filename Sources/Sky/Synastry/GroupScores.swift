public import AstroChartModel

/// The scores of every pair of a group of people: a family, a team.
public struct GroupScores: Hashable, Sendable {
  /// Two people of the group and their scores.
  public struct Pair: Hashable, Sendable {
    /// The index of the first of the two in the group.
    public let first: Int
    /// The index of the second, greater than ``first``.
    public let second: Int
    /// The overall score, 1…99.
    public let overall: Int
    /// The score of each domain, 1…99.
    public let scores: [CoupleDomain: Int]
  }

  /// The people, in the order in which they were given.
  public let charts: [Chart]
  /// Every pair, in order: the first with all others, the second with those behind it, and so on.
  public let pairs: [Pair]

  /// Scores every pair of a group.
  public init(of charts: [Chart]) {
    self.charts = charts
    pairs = charts.indices.flatMap { first in
      charts.indices.dropFirst(first + 1).map { second in
        Pair(first, second, DomainScores(of: charts[first], with: charts[second]))
      }
    }
  }
}

extension GroupScores.Pair {
  fileprivate init(_ first: Int, _ second: Int, _ scores: DomainScores) {
    (self.first, self.second, overall) = (first, second, scores.overall.score)
    self.scores = scores.domains.mapValues(\.score)
  }
}

/// The scores of two people.
struct DomainScores: Sendable {
  let domains: [CoupleDomain: CoupleScore]
  let overall: CoupleScore

  init(of first: Chart, with second: Chart) {
    let (terms, scales) = (ScoreTerms(of: first, with: second), ScoreScales(first, second))
    let scored = CoupleDomain.allCases.map { domain in
      (domain, CoupleScore(of: terms.terms(of: domain), on: scales.scale(of: domain)))
    }
    domains = Dictionary(uniqueKeysWithValues: scored)
    overall = CoupleScore(overall: domains)
  }
}
