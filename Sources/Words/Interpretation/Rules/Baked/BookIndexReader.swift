import AstroChartModel

/// Reads the index of the built-in book from an offset; `BookIndexWriter` describes the format.
struct BookIndexReader {
  var offset: Int

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Int {
    defer { offset += MemoryLayout<Number>.size }
    return Int(BakedBytes.index.number(at: offset, as: type))
  }

  mutating func byte() -> Int { number(UInt8.self) }

  mutating func string() -> String {
    let count = byte()
    defer { offset += count }
    return BakedBytes.index.string(at: offset, count: count)
  }

  mutating func rule(on area: Area) -> Rule {
    let (id, file) = (string(), string())
    let weight = double()
    let stage = value(among: Stage.allCases)
    let role = value(among: RuleRole.allCases)
    let (values, bridge) = (axisValues(), bridge())
    let tags = (0..<byte()).map { _ in string() }
    let facts = (0..<byte()).compactMap { _ in fact() }
    return Rule(
      id: id, area: area, condition: Condition(known: facts), weight: weight, stage: stage, role: role,
      values: values, bridge: bridge, tags: tags, file: file)
  }

  private mutating func axisValues() -> AxisValues {
    var values = AxisValues()
    for _ in 0..<byte() {
      let axis = value(among: Axis.allCases)
      values[axis] = byte() + AxisValues.range.lowerBound
    }
    return values
  }

  private mutating func bridge() -> Bridge? {
    optional(among: Axis.allCases).map { Bridge(on: $0, in: value(among: Bridge.Situation.allCases)) }
  }

  private mutating func double() -> Double {
    defer { offset += 8 }
    return Double(bitPattern: BakedBytes.index.number(at: offset, as: UInt64.self))
  }

  private mutating func value<Value>(among all: [Value]) -> Value { all[byte()] }
  private mutating func values<Value>(among all: [Value]) -> [Value] { (0..<byte()).map { _ in all[byte()] } }
  private mutating func houses() -> [Int] { (0..<byte()).map { _ in byte() } }
  private mutating func body() -> Body { value(among: Body.allCases) }

  private mutating func fact() -> Fact? {
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
    case nil: nil
    }
  }

  private mutating func optional<Value>(among all: [Value]) -> Value? { values(among: all).first }

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
