import AstroChartModel
import AstroInterpretation

/// The facts of a brief, arranged for looking up what a text may claim.
struct KnownFacts {
  /// Something that has a place: a body, an angle or a cusp.
  enum Entity: Hashable {
    case body(Body)
    case angle(ChartAngle)
    case cusp(Int)
  }

  private(set) var signs: [Entity: Sign] = [:]
  private(set) var houses: [Body: Int] = [:]
  private(set) var retrograde: [Body: Bool] = [:]
  private var aspects: [BodyPair: Set<AspectType>] = [:]
  /// The rulers by the house they rule.
  private(set) var rulers: [Int: Set<Body>] = [:]
  /// The houses that hold a stellium.
  private(set) var stelliumHouses: Set<Int> = []
  /// The planets that belong to a stellium.
  private(set) var gathered: Set<Body> = []
  /// The angles by the bodies that stand at them.
  private var angles: [Body: Set<ChartAngle>] = [:]
  private var angleAspects: [Body: [ChartAngle: Set<AspectType>]] = [:]
  private(set) var phase: MoonPhase?
  private(set) var dominantElements: Set<Element> = []
  private(set) var missingElements: Set<Element> = []
  private(set) var dominantModalities: Set<Modality> = []
  /// All bodies of all facts.
  private(set) var bodies: Set<Body> = []

  init(_ facts: [Factor]) {
    for fact in facts {
      bodies.formUnion(FactorParts(of: fact).bodies)
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
      if let pair = BodyPair(of: aspect) {
        aspects[pair, default: []].insert(aspect.type)
      } else {
        addAngle(of: aspect)
      }
    case .rulerInHouse(let ruled, let body, let house):
      rulers[ruled, default: []].insert(body)
      houses[body] = house
    case .rulerInSign(let ruled, let body, let sign):
      rulers[ruled, default: []].insert(body)
      signs[.body(body)] = sign
    case .cusp(let house, let sign): signs[.cusp(house)] = sign
    case .stellium(let stellium): add(stellium)
    case .angular(let body, let angle, _): angles[body, default: []].insert(angle)
    case .moonPhase(let phase): self.phase = phase
    case .dominantElement(let element, _): dominantElements.insert(element)
    case .missingElement(let element): missingElements.insert(element)
    case .dominantModality(let modality, _): dominantModalities.insert(modality)
    case .rulerInAspect(let ruled, let body, let aspect):
      rulers[ruled, default: []].insert(body)
      add(.aspect(aspect))
    case .pattern(let pattern): gathered.formUnion(pattern.bodies)
    case .missingModality, .dominantPlanet, .shape, .hemisphere, .supported, .strained: break
    }
  }

  /// Adds an aspect with an angle, which is also an aspect with the other end of the axis.
  private mutating func addAngle(of aspect: Aspect) {
    for (end, other) in [(aspect.end1, aspect.end2), (aspect.end2, aspect.end1)] {
      guard case .body(let body) = end, case .angle(let angle) = other else { continue }
      angleAspects[body, default: [:]][angle, default: []].insert(aspect.type)
      guard let mirrored = aspect.type.mirrored else { continue }
      angleAspects[body, default: [:]][angle.opposite, default: []].insert(mirrored)
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

  /// The aspects between a body and an angle; standing at the angle counts as a conjunction.
  func aspects(of body: Body, with angle: ChartAngle) -> Set<AspectType> {
    let types = angleAspects[body]?[angle] ?? []
    if angles[body]?.contains(angle) == true { return types.union([.conjunction]) }
    return angles[body]?.contains(angle.opposite) == true ? types.union([.opposition]) : types
  }

  /// Whether the body stands at the angle.
  func stands(_ body: Body, at angle: ChartAngle) -> Bool {
    aspects(of: body, with: angle).contains(.conjunction)
  }
}

extension ChartAngle {
  /// The other end of its axis.
  fileprivate var opposite: ChartAngle {
    switch self {
    case .ascendant: .descendant
    case .descendant: .ascendant
    case .midheaven: .imumCoeli
    case .imumCoeli: .midheaven
    }
  }
}

extension AspectType {
  /// The aspect with the opposite point; `nil` if there is none.
  fileprivate var mirrored: AspectType? {
    AspectType.allCases.first { abs($0.exactDegree + exactDegree - 180) < 1e-9 }
  }
}

extension Sign {
  /// The sign on the other side of the zodiac.
  fileprivate var opposite: Sign {
    Sign.allCases[((Sign.allCases.firstIndex(of: self) ?? 0) + 6) % 12]
  }
}
