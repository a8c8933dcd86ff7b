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
    let (values, signValues, bridge) = (axisValues(), signValues(), bridge())
    let tags = (0..<byte()).map { _ in string() }
    let facts = (0..<byte()).compactMap { _ in fact() }
    return Rule(
      id: id, area: area, condition: Condition(known: facts), weight: weight, stage: stage, role: role,
      values: values, signValues: signValues, bridge: bridge, tags: tags, file: file)
  }

  private mutating func axisValues() -> AxisValues {
    var values = AxisValues()
    for _ in 0..<byte() {
      let axis = value(among: Axis.allCases)
      values[axis] = byte() + AxisValues.range.lowerBound
    }
    return values
  }

  private mutating func signValues() -> [Sign: AxisValues] {
    var values: [Sign: AxisValues] = [:]
    for _ in 0..<byte() {
      let sign = value(among: Sign.allCases)
      values[sign] = axisValues()
    }
    return values
  }

  private mutating func bridge() -> Bridge? {
    optional(among: Axis.allCases).map { Bridge(on: $0, in: value(among: Bridge.Situation.allCases)) }
  }

  mutating func double() -> Double {
    defer { offset += 8 }
    return Double(bitPattern: BakedBytes.index.number(at: offset, as: UInt64.self))
  }

  mutating func value<Value>(among all: [Value]) -> Value { all[byte()] }
  mutating func values<Value>(among all: [Value]) -> [Value] { (0..<byte()).map { _ in all[byte()] } }
  mutating func houses() -> [Int] { (0..<byte()).map { _ in byte() } }
  mutating func body() -> Body { value(among: Body.allCases) }

  mutating func optional<Value>(among all: [Value]) -> Value? { values(among: all).first }
}
