import AstroChartModel

/// How much a figure weighs in a report on an area.
struct FigureWeight {
  let area: Area
  let facts: ChartFacts
  let salience: Salience

  /// The mean weight of its edges times the mean importance of its members, raised for what belongs to the
  /// area, for every member beyond two and for a closed figure.
  func score(of evidence: [Factor], _ members: Set<Figure.Node>) -> Double {
    if let stellium = evidence.compactMap(\.stellium).first { return score(of: stellium) }
    let edges = evidence.compactMap(edge)
    let mean = edges.isEmpty ? FigureWeight.bySign : edges.reduce(0, +) / Double(edges.count)
    let importance = members.reduce(0) { $0 + salience.importance(of: $1) } / Double(max(1, members.count))
    let size = 1 + 0.15 * Double(max(0, members.count - 2))
    return mean * importance * size * share(of: members) + (isClosed(evidence) ? 0.25 : 0)
  }

  /// How much planets gathered in a house or sign say: the more, the nearer to the person; a house before a sign.
  private func score(of stellium: Stellium) -> Double {
    let nearness = stellium.bodies.map { salience.importance(of: .planet($0)) }.max() ?? 0
    let isHouse = if case .house = stellium.site { true } else { false }
    return nearness * (0.2 + 0.15 * Double(stellium.bodies.count)) + (isHouse ? 0.05 : 0)
  }

  /// The weight of two bodies that a text joins by their signs only.
  private static let bySign = 0.6

  private func share(of members: Set<Figure.Node>) -> Double {
    guard area != .general else { return 1 }
    let voices = area.significators + facts.rulers(of: area.house)
    let speaks = voices.contains { members.contains(.planet($0)) }
    return speaks || (area == .career && members.contains(.midheaven)) ? 1.3 : 0.6
  }

  /// The weight of a fact that ties members together; `nil` if it ties none.
  private func edge(_ factor: Factor) -> Double? {
    if case .rulerInAspect(let house, let ruler, let aspect) = factor {
      return max(tie(aspect), facts.rulers(of: house).first == ruler ? 0.8 : 0.6)
    }
    if case .angular(let body, _, let distance) = factor {
      return 0.9 * (1 - distance / 10) * salience.importance(of: .planet(body))
    }
    if case .pattern(let pattern) = factor { return Closeness.of(orb: pattern.orb) }
    if case .finalDispositor = factor { return 0.9 }
    if case .mutualReception = factor { return FigureWeight.bySign }
    if let (house, ruler) = factor.rulership { return facts.rulers(of: house).first == ruler ? 0.8 : 0.6 }
    return factor.tie.map(tie)
  }

  private func tie(_ aspect: Aspect) -> Double {
    let ends = [aspect.end1, aspect.end2].map(salience.importance)
    return Closeness.of(orb: aspect.orb) * aspect.type.ease * ends.reduce(1, *).squareRoot()
  }

  private func isClosed(_ evidence: [Factor]) -> Bool { orb(ofClosed: evidence) != nil }

  /// The orb of a closed figure; `nil` for other figures.
  ///
  /// A pair with a third opposite it is none: its texts do not name the bodies.
  private func orb(ofClosed evidence: [Factor]) -> Double? {
    if case .pattern(let pattern) = evidence.first, pattern.isClosed { pattern.orb } else { nil }
  }
}

extension AspectType {
  /// The weight of an aspect of this type beside a hard one.
  var ease: Double {
    switch self {
    case .conjunction, .opposition, .square: 1
    case .trine: 0.9
    case .sextile: 0.7
    default: 0.3
    }
  }
}
