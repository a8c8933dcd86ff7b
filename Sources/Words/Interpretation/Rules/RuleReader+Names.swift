import AstroChartModel
import AstroDiagnostics
import AstroJSON

extension RuleReader {
  mutating func subject(_ node: JSONCursor) -> ChartPoint? {
    guard let text = text(node) else { return nil }
    if let subject = ChartPoint(name: text) { return subject }
    report(node, problem: .unknown("point", text, among: ChartPoint.names))
    return nil
  }

  mutating func body(_ node: JSONCursor) -> Body? { name(node, of: "body", among: Body.allCases) }

  mutating func signs(_ node: JSONCursor) -> [Sign] {
    list(node) { $0.name($1, of: "sign", among: Sign.allCases) }
  }

  mutating func houses(_ node: JSONCursor) -> [Int] { list(node) { $0.house($1) } }

  mutating func house(_ node: JSONCursor) -> Int? {
    if let number = node.double, let house = Int(exactly: number), (1...12).contains(house) { return house }
    report(node, ConditionFault.noHouse)
    return nil
  }

  mutating func phases(_ node: JSONCursor) -> [MoonPhase] {
    list(node) { reader, node in
      reader.name(node, of: "phase of the Moon", among: PhaseName.allCases).map(\.phase)
    }
  }

  mutating func dominant(_ node: JSONCursor) -> Fact? {
    let text = node.string ?? ""
    if let element = Element(named: text) { return .dominantElement(element) }
    if let modality = Modality(named: text) { return .dominantModality(modality) }
    if let body = Body(named: text), body.isPlanet { return .dominantPlanet(body) }
    report(node, ConditionFault.dominant(RuleReader.qualities.joined(separator: ", ")))
    return nil
  }

  mutating func missing(_ node: JSONCursor) -> Fact? {
    if let element = node.string.flatMap(Element.init(named:)) { return .missingElement(element) }
    if let modality = node.string.flatMap(Modality.init(named:)) { return .missingModality(modality) }
    report(node, ConditionFault.missingQuality(RuleReader.qualities.joined(separator: ", ")))
    return nil
  }

  private static let qualities = Element.allCases.map(\.rawValue) + Modality.allCases.map(\.rawValue)

  mutating func angle(_ node: JSONCursor) -> ChartAngle? {
    name(node, of: "angle", among: ChartAngle.allCases)
  }

  /// A pattern with the apex, element and modality that the other fields of the condition ask for.
  mutating func pattern(_ node: JSONCursor, of condition: JSONCursor) -> Fact? {
    if node.string == "opposedPair" { return opposedPair(node, of: condition) }
    for name in ["with", "far"] {
      if let orphan = condition.present(name) {
        report(orphan, ConditionFault.needs(name, "opposedPair", article: "the pattern "))
      }
    }
    guard let kind = name(node, of: "pattern", among: AspectPattern.Kind.allCases) else { return nil }
    return .pattern(
      PatternFact(
        kind, apex: condition.present("apex").flatMap { body($0) },
        element: condition.present("element").flatMap { name($0, of: "element", among: Element.allCases) },
        modality: condition.present("modality").flatMap { name($0, of: "modality", among: Modality.allCases) }
      ))
  }

  private mutating func opposedPair(_ node: JSONCursor, of condition: JSONCursor) -> Fact? {
    for name in ["apex", "element", "modality"] {
      if let orphan = condition.present(name) { report(orphan, ConditionFault.noPairHas(name)) }
    }
    guard let with = condition.present("with"), let far = condition.present("far") else {
      report(node, ConditionFault.pairParts)
      return nil
    }
    guard let slower = body(with) else { return nil }
    if far.string == "light" || far.string == "other" {
      return .opposedPair(with: slower, farIsLight: far.string == "light")
    }
    report(far, ConditionFault.pairFar)
    return nil
  }

  mutating func timeKnown(_ node: JSONCursor) -> Fact? {
    if let isKnown = node.bool { return .timeKnown(isKnown) }
    report(node, RuleFault.notTruth)
    return nil
  }

  /// The sign or the house of the north node; the south node is opposite.
  mutating func nodalAxis(_ node: JSONCursor) -> [Fact] {
    refuseUnknownFields(of: node, known: ["sign", "house"])
    var facts: [Fact] = []
    if let field = node.present("sign") { facts.append(.sign(.body(.northNode), signs(field))) }
    if let field = node.present("house") { facts.append(.house(.northNode, houses(field))) }
    if facts.isEmpty { report(node, ConditionFault.nodalAxis) }
    return facts
  }

  mutating func sameSign(_ node: JSONCursor) -> Fact? {
    let points = list(node) { $0.subject($1) }
    if points.count == 2 { return .sameSign(points[0], points[1]) }
    report(node, ConditionFault.sameSign)
    return nil
  }

  mutating func mutualReception(_ node: JSONCursor) -> Fact? {
    let bodies = list(node) { $0.body($1) }
    if bodies.count == 2, bodies[0] != bodies[1] { return .mutualReception(bodies[0], bodies[1]) }
    report(node, ConditionFault.mutualReception)
    return nil
  }

  /// The place of a stellium; a sign and a house give two facts.
  mutating func stellium(_ node: JSONCursor) -> [Fact] {
    refuseUnknownFields(of: node, known: ["sign", "house"])
    var facts: [Fact] = []
    if let field = node.present("sign") { facts.append(.stelliumInSign(signs(field))) }
    if let field = node.present("house") { facts.append(.stelliumInHouse(houses(field))) }
    if facts.isEmpty { report(node, ConditionFault.stellium) }
    return facts
  }

  mutating func aspect(_ node: JSONCursor) -> Fact? {
    refuseUnknownFields(of: node, known: ["between", "types", "maxOrb"])
    guard let between = required("between", of: node), let types = required("types", of: node) else {
      return nil
    }
    let ends = list(between) { $0.end($1) }
    let kinds = list(types) { $0.name($1, of: "aspect", among: AspectType.allCases) }
    let orb = node.present("maxOrb").flatMap { maxOrb($0) }
    guard ends.count == 2 else {
      report(between, ConditionFault.aspectEnds)
      return nil
    }
    return .aspect(AspectFact(between: ends[0], and: ends[1], kinds, maxOrb: orb))
  }

  /// An aspect of the ruler of a house.
  mutating func rulerAspect(_ node: JSONCursor, of house: Int, _ rulers: Rulers) -> Fact? {
    refuseUnknownFields(of: node, known: ["with", "types"])
    guard let with = required("with", of: node), let types = required("types", of: node) else { return nil }
    let kinds = list(types) { $0.name($1, of: "aspect", among: AspectType.allCases) }
    return end(with).map { .rulerInAspect(of: house, with: $0, kinds, rulers: rulers) }
  }

  private mutating func end(_ node: JSONCursor) -> AspectEnd? {
    guard let text = text(node) else { return nil }
    if let end = AspectEnd(name: text) { return end }
    let known = Body.allCases.map(\.rawValue) + ChartAngle.allCases.map(\.rawValue)
    report(node, problem: .unknown("body", text, among: known))
    return nil
  }

  private mutating func maxOrb(_ node: JSONCursor) -> Double? {
    if let orb = node.double, orb > 0, orb <= 30 { return orb }
    report(node, ConditionFault.maxOrb)
    return nil
  }

  /// One value or a list of them, read one by one.
  private mutating func list<Value>(
    _ node: JSONCursor, _ read: (inout RuleReader, JSONCursor) -> Value?
  ) -> [Value] {
    if node.each.isEmpty { report(node, RuleFault.emptyList) }
    return node.each.compactMap { read(&self, $0) }
  }
}
