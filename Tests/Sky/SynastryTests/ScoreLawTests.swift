import AstroChartModel
import AstroDiagnostics
import Testing

@testable import AstroSynastry

/// What the scores of two people promise, on random charts.
@Suite struct ScoreLawTests {
  /// Random couples; the same seed gives the same.
  private static func couples(_ count: Int, seed: UInt64, timed: Bool = true) throws -> [(Chart, Chart)] {
    var random = RandomCharts(seed: seed)
    return try (0..<count).map { _ in (try random.chart(isTimed: timed), try random.chart()) }
  }

  private func synastry(_ couple: (Chart, Chart)) -> Synastry {
    Synastry(of: couple.0, with: couple.1, composite: couple.0)
  }

  @Test func `who is named first is no matter`() throws {
    for (one, other) in try Self.couples(1_000, seed: 1) {
      let (there, back) = (synastry((one, other)), synastry((other, one)))
      for domain in CoupleDomain.allCases {
        let (first, second) = (there.scores[domain], back.scores[domain])
        #expect(first?.exactScore == second?.exactScore && first?.reasons.count == second?.reasons.count)
        #expect(first?.reasons.map(\.contribution) == second?.reasons.map(\.contribution))
      }
      #expect(there.overall.score == back.overall.score)
      #expect(there.discepolo.points == back.discepolo.points)
    }
  }

  @Test(arguments: [true, false])
  func `reasons add up to the score`(isTimed: Bool) throws {
    for couple in try Self.couples(1_000, seed: 2, timed: isTimed) {
      let synastry = synastry(couple)
      for score in Array(synastry.scores.values) + [synastry.overall] {
        let sum = score.reasons.reduce(CoupleScore.base) { $0 + $1.contribution }
        #expect(abs(sum - score.exactScore) < 1e-6 && (1...99).contains(score.score))
      }
    }
  }

  @Test func `a helpful aspect that is tightened never lowers its domain`() {
    for domain in CoupleDomain.allCases {
      let scale = ScoreScales(.empty, .empty).scale(of: domain)
      #expect(zip(scale.knots, scale.knots.dropFirst()).allSatisfy { $0 < $1 })
      let scores = stride(from: -9_000_000, to: 15_000_000, by: 9_973).map { scale.score(of: $0) }
      #expect(zip(scores, scores.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(scale.score(of: scale.median) == 50 && scores.first == 1 && scores.last == 99)
    }
  }

  @Test func `what helps raises the score, what hinders lowers it`() throws {
    for couple in try Self.couples(300, seed: 3) {
      let terms = ScoreTerms(of: couple.0, with: couple.1)
      for domain in CoupleDomain.allCases {
        let reasons = CoupleScore(
          of: terms.terms(of: domain), on: ScoreScales(couple.0, couple.1).scale(of: domain)
        ).reasons
        let contributions = Dictionary(uniqueKeysWithValues: reasons.map { ($0.cause, $0.contribution) })
        for term in terms.terms(of: domain) {
          let contribution = try #require(contributions[term.cause])
          #expect(contribution == 0 || (contribution > 0) == (term.value > 0))
        }
      }
    }
  }

  @Test func `without a time no angle and no ruler counts`() throws {
    for (one, other) in try Self.couples(200, seed: 4, timed: false) {
      let reasons = synastry((one, other)).overall.reasons
      for case .aspect(let aspect) in reasons.map(\.cause) {
        #expect(aspect.end1.body != nil && aspect.isCertain)
      }
    }
  }

  @Test func `the shares of the domains add up to one`() {
    #expect(abs(CoupleDomain.allCases.reduce(0) { $0 + $1.share } - 1) < 1e-12)
  }
}

extension Chart {
  fileprivate static let empty: Chart = {
    do { return try Chart(planets: []) } catch { fatalError("\(error)") }
  }()
}

/// Charts of invented positions: laws of scores need no ephemeris.
private struct RandomCharts {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func chart(isTimed: Bool = true) throws -> Chart {
    let bodies = Body.planets + [.northNode]
    var placements: [Placement] = []
    for body in bodies {
      let longitude = try Longitude(degrees: next() * 359.999)
      placements.append(try Placement(body: body, longitude: longitude, speed: 1))
    }
    guard isTimed else { return try Chart(of: placements) }
    let start = next() * 359
    let cusps = (0..<12).map { Longitude(start + Double($0) * 30) }
    return try Chart(
      of: placements, houses: Houses(cusps: cusps),
      angles: Angles(ascendant: cusps[0], midheaven: cusps[9]))
  }

  private mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(UInt64(1) << 53)
  }
}
