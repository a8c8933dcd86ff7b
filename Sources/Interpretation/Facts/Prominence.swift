import ChartModel

/// How loudly each body speaks in one chart: what makes a reading this person's and nobody else's.
struct Prominence: Sendable {
  private var loudness: [Body: Double] = [:]

  /// A body is heard for standing near an angle, being in tight aspects, ruling the Ascendant, having a dignity.
  init(in facts: ChartFacts) {
    for placement in facts.chart.placements {
      loudness[placement.body] = Prominence.loudness(of: placement, in: facts)
    }
  }

  /// 0…1; 0 for a body that the chart lacks.
  subscript(body: Body) -> Double { loudness[body] ?? 0 }

  private static func loudness(of placement: Placement, in facts: ChartFacts) -> Double {
    var loudness = 0.1
    if let contact = facts.chart.angularity(of: placement.body) {
      loudness += 0.35 * max(0, 1 - contact.distance / ChartFacts.angularOrb)
    }
    if facts.signs[.ascendant]?.ruler == placement.body { loudness += 0.2 }
    if facts.signs[.body(placement.body)] != nil, placement.dignity != nil { loudness += 0.1 }
    for aspect in facts.aspects.values where aspect.isOfPlanets && aspect.bodies.contains(placement.body) {
      loudness += 0.18 * max(0, 1 - aspect.orb / 8)
    }
    return min(loudness, 1)
  }
}

extension Factor {
  /// How clearly this shows in the chart, 0…1: tight aspects and loud bodies show most.
  func strength(given prominence: Prominence) -> Double {
    switch self {
    case .sign(let subject, _): subject.body.map { 0.4 + 0.6 * prominence[$0] } ?? 0.7
    case .house(let body, _), .motion(let body, _), .dignity(let body, _, _): 0.4 + 0.6 * prominence[body]
    case .rulerInHouse(_, let body, _), .rulerInSign(_, let body, _): 0.4 + 0.6 * prominence[body]
    case .aspect(let aspect): 1 - 0.8 * min(aspect.orb / 8, 1)
    case .angular(_, _, let distance): 1 - 0.6 * min(distance / ChartFacts.angularOrb, 1)
    case .stellium(let stellium): min(1, 0.25 * Double(stellium.bodies.count))
    case .cusp: 0.7
    case .dominantElement, .dominantModality, .moonPhase: 0.5
    }
  }
}
