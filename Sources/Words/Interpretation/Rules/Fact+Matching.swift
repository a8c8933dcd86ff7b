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
    case .sign(let point, let signs): facts.sign(of: point, among: signs).alone
    case .house(let body, let houses): facts.house(of: body, among: houses).alone
    case .retrograde(let body, let isRetrograde): facts.motion(of: body, isRetrograde).alone
    case .dignity(let body, let dignity): facts.dignity(of: body, dignity).alone
    case .aspect(let sought): facts.aspect(sought).map { .aspect($0) }.alone
    case .rulerInHouse(let ruled, let houses, let rulers):
      facts.ruler(of: ruled, rulers, inHouses: houses).alone
    case .rulerInSign(let ruled, let signs, let rulers): facts.ruler(of: ruled, rulers, inSigns: signs).alone
    case .rulerInAspect(let ruled, let end, let types, let rulers):
      facts.ruler(of: ruled, rulers, tiedTo: end, types).alone
    case .cusp(let house, let signs): facts.cusp(house, among: signs).alone
    case .dominantElement(let element): facts.element == element ? facts.dominantElement.alone : nil
    case .dominantModality(let modality): facts.modality == modality ? facts.dominantModality.alone : nil
    case .dominantPlanet(let body): facts.standings.dominant == body ? [.dominantPlanet(body)] : nil
    case .missingElement(let element):
      facts.missingElements.contains(element) ? [.missingElement(element)] : nil
    case .missingModality(let modality):
      facts.missingModalities.contains(modality) ? [.missingModality(modality)] : nil
    case .stelliumInSign(let signs): facts.stellium(at: signs.map { .sign($0) }).alone
    case .stelliumInHouse(let houses): facts.stellium(at: houses.map { .house($0) }).alone
    case .angular(let body, let angle): facts.angular(body, at: angle).alone
    case .moonPhase(let phases): facts.phase.flatMap { phases.contains($0) ? [.moonPhase($0)] : nil }
    case .pattern(let sought): facts.patterns.first(where: sought.matches).map { [.pattern($0)] }
    case .opposedPair(let slower, let isLight): facts.opposedPair(with: slower, farIsLight: isLight)
    case .timeKnown(let isKnown): facts.chart.hasBirthTime == isKnown ? [] : nil
    case .shape(let shape): facts.shape.flatMap { $0.shape == shape ? [.shape(shape, $0.lead)] : nil }
    case .hemisphere(let side): facts.hemispheres[side].map { [.hemisphere(side, $0)] }
    case .supported(let body): facts.standings.supported == body ? [.supported(body)] : nil
    case .strained(let body): facts.standings.strained == body ? [.strained(body)] : nil
    case .sameSign(let one, let other): facts.sign(shared: one, other).alone
    case .finalDispositor(let body): facts.finalDispositor == body ? [.finalDispositor(body)] : nil
    case .mutualReception(let one, let other):
      facts.receive(one, other) ? [.mutualReception(min(one, other), max(one, other))] : nil
    case .always: []
    }
  }
}

extension Factor? {
  /// The fact as the only evidence.
  fileprivate var alone: [Factor]? { map { [$0] } }
}

extension ChartFacts {
  fileprivate func sign(of point: ChartPoint, among wanted: [Sign]) -> Factor? {
    signs[point].flatMap { wanted.contains($0) ? .sign(point, $0) : nil }
  }

  fileprivate func sign(shared one: ChartPoint, _ other: ChartPoint) -> Factor? {
    signs[one].flatMap { $0 == signs[other] ? .sign(one, $0) : nil }
  }

  fileprivate func house(of body: Body, among wanted: [Int]) -> Factor? {
    houses[body].flatMap { wanted.contains($0) ? .house(body, $0) : nil }
  }

  fileprivate func motion(of body: Body, _ isRetrograde: Bool) -> Factor? {
    retrograde[body] == isRetrograde ? .motion(body, isRetrograde: isRetrograde) : nil
  }

  fileprivate func dignity(of body: Body, _ dignity: Dignity) -> Factor? {
    signs[.body(body)].flatMap { Dignity(of: body, in: $0) == dignity ? .dignity(body, dignity, $0) : nil }
  }

  fileprivate func cusp(_ house: Int, among wanted: [Sign]) -> Factor? {
    (chart.houses?.cusp(house).sign).flatMap { wanted.contains($0) ? .cusp(house, $0) : nil }
  }

  fileprivate func ruler(of ruled: Int, _ rulers: Rulers, inHouses wanted: [Int]) -> Factor? {
    self.rulers(of: ruled, rulers).lazy.compactMap { ruler in
      houses[ruler].flatMap { wanted.contains($0) ? .rulerInHouse(of: ruled, ruler, $0) : nil }
    }.first
  }

  fileprivate func ruler(of ruled: Int, _ rulers: Rulers, inSigns wanted: [Sign]) -> Factor? {
    self.rulers(of: ruled, rulers).lazy.compactMap { ruler in
      signs[.body(ruler)].flatMap { wanted.contains($0) ? .rulerInSign(of: ruled, ruler, $0) : nil }
    }.first
  }

  fileprivate func ruler(
    of ruled: Int, _ rulers: Rulers, tiedTo end: AspectEnd, _ types: [AspectType]
  ) -> Factor? {
    self.rulers(of: ruled, rulers).compactMap { ruler in
      aspect(AspectFact(between: .body(ruler), and: end, types)).map { (ruler, $0) }
    }.min { $0.1.isNearer(than: $1.1) }.map { .rulerInAspect(of: ruled, $0.0, $0.1) }
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
