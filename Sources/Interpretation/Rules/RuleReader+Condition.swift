import ChartModel

extension RuleReader {
  /// The facts of a rule's condition, where all of them can be read and can be true together.
  mutating func condition(of rule: JSONNode) -> Condition? {
    guard let node = required("condition", of: rule) else { return nil }
    guard node.isObject else {
      report(
        node, "a condition should be an object", hint: "such as { \"point\": \"sun\", \"sign\": \"leo\" }")
      return nil
    }
    let before = diagnostics.count
    refuseUnknownFields(of: node, known: RuleReader.questions)
    let condition = Condition(facts(of: node))
    guard diagnostics.count == before else { return nil }
    if condition.facts.isEmpty { report(node, "the condition asks for nothing") }
    if let reason = condition.impossibility { report(node, "the condition can never hold: \(reason)") }
    return diagnostics.count == before ? condition : nil
  }

  private static let questions = [
    "point", "sign", "house", "retrograde", "dignity", "aspect", "rulerOf", "cusp", "dominant", "stellium",
    "angular", "moonPhase",
  ]

  private mutating func facts(of node: JSONNode) -> [Fact] {
    var facts = placedFacts(of: node)
    if let aspect = node["aspect"] { facts += [self.aspect(aspect)].compactMap(\.self) }
    if let dominant = node["dominant"] { facts += [self.dominant(dominant)].compactMap(\.self) }
    if let stellium = node["stellium"] { facts += self.stellium(stellium) }
    if let angular = node["angular"], let body = body(angular) { facts.append(.angular(body)) }
    if let phase = node["moonPhase"] { facts.append(.moonPhase(phases(phase))) }
    return facts
  }

  /// What is said of a point, of a house's ruler or of a cusp: only one of them can own the sign and the house.
  private mutating func placedFacts(of node: JSONNode) -> [Fact] {
    let owners = ["point", "rulerOf", "cusp"].compactMap { node[$0] }
    if owners.count > 1 { report(owners[1], "a condition has a point, a rulerOf or a cusp, not two of them") }
    if let point = node["point"] { return subject(point).map { facts(on: $0, of: node) } ?? [] }
    if let ruled = node["rulerOf"] { return house(ruled).map { facts(onRulerOf: $0, of: node) } ?? [] }
    if let cusp = node["cusp"] { return house(cusp).map { facts(onCusp: $0, of: node) } ?? [] }
    for name in ["sign", "house", "retrograde", "dignity"] {
      if let orphan = node[name] { report(orphan, "\(name) needs a point") }
    }
    return []
  }

  private mutating func facts(on subject: Subject, of node: JSONNode) -> [Fact] {
    var facts: [Fact] = []
    if let sign = node["sign"] { facts.append(.sign(subject, signs(sign))) }
    for name in ["house", "retrograde", "dignity"] {
      guard let field = node[name] else { continue }
      guard let body = subject.body else {
        report(field, "an angle has a sign, but no \(name)")
        continue
      }
      facts += [fact(name, field, on: body)].compactMap(\.self)
    }
    if facts.isEmpty, ["sign", "house", "retrograde", "dignity"].allSatisfy({ node[$0] == nil }) {
      report(
        node, "the condition names a point, but asks nothing of it",
        hint: "sign, house, retrograde or dignity")
    }
    return facts
  }

  private mutating func fact(_ name: String, _ field: JSONNode, on body: Body) -> Fact? {
    switch name {
    case "house":
      return .house(body, houses(field))
    case "retrograde":
      if let truth = field.truth { return .retrograde(body, truth) }
      report(field, "retrograde should be true or false")
      return nil
    default:
      return self.name(field, of: "dignity", among: Dignity.allCases).map { .dignity(body, $0) }
    }
  }

  private mutating func facts(onRulerOf house: Int, of node: JSONNode) -> [Fact] {
    var facts: [Fact] = []
    if let field = node["house"] { facts.append(.rulerInHouse(of: house, houses(field))) }
    if let field = node["sign"] { facts.append(.rulerInSign(of: house, signs(field))) }
    if facts.isEmpty { report(node, "rulerOf asks nothing of the ruler", hint: "add its house or its sign") }
    return facts
  }

  private mutating func facts(onCusp house: Int, of node: JSONNode) -> [Fact] {
    if let field = node["sign"] { return [.cusp(house, signs(field))] }
    report(node, "cusp needs a sign")
    return []
  }
}
