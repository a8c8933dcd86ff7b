import AstroChartModel

/// What a report on an area always includes if the chart has it.
struct Core {
  let area: Area
  let facts: ChartFacts

  init(of area: Area, in facts: ChartFacts) { (self.area, self.facts) = (area, facts) }

  /// The facts that lead paragraphs of their own, in order.
  var leads: [Factor] {
    var leads: [Factor] = []
    func sign(_ point: ChartPoint) { if let sign = facts.signs[point] { leads.append(.sign(point, sign)) } }
    func cusp(_ house: Int) {
      if let sign = facts.chart.houses?.cusp(house).sign { leads.append(.cusp(house, sign)) }
    }
    switch area {
    case .general:
      sign(.body(.sun))
      sign(.body(.moon))
      sign(.ascendant)
    case .career:
      sign(.midheaven)
      sign(.body(.sun))
    case .relationships:
      sign(.body(.venus))
      sign(.body(.moon))
      cusp(7)
    case .finances:
      cusp(2)
      sign(.body(.venus))
    case .health:
      sign(.ascendant)
      sign(.body(.sun))
      sign(.body(.moon))
    }
    return leads
  }

  /// Whether a fact must be included, in a lead or a clause.
  func demands(_ factor: Factor) -> Bool { claim(of: factor) > .none }

  /// Whether a required fact has precedence over other required facts, because it marks the whole chart.
  func insists(on factor: Factor) -> Bool { claim(of: factor) == .first }

  /// The closest major aspect that concerns the area.
  ///
  /// In the general portrait this is any aspect with the Sun, the Moon, Mercury, Venus or Mars; in other
  /// areas, one between planets that includes both one of these and a body that stands for the area.
  ///
  /// - Parameter candidates: The aspects that have words.
  func tightest(among candidates: [Aspect]) -> Aspect? {
    candidates.filter { AspectType.major.contains($0.type) && concerns($0) }.min { $0.orb < $1.orb }
  }

  /// The largest orb, in degrees, of an aspect that can govern a report.
  private static let governingOrb = 2.0

  /// The aspect that governs a report, if one that concerns the area is close enough: hard aspects are
  /// preferred to easy ones, and those of the Sun or the Moon to others.
  func governing(among candidates: [Aspect]) -> Aspect? {
    candidates.filter { $0.orb <= Core.governingOrb && AspectType.major.contains($0.type) && concerns($0) }
      .filter { $0.bodies.allSatisfy(\.isPlanet) }
      .min { Core.distance($0) < Core.distance($1) }
  }

  /// The rule on the aspect that governs a report.
  func governing(among leads: [MatchedRule], in facts: ChartFacts) -> MatchedRule? {
    let aspects = leads.map { $0.aspect(in: facts) }
    let governing = governing(among: aspects.compactMap(\.self))
    return governing.flatMap { aspects.firstIndex(of: $0) }.map { leads[$0] }
  }

  /// The orb in degrees plus penalties for an easy aspect and for one without the Sun or the Moon; the lowest
  /// sum governs.
  private static func distance(_ aspect: Aspect) -> Double {
    let ease =
      switch aspect.type {
      case .sextile: 1.0
      case .trine: 0.5
      default: 0.0
      }
    return aspect.orb + ease + (aspect.bodies.contains { $0 <= .moon } ? 0 : 0.5)
  }

  func concerns(_ aspect: Aspect) -> Bool {
    guard area != .general else { return aspect.bodies.contains { $0 <= .mars } }
    let rulers = area == .career ? facts.rulers(of: area.house) : []
    let voices = Set(area.significators + rulers)
    return aspect.isOfPlanets && aspect.bodies.contains(where: voices.contains)
      && aspect.bodies.contains { $0 <= .mars }
  }
}
