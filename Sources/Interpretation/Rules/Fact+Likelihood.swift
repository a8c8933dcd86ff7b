import ChartModel

extension Condition {
  /// Roughly how many charts of all meet the condition, 0…1; facts count as if independent.
  var likelihood: Double { facts.reduce(1) { $0 * $1.likelihood } }
}

extension Fact {
  /// Roughly how many charts of all this holds in, 0…1, from counting places, not from a census of births.
  var likelihood: Double {
    switch self {
    case .sign(_, let signs), .rulerInSign(_, let signs, _), .cusp(_, let signs): share(signs.count, of: 12)
    case .house(_, let houses), .rulerInHouse(_, let houses, _): share(houses.count, of: 12)
    case .retrograde(let body, let isRetrograde):
      isRetrograde ? body.retrogradeShare : 1 - body.retrogradeShare
    case .dignity: share(1, of: 8)
    case .aspect(let aspect): aspect.likelihood
    case .rulerInAspect(_, let end, let types, _): AspectFact(between: end, and: end, types).likelihood
    case .dominantElement: share(1, of: 4)
    case .dominantModality: share(1, of: 3)
    // Three of ten in one of twelve places is rarer than it feels.
    case .stelliumInSign(let signs): share(signs.count, of: 8)
    case .stelliumInHouse(let houses): share(houses.count, of: 8)
    case .angular(_, let angle): (angle == nil ? 4 : 1) * 2 * Fact.angularOrb / 360
    case .dominantPlanet, .supported, .strained: share(1, of: 10)
    case .missingElement: share(1, of: 5)
    case .missingModality: share(1, of: 20)
    case .pattern, .shape, .hemisphere: share(1, of: 8)
    case .sameSign: share(1, of: 12)
    case .always: 1
    case .moonPhase(let phases): share(phases.count, of: 8)
    }
  }

  private func share(_ some: Int, of all: Int) -> Double { min(1, Double(some) / Double(all)) }
}

extension AspectFact {
  /// The part of the circle that one body leaves the other for these types.
  fileprivate var likelihood: Double {
    types.reduce(0) { sum, type in
      let orb = min(maxOrb ?? .infinity, ChartSettings.allOrbs[type] ?? 2)
      // Conjunction and opposition happen at one place of the circle, everything else at two.
      let places: Double = type == .conjunction || type == .opposition ? 1 : 2
      return sum + places * 2 * orb / 360
    }
  }
}

extension Body {
  /// How much of its time a body moves backwards: days of retrogradation over days between conjunctions.
  fileprivate var retrogradeShare: Double {
    switch self {
    case .sun, .moon, .fortune, .vertex, .lilith: 0
    case .mercury: 0.19
    case .venus: 0.07
    case .mars: 0.09
    case .jupiter: 0.30
    case .saturn: 0.36
    case .uranus, .neptune, .pluto, .chiron, .pholus: 0.42
    case .northNode, .southNode: 0.8
    case .ceres, .pallas, .juno, .vesta: 0.22
    }
  }
}
