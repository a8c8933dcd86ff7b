import AstroChartModel
import AstroInterpretation
import AstroWording

/// The facts of a brief, arranged for looking up what a text may claim.
///
/// A brief may stand for several skies, so that a body may have several places: those of two people, or of the birth
/// and of a span.
struct KnownFacts {
  /// Something that has a place: a body, an angle or a cusp.
  enum Entity: Hashable {
    case body(Body)
    case angle(ChartAngle)
    case cusp(Int)
  }

  private(set) var signs: [Entity: Set<Sign>] = [:]
  private(set) var houses: [Body: Set<Int>] = [:]
  private(set) var retrograde: [Body: Set<Bool>] = [:]
  private var aspects: [BodyPair: Set<AspectType>] = [:]
  /// The rulers by the house they rule.
  private(set) var rulers: [Int: Set<Body>] = [:]
  /// The houses that hold a stellium.
  private(set) var stelliumHouses: Set<Int> = []
  /// The planets that belong to a stellium.
  private(set) var gathered: Set<Body> = []
  /// The planets at the apex of a pattern.
  private(set) var apexes: Set<Body> = []
  /// The angles by the bodies that stand at them.
  private var angles: [Body: Set<ChartAngle>] = [:]
  private var angleAspects: [Body: [ChartAngle: Set<AspectType>]] = [:]
  private(set) var phases: Set<MoonPhase> = []
  private(set) var dominantElements: Set<Element> = []
  private(set) var missingElements: Set<Element> = []
  private(set) var dominantModalities: Set<Modality> = []
  /// The signs in which a body may stand whose sign an unknown time of birth withholds.
  private(set) var possible: [Body: Set<Sign>] = [:]
  /// The houses of profected years with their signs.
  private(set) var profected: [(house: Int, sign: Sign)] = []
  /// All bodies of all facts.
  private(set) var bodies: Set<Body> = []

  init(_ facts: [Factor]) {
    for fact in facts {
      add(FactorParts(of: fact))
      if case .stellium(let stellium) = fact { add(stellium) }
      if case .pattern(let pattern) = fact {
        gathered.formUnion(pattern.bodies)
        apexes.formUnion([pattern.apex].compactMap(\.self))
      }
    }
    placeBodiesBeforeAngles()
    for (angle, other) in [(ChartAngle.ascendant, ChartAngle.descendant), (.midheaven, .imumCoeli)] {
      signs[.angle(other)] = signs[.angle(angle)].map { Set($0.map(\.opposite)) }
    }
  }

  /// Adds what is withheld: “the Moon: Pisces or Aries”.
  mutating func withhold(_ texts: [String], _ finder: MentionFinder) {
    for sentence in texts.flatMap(finder.sentences) {
      let mentions = sentence.found.map(\.mention)
      guard case .body(let body)? = mentions.first else { continue }
      let signs = mentions.flatMap(\.signs)
      if signs.count > 1 { possible[body] = Set(signs) }
    }
  }

  /// Whether the entity is in one of the signs.
  func stands(_ entity: Entity, inAnyOf some: [Sign]) -> Bool {
    !(signs[entity]?.isDisjoint(with: some) ?? true)
  }

  /// Whether the entity is a body in one of the houses.
  func stands(_ entity: Entity, inAnyOf some: [Int]) -> Bool {
    guard let body = entity.body else { return false }
    return !(houses[body]?.isDisjoint(with: some) ?? true)
  }

  /// Whether the body moves so.
  func moves(_ body: Body, isRetrograde: Bool) -> Bool { retrograde[body]?.contains(isRetrograde) ?? false }

  /// Of a body shortly before an angle no house is told; tables have it in the one before the angle.
  private mutating func placeBodiesBeforeAngles() {
    for (body, its) in angles where houses[body] == nil {
      for angle in its { place(body, in: angle.house == 1 ? 12 : angle.house - 1) }
    }
  }

  private mutating func place(_ entity: Entity, in sign: Sign) { signs[entity, default: []].insert(sign) }
  private mutating func place(_ body: Body, in house: Int) { houses[body, default: []].insert(house) }

  private mutating func add(_ parts: FactorParts) {
    bodies.formUnion(parts.bodies)
    addPlaces(of: parts)
    for body in parts.bodies {
      if let isRetrograde = parts.isRetrograde { retrograde[body, default: []].insert(isRetrograde) }
      if parts.aspect == nil { angles[body, default: []].formUnion(parts.angles) }
    }
    if let ruled = parts.ruled, let ruler = parts.bodies.first { rulers[ruled, default: []].insert(ruler) }
    if let aspect = parts.aspect { add(aspect) }
    phases.formUnion([parts.phase].compactMap(\.self))
    if parts.isMissing {
      missingElements.formUnion([parts.element].compactMap(\.self))
    } else {
      dominantElements.formUnion([parts.element].compactMap(\.self))
      dominantModalities.formUnion([parts.modality].compactMap(\.self))
    }
  }

  /// Adds the sign and the house in which the bodies, the angle or the cusp of a fact stand.
  private mutating func addPlaces(of parts: FactorParts) {
    let entities =
      parts.bodies.map(Entity.body) + parts.angles.map(Entity.angle) + parts.cusps.map(Entity.cusp)
    for sign in parts.signs { for entity in entities { place(entity, in: sign) } }
    if let house = parts.place { for body in parts.bodies { place(body, in: house) } }
  }

  private mutating func add(_ aspect: Aspect) {
    if let pair = BodyPair(of: aspect) {
      aspects[pair, default: []].insert(aspect.type)
      addSouthNode(of: aspect)
    } else {
      addAngle(of: aspect)
    }
  }

  /// Adds the other end of an aspect with the North Node.
  private mutating func addSouthNode(of aspect: Aspect) {
    guard let mirrored = aspect.type.mirrored, aspect.bodies.contains(.northNode),
      let body = aspect.bodies.first(where: { $0 != .northNode })
    else { return }
    aspects[BodyPair(body, .southNode), default: []].insert(mirrored)
    bodies.insert(.southNode)
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
    if case .house(let house) = stellium.site { stelliumHouses.insert(house) }
  }

  /// The facts of a brief with whose they are.
  init(_ facts: [ReportBrief.Fact]) {
    self.init(facts.map(\.factor))
    // Of a birth that is told of beside other skies, such a body has houses in these.
    let birth = KnownFacts(facts.filter { $0.owners == [.birth] }.map(\.factor))
    for (body, its) in birth.houses { houses[body, default: []].formUnion(its) }
    profected = facts.compactMap { fact in
      if case .cusp(let house, let sign) = fact.factor, fact.owners == [.sky] { (house, sign) } else { nil }
    }
  }

  /// What is known of each of two people alone: their own facts, and those that the two have together.
  static func ofEach(_ facts: [ReportBrief.Fact]) -> [KnownFacts] {
    [ReportBrief.Owner.first, .second].map { person in
      KnownFacts(facts.filter { $0.owners.contains(person) || $0.owners == [.composite] }.map(\.factor))
    }
  }

  /// What is known of the Sun's return alone; `nil` if the brief has none.
  static func ofReturn(_ facts: [ReportBrief.Fact]) -> KnownFacts? {
    let its = facts.filter { $0.owners == [.return] }.map(\.factor)
    return its.isEmpty ? nil : KnownFacts(its)
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
