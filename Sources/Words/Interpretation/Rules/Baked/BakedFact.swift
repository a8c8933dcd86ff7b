import AstroChartModel

// How a fact is kept in the index of the built-in book: the code of its kind, written and read.

/// The code of a fact's kind in the index of the built-in book, which is followed by what the fact is about.
enum BakedFact: UInt8, CaseIterable {
  case sign, house, retrograde, dignity, aspect, rulerInHouse, rulerInSign, cusp, dominantElement
  case dominantModality, stelliumInSign, stelliumInHouse, angular, moonPhase
  case rulerInAspect, dominantPlanet, missingElement, missingModality, pattern, shape, hemisphere, supported
  case strained, sameSign, always, opposedPair, timeKnown, finalDispositor, mutualReception

  /// All points that have a sign, in the order of their codes.
  static let points = Body.allCases.map(ChartPoint.body) + [.ascendant, .midheaven]
  /// All possible ends of aspects, in the order of their codes.
  static let ends = Body.allCases.map(AspectEnd.body) + ChartAngle.allCases.map(AspectEnd.angle)
}

extension Fact {
  var code: BakedFact {
    switch self {
    case .sign: .sign
    case .house: .house
    case .retrograde: .retrograde
    case .dignity: .dignity
    case .aspect: .aspect
    case .rulerInHouse: .rulerInHouse
    case .rulerInSign: .rulerInSign
    case .cusp: .cusp
    case .dominantElement: .dominantElement
    case .dominantModality: .dominantModality
    case .stelliumInSign: .stelliumInSign
    case .stelliumInHouse: .stelliumInHouse
    case .angular: .angular
    case .moonPhase: .moonPhase
    case .rulerInAspect: .rulerInAspect
    case .dominantPlanet: .dominantPlanet
    case .missingElement: .missingElement
    case .missingModality: .missingModality
    case .pattern: .pattern
    case .shape: .shape
    case .hemisphere: .hemisphere
    case .supported: .supported
    case .strained: .strained
    case .sameSign: .sameSign
    case .always: .always
    case .opposedPair: .opposedPair
    case .timeKnown: .timeKnown
    case .finalDispositor: .finalDispositor
    case .mutualReception: .mutualReception
    }
  }
}

// MARK: - Writing

extension Fact {
  /// The bytes of its code and of what it is about.
  var baked: [UInt8] {
    let about: [UInt8] =
      switch self {
      case .sign(let point, let signs): Baked.one(point, BakedFact.points) + Baked.list(signs)
      case .house(let body, let houses): Baked.one(body) + Baked.houses(houses)
      case .retrograde(let body, let isRetrograde): Baked.one(body) + [isRetrograde ? 1 : 0]
      case .dignity(let body, let dignity): Baked.one(body) + Baked.one(dignity)
      case .aspect(let aspect): aspect.baked
      case .rulerInHouse(let ruled, let houses, let rulers):
        [UInt8(ruled)] + Baked.houses(houses) + Baked.one(rulers)
      case .rulerInSign(let ruled, let signs, let rulers):
        [UInt8(ruled)] + Baked.list(signs) + Baked.one(rulers)
      case .rulerInAspect(let ruled, let end, let types, let rulers):
        [UInt8(ruled)] + Baked.one(end, BakedFact.ends) + Baked.list(types) + Baked.one(rulers)
      case .cusp(let house, let signs): [UInt8(house)] + Baked.list(signs)
      case .dominantElement(let element), .missingElement(let element): Baked.one(element)
      case .dominantModality(let modality), .missingModality(let modality): Baked.one(modality)
      case .stelliumInSign(let signs): Baked.list(signs)
      case .stelliumInHouse(let houses): Baked.houses(houses)
      case .angular(let body, let angle): Baked.one(body) + Baked.list([angle].compactMap(\.self))
      case .moonPhase(let phases): Baked.list(phases)
      case .dominantPlanet(let body), .finalDispositor(let body), .supported(let body), .strained(let body):
        Baked.one(body)
      case .mutualReception(let one, let other): Baked.one(one) + Baked.one(other)
      case .pattern(let pattern): pattern.baked
      case .shape(let shape): Baked.one(shape)
      case .hemisphere(let side): Baked.one(side)
      case .sameSign(let one, let other):
        Baked.one(one, BakedFact.points) + Baked.one(other, BakedFact.points)
      case .opposedPair(let body, let isLight): Baked.one(body) + [isLight ? 1 : 0]
      case .timeKnown(let isKnown): [isKnown ? 1 : 0]
      case .always: []
      }
    return [code.rawValue] + about
  }
}

extension PatternFact {
  fileprivate var baked: [UInt8] {
    Baked.one(kind) + Baked.list([apex].compactMap(\.self)) + Baked.list([element].compactMap(\.self))
      + Baked.list([modality].compactMap(\.self))
  }
}

extension AspectFact {
  fileprivate var baked: [UInt8] {
    let orb = (maxOrb ?? 0).bitPattern
    return Baked.list([first, second], BakedFact.ends) + Baked.list(types)
      + (0..<8).map { UInt8(truncatingIfNeeded: orb >> (8 * $0)) }
  }
}

/// Values as their places among all values of their type.
private enum Baked {
  static func one<Value: Equatable>(_ value: Value, _ all: [Value]) -> [UInt8] {
    [UInt8(all.firstIndex(of: value) ?? 0)]
  }

  static func one<Value: CaseIterable & Equatable>(_ value: Value) -> [UInt8] {
    one(value, Array(Value.allCases))
  }

  /// Preceded by their count.
  static func list<Value: Equatable>(_ values: [Value], _ all: [Value]) -> [UInt8] {
    [UInt8(values.count)] + values.flatMap { one($0, all) }
  }

  static func list<Value: CaseIterable & Equatable>(_ values: [Value]) -> [UInt8] {
    list(values, Array(Value.allCases))
  }

  static func houses(_ houses: [Int]) -> [UInt8] { list(houses, Array(0...12)) }
}

// MARK: - Reading

extension BookIndexReader {
  mutating func fact() -> Fact? {
    switch BakedFact(rawValue: UInt8(byte())) {
    case .sign: .sign(value(among: BakedFact.points), values(among: Sign.allCases))
    case .house: .house(body(), houses())
    case .retrograde: .retrograde(body(), byte() == 1)
    case .dignity: .dignity(body(), value(among: Dignity.allCases))
    case .aspect: .aspect(aspect())
    case .rulerInHouse: .rulerInHouse(of: byte(), houses(), rulers: value(among: Rulers.allCases))
    case .rulerInSign:
      .rulerInSign(of: byte(), values(among: Sign.allCases), rulers: value(among: Rulers.allCases))
    case .rulerInAspect:
      .rulerInAspect(
        of: byte(), with: value(among: BakedFact.ends), values(among: AspectType.allCases),
        rulers: value(among: Rulers.allCases))
    case .cusp: .cusp(byte(), values(among: Sign.allCases))
    case .dominantElement: .dominantElement(value(among: Element.allCases))
    case .dominantModality: .dominantModality(value(among: Modality.allCases))
    case .stelliumInSign: .stelliumInSign(values(among: Sign.allCases))
    case .stelliumInHouse: .stelliumInHouse(houses())
    case .angular: .angular(body(), at: optional(among: ChartAngle.allCases))
    case .moonPhase: .moonPhase(values(among: MoonPhase.allCases))
    case .dominantPlanet: .dominantPlanet(body())
    case .missingElement: .missingElement(value(among: Element.allCases))
    case .missingModality: .missingModality(value(among: Modality.allCases))
    case .pattern: .pattern(pattern())
    case .shape: .shape(value(among: ChartShape.allCases))
    case .hemisphere: .hemisphere(value(among: Hemisphere.allCases))
    case .supported: .supported(body())
    case .strained: .strained(body())
    case .sameSign: .sameSign(value(among: BakedFact.points), value(among: BakedFact.points))
    case .always: .always
    case .opposedPair: .opposedPair(with: body(), farIsLight: byte() == 1)
    case .timeKnown: .timeKnown(byte() == 1)
    case .finalDispositor: .finalDispositor(body())
    case .mutualReception: .mutualReception(body(), body())
    case nil: nil
    }
  }

  private mutating func pattern() -> PatternFact {
    PatternFact(
      value(among: AspectPattern.Kind.allCases), apex: optional(among: Body.allCases),
      element: optional(among: Element.allCases), modality: optional(among: Modality.allCases))
  }

  private mutating func aspect() -> AspectFact {
    let ends = values(among: BakedFact.ends)
    let types = values(among: AspectType.allCases)
    let orb = double()
    return AspectFact(between: ends[0], and: ends[1], types, maxOrb: orb == 0 ? nil : orb)
  }
}
