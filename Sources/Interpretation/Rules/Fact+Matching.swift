import ChartModel

extension Condition {
  /// What in the chart makes every fact hold, or `nil` where one of them does not.
  func evidence(in facts: ChartFacts) -> [Factor]? {
    var evidence: [Factor] = []
    for fact in self.facts {
      guard let factor = fact.factor(in: facts) else { return nil }
      evidence.append(factor)
    }
    return evidence
  }
}

extension Fact {
  /// What in the chart makes this fact hold.
  func factor(in facts: ChartFacts) -> Factor? {
    switch self {
    case .sign(let subject, let signs):
      facts.signs[subject].flatMap { signs.contains($0) ? .sign(subject, $0) : nil }
    case .house(let body, let houses):
      facts.houses[body].flatMap { houses.contains($0) ? .house(body, $0) : nil }
    case .retrograde(let body, let isRetrograde):
      facts.retrograde[body] == isRetrograde ? .motion(body, isRetrograde: isRetrograde) : nil
    case .dignity(let body, let dignity):
      facts.signs[.body(body)].flatMap {
        Dignity(of: body, in: $0) == dignity ? .dignity(body, dignity, $0) : nil
      }
    case .aspect(let sought):
      facts.aspect(sought).map { .aspect($0) }
    case .rulerInHouse, .rulerInSign, .cusp:
      facts.chart.houses.flatMap { factor(among: $0, in: facts) }
    case .dominantElement(let element):
      facts.element == element ? .dominantElement(element) : nil
    case .dominantModality(let modality):
      facts.modality == modality ? .dominantModality(modality) : nil
    case .stelliumInSign(let signs):
      facts.stellium(at: signs.map { .sign($0) })
    case .stelliumInHouse(let houses):
      facts.stellium(at: houses.map { .house($0) })
    case .angular(let body):
      facts.angular(body)
    case .moonPhase(let phases):
      facts.phase.flatMap { phases.contains($0) ? .moonPhase($0) : nil }
    }
  }

  /// What houses make hold.
  private func factor(among houses: Houses, in facts: ChartFacts) -> Factor? {
    switch self {
    case .rulerInHouse(let ruled, let places):
      let ruler = houses.ruler(of: ruled)
      return facts.houses[ruler].flatMap {
        places.contains($0) ? .rulerInHouse(of: ruled, ruler, $0) : nil
      }
    case .rulerInSign(let ruled, let signs):
      let ruler = houses.ruler(of: ruled)
      return facts.signs[.body(ruler)].flatMap {
        signs.contains($0) ? .rulerInSign(of: ruled, ruler, $0) : nil
      }
    case .cusp(let house, let signs):
      let sign = houses.cusp(house).sign
      return signs.contains(sign) ? .cusp(house, sign) : nil
    default:
      return nil
    }
  }
}

extension ChartFacts {
  fileprivate func aspect(_ sought: AspectFact) -> Aspect? {
    guard let aspect = aspects[BodyPair(sought.first, sought.second)] else { return nil }
    return sought.types.contains(aspect.type) && aspect.orb <= sought.maxOrb ?? .infinity ? aspect : nil
  }

  fileprivate func stellium(at sites: [Stellium.Site]) -> Factor? {
    stelliums.first { sites.contains($0.site) }.map { .stellium($0) }
  }

  fileprivate func angular(_ body: Body) -> Factor? {
    guard let contact = chart.angularity(of: body), contact.distance <= Fact.angularOrb else { return nil }
    return .angular(body, contact.angle, distance: contact.distance)
  }
}
