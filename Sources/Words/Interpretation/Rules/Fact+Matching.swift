import AstroChartModel

extension Condition {
  /// What in the chart makes each fact true, or `nil` if one of them does not hold.
  func evidence(in facts: ChartFacts) -> [Factor]? {
    var evidence: [Factor] = []
    for fact in self.facts where fact != .always {
      guard let factors = fact.factors(in: facts) else { return nil }
      evidence += factors
    }
    return evidence
  }
}

extension Fact {
  /// What in the chart makes this fact true, which may be several things or none; `nil` if it does not hold.
  fileprivate func factors(in facts: ChartFacts) -> [Factor]? {
    switch self {
    case .timeKnown(let isKnown): facts.chart.hasBirthTime == isKnown ? [] : nil
    case .opposedPair(let slower, let isLight): facts.opposedPair(with: slower, farIsLight: isLight)
    default: factor(in: facts).map { [$0] }
    }
  }

  /// What in the chart makes this fact true; `nil` if it does not hold.
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
    case .aspect(let sought): facts.aspect(sought).map { .aspect($0) }
    case .angular(let body, let angle): facts.angular(body, at: angle)
    case .sameSign(let one, let other):
      facts.signs[one].flatMap { $0 == facts.signs[other] ? .sign(one, $0) : nil }
    case .rulerInHouse, .rulerInSign, .rulerInAspect, .cusp: ruled(in: facts)
    default: gathered(in: facts)
    }
  }

  /// The same for facts that are about houses and their rulers.
  private func ruled(in facts: ChartFacts) -> Factor? {
    switch self {
    case .rulerInHouse(let ruled, let places, let rulers):
      facts.rulers(of: ruled, rulers).lazy.compactMap { ruler in
        facts.houses[ruler].flatMap { places.contains($0) ? .rulerInHouse(of: ruled, ruler, $0) : nil }
      }.first
    case .rulerInSign(let ruled, let signs, let rulers):
      facts.rulers(of: ruled, rulers).lazy.compactMap { ruler in
        facts.signs[.body(ruler)].flatMap { signs.contains($0) ? .rulerInSign(of: ruled, ruler, $0) : nil }
      }.first
    case .rulerInAspect(let ruled, let end, let types, let rulers):
      facts.rulers(of: ruled, rulers).compactMap { ruler in
        facts.aspect(AspectFact(between: .body(ruler), and: end, types)).map { (ruler, $0) }
      }.min { $0.1.isNearer(than: $1.1) }.map { .rulerInAspect(of: ruled, $0.0, $0.1) }
    case .cusp(let house, let signs):
      (facts.chart.houses?.cusp(house).sign).flatMap { signs.contains($0) ? .cusp(house, $0) : nil }
    default: nil
    }
  }

  /// The same for facts that are about several planets.
  private func gathered(in facts: ChartFacts) -> Factor? {
    switch self {
    case .dominantElement(let element): facts.element == element ? facts.dominantElement : nil
    case .dominantModality(let modality): facts.modality == modality ? facts.dominantModality : nil
    case .missingElement(let element):
      facts.missingElements.contains(element) ? .missingElement(element) : nil
    case .missingModality(let modality):
      facts.missingModalities.contains(modality) ? .missingModality(modality) : nil
    case .stelliumInSign(let signs): facts.stellium(at: signs.map { .sign($0) })
    case .stelliumInHouse(let houses): facts.stellium(at: houses.map { .house($0) })
    case .moonPhase(let phases): facts.phase.flatMap { phases.contains($0) ? .moonPhase($0) : nil }
    case .pattern(let sought): facts.patterns.first(where: sought.matches).map { .pattern($0) }
    case .shape(let shape): facts.shape.flatMap { $0.shape == shape ? .shape(shape, $0.lead) : nil }
    case .hemisphere(let side): facts.hemispheres[side].map { .hemisphere(side, $0) }
    case .dominantPlanet(let body): facts.standings.dominant == body ? .dominantPlanet(body) : nil
    case .supported(let body): facts.standings.supported == body ? .supported(body) : nil
    case .strained(let body): facts.standings.strained == body ? .strained(body) : nil
    default: nil
    }
  }
}

extension Aspect {
  /// Whether it is preferred to another: an aspect between two slow planets is shared by everybody of the
  /// same age.
  fileprivate func isNearer(than other: Aspect) -> Bool {
    let (own, others) = (bodies.contains { $0 <= .mars }, other.bodies.contains { $0 <= .mars })
    return own == others ? orb < other.orb : own
  }
}

extension ChartFacts {
  fileprivate func aspect(_ sought: AspectFact) -> Aspect? {
    guard sought.first != sought.second, let aspect = aspect(between: sought.first, and: sought.second) else {
      return nil
    }
    return sought.types.contains(aspect.type) && aspect.orb <= sought.maxOrb ?? .infinity ? aspect : nil
  }

  /// The largest stellium at one of the places.
  fileprivate func stellium(at sites: [Stellium.Site]) -> Factor? {
    stelliums.filter { sites.contains($0.site) }.max { $0.bodies.count < $1.bodies.count }.map {
      .stellium($0)
    }
  }

  fileprivate func angular(_ body: Body, at angle: ChartAngle?) -> Factor? {
    guard let contact = chart.toldAngle(of: body), angle == nil || angle == contact.angle
    else { return nil }
    return .angular(body, contact.angle, distance: contact.distance)
  }
}
