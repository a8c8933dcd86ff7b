import ChartModel
import Diagnostics
import JSON

extension RuleReader {
  mutating func subject(_ node: JSONCursor) -> ChartPoint? {
    guard let text = text(node) else { return nil }
    if let subject = ChartPoint(name: text) { return subject }
    report(
      node, "\(Quotation.of(text)) is no known point",
      hint: NearestName.hint(for: text, among: ChartPoint.names)
    )
    return nil
  }

  mutating func body(_ node: JSONCursor) -> Body? { name(node, of: "body", among: Body.allCases) }

  mutating func signs(_ node: JSONCursor) -> [Sign] {
    list(node) { $0.name($1, of: "sign", among: Sign.allCases) }
  }

  mutating func houses(_ node: JSONCursor) -> [Int] { list(node) { $0.house($1) } }

  mutating func house(_ node: JSONCursor) -> Int? {
    if let number = node.double, let house = Int(exactly: number), (1...12).contains(house) { return house }
    report(node, "there is no such house", hint: "a whole number from 1 to 12")
    return nil
  }

  mutating func phases(_ node: JSONCursor) -> [MoonPhase] {
    list(node) { reader, node in
      reader.name(node, of: "phase of the Moon", among: PhaseName.allCases).map(\.phase)
    }
  }

  mutating func dominant(_ node: JSONCursor) -> Fact? {
    if let element = node.string.flatMap(Element.init(named:)) { return .dominantElement(element) }
    if let modality = node.string.flatMap(Modality.init(named:)) { return .dominantModality(modality) }
    let known = Element.allCases.map(\.rawValue) + Modality.allCases.map(\.rawValue)
    report(node, "dominant should be an element or a modality", hint: Hint(known.joined(separator: ", ")))
    return nil
  }

  /// Where the planets are gathered; a sign and a house make two facts.
  mutating func stellium(_ node: JSONCursor) -> [Fact] {
    refuseUnknownFields(of: node, known: ["sign", "house"])
    var facts: [Fact] = []
    if let field = node.present("sign") { facts.append(.stelliumInSign(signs(field))) }
    if let field = node.present("house") { facts.append(.stelliumInHouse(houses(field))) }
    if facts.isEmpty { report(node, "a stellium needs a sign or a house") }
    return facts
  }

  mutating func aspect(_ node: JSONCursor) -> Fact? {
    refuseUnknownFields(of: node, known: ["between", "types", "maxOrb"])
    guard let between = required("between", of: node), let types = required("types", of: node) else {
      return nil
    }
    let bodies = list(between) { $0.body($1) }
    let kinds = list(types) { $0.name($1, of: "aspect", among: AspectType.allCases) }
    let orb = node.present("maxOrb").flatMap { maxOrb($0) }
    guard bodies.count == 2 else {
      report(between, "an aspect is between two bodies")
      return nil
    }
    return .aspect(AspectFact(bodies[0], bodies[1], kinds, maxOrb: orb))
  }

  private mutating func maxOrb(_ node: JSONCursor) -> Double? {
    if let orb = node.double, orb > 0, orb <= 30 { return orb }
    report(node, "maxOrb should be a number of degrees above 0")
    return nil
  }

  /// One value or a list of them, read one by one.
  private mutating func list<Value>(
    _ node: JSONCursor, _ read: (inout RuleReader, JSONCursor) -> Value?
  ) -> [Value] {
    if node.each.isEmpty { report(node, "the list is empty") }
    return node.each.compactMap { read(&self, $0) }
  }
}
