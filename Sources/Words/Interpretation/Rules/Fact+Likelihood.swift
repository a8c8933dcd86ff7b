import AstroChartModel

extension Condition {
  /// The approximate share of all charts that meet the condition, 0…1; its facts are treated as independent.
  var likelihood: Double { facts.reduce(1) { $0 * $1.likelihood } }
}

extension Fact {
  /// The approximate share of all charts in which the fact holds, 0…1, estimated by counting possibilities,
  /// not births.
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
    // Three of ten planets in one of twelve places occur less often than it seems.
    case .stelliumInSign(let signs): share(signs.count, of: 8)
    case .stelliumInHouse(let houses): share(houses.count, of: 8)
    case .angular(_, let angle): (angle == nil ? 4 : 1) * 2 * Fact.angularOrb / 360
    case .dominantPlanet, .supported, .strained: share(1, of: 10)
    case .finalDispositor: share(1, of: 40)
    case .mutualReception: share(1, of: 60)
    case .missingElement: share(1, of: 5)
    case .missingModality: share(1, of: 20)
    case .opposedPair: share(1, of: 24)
    case .timeKnown: 1
    case .pattern, .shape, .hemisphere: share(1, of: 8)
    case .sameSign: share(1, of: 12)
    case .always: 1
    case .moonPhase(let phases): share(phases.count, of: 8)
    }
  }

  private func share(_ some: Int, of all: Int) -> Double { min(1, Double(some) / Double(all)) }
}

extension AspectFact {
  /// The fraction of the circle in which the other body can stand for these types of aspect.
  fileprivate var likelihood: Double {
    types.reduce(0) { sum, type in
      let orb = min(maxOrb ?? .infinity, ChartSettings.allOrbs[type] ?? 2)
      // A conjunction or an opposition is exact at one place of the circle, every other aspect at two.
      let places: Double = type == .conjunction || type == .opposition ? 1 : 2
      return sum + places * 2 * orb / 360
    }
  }
}

extension Body {
  /// The fraction of time in which a body is retrograde: days of retrograde motion per synodic period.
  fileprivate var retrogradeShare: Double {
    switch self {
    case .sun, .moon, .fortune, .vertex, .lilith: 0
    case .mercury: 0.19
    case .venus: 0.07
    case .mars: 0.09
    case .jupiter: 0.30
    case .saturn: 0.36
    case .uranus, .neptune, .pluto, .chiron, .pholus: 0.42
    case .cupido, .hades, .zeus, .kronos, .apollon, .admetos, .vulkanus, .poseidon: 0.45
    case .northNode, .southNode: 0.8
    case .ceres, .pallas, .juno, .vesta, .minorPlanet: 0.22
    }
  }
}
