import AstroChartModel

extension ChartFacts {
  /// Every fact that is certain in the chart.
  var all: [Factor] { placed + tied + ruled + gathered + whole }

  /// The positions of bodies and angles, and the motion of bodies.
  private var placed: [Factor] {
    var facts: [Factor] = [.ascendant, .midheaven].compactMap { point in
      signs[point].map { .sign(point, $0) }
    }
    for body in chart.placements.map(\.body) {
      if let sign = signs[.body(body)] {
        facts.append(.sign(.body(body), sign))
        if let dignity = Dignity(of: body, in: sign) { facts.append(.dignity(body, dignity, sign)) }
      }
      if let house = houses[body] { facts.append(.house(body, house)) }
      if let isRetrograde = retrograde[body] { facts.append(.motion(body, isRetrograde: isRetrograde)) }
      if let contact = chart.toldAngle(of: body) {
        facts.append(.angular(body, contact.angle, distance: contact.distance))
      }
    }
    return facts
  }

  private var tied: [Factor] {
    chart.aspects.filter(\.isCertain).map { .aspect($0) }
  }

  /// The signs on the cusps, and the positions of their rulers.
  private var ruled: [Factor] {
    guard let houses = chart.houses else { return [] }
    return (1...12).flatMap { house -> [Factor] in
      [.cusp(house, houses.cusp(house).sign)]
        + rulers(of: house).flatMap { ruler -> [Factor] in
          [
            self.houses[ruler].map { .rulerInHouse(of: house, ruler, $0) },
            signs[.body(ruler)].map { .rulerInSign(of: house, ruler, $0) },
          ].compactMap(\.self)
        }
    }
  }

  /// What the planets show together: emphases, what is missing, the Moon's phase and stelliums.
  private var gathered: [Factor] {
    [
      dominantElement, dominantModality,
      phase.map { .moonPhase($0) },
    ].compactMap(\.self) + missingElements.map { .missingElement($0) }
      + missingModalities.map { .missingModality($0) } + stelliums.map { .stellium($0) }
  }

  /// The dominant element with the number of planets in it.
  var dominantElement: Factor? {
    element.map { .dominantElement($0, count: chart.balance.elements[$0]?.lowerBound ?? 0) }
  }

  /// The dominant modality with the number of planets in it.
  var dominantModality: Factor? {
    modality.map { .dominantModality($0, count: chart.balance.modalities[$0]?.lowerBound ?? 0) }
  }

  /// The facts that only the chart as a whole shows.
  private var whole: [Factor] {
    patterns.map { .pattern($0) }
      + [
        shape.map { .shape($0.shape, $0.lead) }, standings.dominant.map { .dominantPlanet($0) },
        finalDispositor.map { .finalDispositor($0) },
        standings.supported.map { .supported($0) }, standings.strained.map { .strained($0) },
      ].compactMap(\.self)
      + mutualReceptions.map { .mutualReception($0.first, $0.second) }
      + Hemisphere.allCases.compactMap { side in hemispheres[side].map { .hemisphere(side, $0) } }
  }
}
