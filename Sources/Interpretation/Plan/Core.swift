import ChartModel

/// What a report on an area never leaves out where the chart has it.
struct Core {
  private let area: Area
  private let facts: ChartFacts

  init(of area: Area, in facts: ChartFacts) { (self.area, self.facts) = (area, facts) }

  /// The facts that lead paragraphs of their own, in this order.
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

  /// Whether a fact must be told, in a lead or a clause.
  func demands(_ factor: Factor) -> Bool {
    switch factor {
    case .dominantElement, .dominantModality, .missingElement: area == .general || isElement(factor)
    case .pattern(let pattern): area == .general && pattern.orb <= 4
    case .stellium(let stellium): demands(stellium)
    case .moonPhase(let phase): area == .general && (phase == .newMoon || phase == .fullMoon)
    case .sign(let point, _): area.signs.contains(point)
    case .rulerInHouse(let house, let body, _):
      house == area.house && facts.rulers(of: house).first == body
    case .house(let body, let house): body.isPlanet && area.houses.contains(house)
    default: false
    }
  }

  /// Whether a fact that must be told is told even where others that must be find no room: what marks the whole chart.
  func insists(on factor: Factor) -> Bool {
    switch factor {
    case .dominantElement, .dominantModality, .missingElement, .pattern, .stellium: demands(factor)
    case .rulerInHouse: area == .general && demands(factor)
    default: false
    }
  }

  private func isElement(_ factor: Factor) -> Bool {
    if case .dominantElement = factor { area == .health } else { false }
  }

  private func demands(_ stellium: Stellium) -> Bool {
    switch stellium.site {
    case .sign: area == .general && stellium.bodies.count >= 4
    case .house(let house): area != .general && house == area.house
    }
  }

  /// How close an aspect must be to be told in any case, in degrees.
  static let tightOrb = 3.0

  /// The closest major aspect that concerns the area: in the whole portrait any that touches Sun, Moon, Mercury, Venus
  /// or Mars, else one of what speaks of the area with a planet.
  ///
  /// - Parameter candidates: Aspects that have words.
  func tightest(among candidates: [Aspect]) -> Aspect? {
    candidates.filter { AspectType.major.contains($0.type) && concerns($0) }.min { $0.orb < $1.orb }
  }

  /// How close an aspect must be to govern a report, in degrees.
  private static let governingOrb = 2.0

  /// The aspect that a report is led by, where one that concerns the area is close enough: a hard one before an easy one,
  /// one to Sun or Moon before others.
  func governing(among candidates: [Aspect]) -> Aspect? {
    candidates.filter { $0.orb <= Core.governingOrb && AspectType.major.contains($0.type) && concerns($0) }
      .filter { $0.bodies.allSatisfy(\.isPlanet) }
      .min { Core.distance($0) < Core.distance($1) }
  }

  /// The rule on the aspect that a report is led by.
  func governing(among leads: [MatchedRule], in facts: ChartFacts) -> MatchedRule? {
    let aspects = leads.map { $0.aspect(in: facts) }
    let governing = governing(among: aspects.compactMap(\.self))
    return governing.flatMap { aspects.firstIndex(of: $0) }.map { leads[$0] }
  }

  /// The orb, in degrees, and what else keeps an aspect from governing.
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

extension Area {
  /// The points whose signs are told whenever they are certain.
  fileprivate var signs: [ChartPoint] {
    switch self {
    case .general: [.body(.sun), .body(.moon), .ascendant, .body(.northNode)]
    case .career: [.midheaven, .body(.sun), .body(.saturn)]
    case .relationships: [.body(.venus), .body(.mars), .body(.moon)]
    case .finances: [.body(.venus), .body(.jupiter), .body(.saturn)]
    case .health: [.ascendant, .body(.sun), .body(.moon), .body(.mars)]
    }
  }

  /// The houses whose planets are told.
  fileprivate var houses: [Int] {
    switch self {
    case .general: []
    case .career: [10, 6]
    case .relationships: [7]
    case .finances: [2, 8]
    case .health: [6]
    }
  }
}
