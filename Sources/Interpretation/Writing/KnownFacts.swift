import ChartModel

/// What a brief says is true, looked up by what a text may claim.
struct KnownFacts {
  /// What stands somewhere: a body, an angle, or the beginning of a house.
  enum Entity: Hashable {
    case body(Body)
    case angle(ChartAngle)
    case cusp(Int)
  }

  private(set) var signs: [Entity: Sign] = [:]
  private(set) var houses: [Body: Int] = [:]
  private(set) var retrograde: [Body: Bool] = [:]
  private var aspects: [BodyPair: Set<AspectType>] = [:]
  /// By the house they rule.
  private(set) var rulers: [Int: Set<Body>] = [:]
  /// Houses in which planets are gathered.
  private(set) var stelliumHouses: Set<Int> = []
  /// Planets that are gathered somewhere.
  private(set) var gathered: Set<Body> = []
  /// All bodies of all facts.
  private(set) var bodies: Set<Body> = []

  init(_ facts: [Factor]) {
    for fact in facts {
      bodies.formUnion(fact.allBodies)
      add(fact)
    }
    signs[.angle(.descendant)] = signs[.angle(.ascendant)]?.opposite
    signs[.angle(.imumCoeli)] = signs[.angle(.midheaven)]?.opposite
  }

  private mutating func add(_ fact: Factor) {
    switch fact {
    case .sign(.body(let body), let sign), .dignity(let body, _, let sign): signs[.body(body)] = sign
    case .sign(.ascendant, let sign): signs[.angle(.ascendant)] = sign
    case .sign(.midheaven, let sign): signs[.angle(.midheaven)] = sign
    case .house(let body, let house): houses[body] = house
    case .motion(let body, let isRetrograde): retrograde[body] = isRetrograde
    case .aspect(let aspect):
      if let pair = BodyPair(of: aspect) { aspects[pair, default: []].insert(aspect.type) }
    case .rulerInHouse(let ruled, let body, let house):
      rulers[ruled, default: []].insert(body)
      houses[body] = house
    case .rulerInSign(let ruled, let body, let sign):
      rulers[ruled, default: []].insert(body)
      signs[.body(body)] = sign
    case .cusp(let house, let sign): signs[.cusp(house)] = sign
    case .stellium(let stellium): add(stellium)
    case .rulerInAspect(let ruled, let body, let aspect):
      rulers[ruled, default: []].insert(body)
      add(.aspect(aspect))
    case .pattern(let pattern): gathered.formUnion(pattern.bodies)
    default: break
    }
  }

  private mutating func add(_ stellium: Stellium) {
    gathered.formUnion(stellium.bodies)
    switch stellium.site {
    case .sign(let sign):
      for body in stellium.bodies { signs[.body(body)] = sign }
    case .house(let house):
      stelliumHouses.insert(house)
      for body in stellium.bodies { houses[body] = house }
    }
  }

  func aspects(between pair: BodyPair) -> Set<AspectType> { aspects[pair] ?? [] }
}

extension Factor {
  /// Every body that a text about the fact may name.
  var allBodies: [Body] {
    switch self {
    case .stellium(let stellium): stellium.bodies
    case .moonPhase: [.sun, .moon]
    default: bodies
    }
  }
}

extension Sign {
  /// The sign on the other side of the zodiac.
  fileprivate var opposite: Sign {
    Sign.allCases[((Sign.allCases.firstIndex(of: self) ?? 0) + 6) % 12]
  }
}
