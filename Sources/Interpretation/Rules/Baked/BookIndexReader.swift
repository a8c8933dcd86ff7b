import ChartModel

/// Reads the index of our book from an offset on; `BookIndexWriter` says how it is written.
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
    let tags = (0..<byte()).map { _ in string() }
    let facts = (0..<byte()).compactMap { _ in fact() }
    return Rule(
      id: id, area: area, condition: Condition(known: facts), weight: weight, stage: stage, tags: tags,
      file: file)
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
    case .rulerInHouse: .rulerInHouse(of: byte(), houses())
    case .rulerInSign: .rulerInSign(of: byte(), values(among: Sign.allCases))
    case .cusp: .cusp(byte(), values(among: Sign.allCases))
    case .dominantElement: .dominantElement(value(among: Element.allCases))
    case .dominantModality: .dominantModality(value(among: Modality.allCases))
    case .stelliumInSign: .stelliumInSign(values(among: Sign.allCases))
    case .stelliumInHouse: .stelliumInHouse(houses())
    case .angular: .angular(body())
    case .moonPhase: .moonPhase(values(among: MoonPhase.allCases))
    case nil: nil
    }
  }

  private mutating func aspect() -> AspectFact {
    let bodies = values(among: Body.allCases)
    let types = values(among: AspectType.allCases)
    let orb = double()
    return AspectFact(bodies[0], bodies[1], types, maxOrb: orb == 0 ? nil : orb)
  }
}
