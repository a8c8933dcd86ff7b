import AstroChartModel

/// One thing that speaks for two people in a domain, or against them.
struct ScoreTerm: Hashable, Sendable {
  var cause: ScoreReason.Cause
  /// Its raw value in millionths: whole numbers have the same sum in any order, so that it does not matter who
  /// is named first.
  var value: Int
}

/// Finds what speaks for two people, and against them.
struct ScoreTerms: Sendable {
  /// The aspects that scores rest on, the first person's end first.
  private let aspects: [Aspect]
  private let first: Person
  private let second: Person

  init(of first: Chart, with second: Chart) {
    (self.first, self.second) = (Person(first), Person(second))
    // Nodes are points, and no other point counts.
    let finder = CrossAspectFinder(orbs: ScoreTerms.orbs, tiesPoints: true, isMoving: false)
    aspects = finder.aspects(of: first.scored, with: second.scored).filter {
      $0.isCertain && ($0.end1.isPersonal || $0.end2.isPersonal)
    }
  }

  /// The widest orbs of aspects that count, in degrees.
  static let orbs = SkyRole.partner.crossOrbs
  /// What each planet that two people both have in the element of a domain counts.
  private static let sharedElement = 0.4

  func terms(of domain: CoupleDomain) -> [ScoreTerm] {
    let ties = aspects.compactMap { aspect in
      term(of: .aspect(aspect), value(of: aspect, in: domain))
    }
    return ties + [sharedElement(of: domain)].compactMap(\.self)
  }

  private func sharedElement(of domain: CoupleDomain) -> ScoreTerm? {
    domain.element.flatMap { element in
      let count = min(first.elements[element] ?? 0, second.elements[element] ?? 0)
      return term(of: .sharedElement(element, count: count), ScoreTerms.sharedElement * Double(count))
    }
  }

  /// w · v · (1 − orb ÷ widest orb): the mean significance of the two ends, the nature of the aspect, and how
  /// close it is.
  private func value(of aspect: Aspect, in domain: CoupleDomain) -> Double {
    let weight =
      (first.significance(of: aspect.end1, in: domain)
        + second.significance(of: aspect.end2, in: domain)) / 2
    let widest = ScoreTerms.orbs[aspect.type] ?? .infinity
    return weight * nature(of: aspect, in: domain) * (1 - aspect.orb / widest)
  }

  private func nature(of aspect: Aspect, in domain: CoupleDomain) -> Double {
    switch aspect.type {
    case .conjunction: min(domain.nature(of: aspect.end1), domain.nature(of: aspect.end2))
    case .trine: 1
    case .sextile: 0.7
    case .square: -0.7
    case .opposition: -0.5
    case .quincunx, .semisextile, .semisquare, .sesquiquadrate, .quintile, .biquintile: 0
    }
  }

  private func term(of cause: ScoreReason.Cause, _ value: Double) -> ScoreTerm? {
    let millionths = Int((value * 1_000_000).rounded())
    return millionths == 0 ? nil : ScoreTerm(cause: cause, value: millionths)
  }

  /// What of one of the two charts scores ask for.
  private struct Person {
    /// How many planets surely stand in each element.
    let elements: [Element: Int]
    /// The bodies that rule a house, by the house.
    private let lords: [Int: Body]

    init(_ chart: Chart) {
      elements = Distributions(of: chart.planets.filter(\.isSureOfSign)).elements
      lords =
        chart.houses.map { houses in
          Dictionary(uniqueKeysWithValues: (1...12).map { ($0, houses.cusp($0).sign.traditionalRuler) })
        } ?? [:]
    }

    func significance(of end: AspectEnd, in domain: CoupleDomain) -> Double {
      let rules = domain.houses.contains { lords[$0].map(AspectEnd.body) == end }
      return domain.significance(of: end) + (rules ? 1 : 0)
    }
  }
}

extension AspectEnd {
  /// Whether it moves fast enough to be one person's own: slow bodies are in aspect for everybody of two years
  /// of birth.
  fileprivate var isPersonal: Bool {
    switch self {
    case .body(let body): body <= .mars
    case .angle: true
    }
  }
}

extension Chart {
  /// The chart with the one point that scores ask for.
  fileprivate var scored: Chart {
    var chart = self
    chart.points = points.filter { $0.body == .northNode }
    return chart
  }
}
