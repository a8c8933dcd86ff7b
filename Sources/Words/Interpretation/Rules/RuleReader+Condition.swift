import AstroChartModel
import AstroDiagnostics
import AstroJSON

extension RuleReader {
  /// The condition of a rule; `nil` if a fact cannot be read or its facts cannot be true together.
  mutating func condition(of rule: JSONCursor) -> Condition? {
    guard let node = required("condition", of: rule) else { return nil }
    guard node.isObject else {
      report(node, ConditionFault.notObject)
      return nil
    }
    let before = mistakeCount
    let facts = parts(of: node).flatMap { part in
      refuseUnknownFields(of: part, known: RuleReader.questions)
      return self.facts(of: part)
    }
    guard mistakeCount == before else { return nil }
    do throws(Problem) {
      return try Condition(facts)
    } catch {
      report(node, problem: error)
      return nil
    }
  }

  /// The condition itself, or the parts of `all`, each of which must hold.
  private mutating func parts(of node: JSONCursor) -> [JSONCursor] {
    guard let all = node.present("all") else { return [node] }
    refuseUnknownFields(of: node, known: ["all"])
    guard let parts = all.list, parts.allSatisfy(\.isObject) else {
      report(all, ConditionFault.notConditions)
      return []
    }
    return parts
  }

  private static let questions = BakedFact.allCases.flatMap(\.questions)

  private mutating func facts(of node: JSONCursor) -> [Fact] {
    var facts = placedFacts(of: node)
    if node.present("rulerOf") == nil, let aspect = node.present("aspect") {
      facts += [self.aspect(aspect)].compactMap(\.self)
    }
    if let stellium = node.present("stellium") { facts += self.stellium(stellium) }
    if let angular = node.present("angular"), let body = body(angular) {
      facts.append(.angular(body, at: node.present("angle").flatMap { angle($0) }))
    } else if let orphan = node.present("angle") {
      report(orphan, ConditionFault.needs("angle", "angular"))
    }
    if let phase = node.present("moonPhase") { facts.append(.moonPhase(phases(phase))) }
    if let axis = node.present("nodalAxis") { facts += nodalAxis(axis) }
    return facts + wholeFacts(of: node)
  }

  /// The facts about all planets together.
  private mutating func wholeFacts(of node: JSONCursor) -> [Fact] {
    var facts: [Fact?] = []
    if let dominant = node.present("dominant") { facts.append(self.dominant(dominant)) }
    if let missing = node.present("missing") { facts.append(self.missing(missing)) }
    if let pattern = node.present("pattern") {
      facts.append(self.pattern(pattern, of: node))
    } else {
      for name in ["apex", "element", "modality", "with", "far"] {
        if let orphan = node.present(name) {
          report(orphan, ConditionFault.needs(name, "pattern", article: "a "))
        }
      }
    }
    if let shape = node.present("shape") {
      facts.append(name(shape, of: "shape", among: ChartShape.allCases).map { .shape($0) })
    }
    if let side = node.present("hemisphere") {
      facts.append(name(side, of: "hemisphere", among: Hemisphere.allCases).map { .hemisphere($0) })
    }
    if let body = node.present("supported") { facts.append(self.body(body).map { .supported($0) }) }
    if let body = node.present("strained") { facts.append(self.body(body).map { .strained($0) }) }
    if let known = node.present("timeKnown") { facts.append(timeKnown(known)) }
    if let points = node.present("sameSign") { facts.append(sameSign(points)) }
    if let body = node.present("finalDispositor") {
      facts.append(self.body(body).map { .finalDispositor($0) })
    }
    if let pair = node.present("mutualReception") { facts.append(mutualReception(pair)) }
    if let always = node.present("always") {
      if always.bool == true { facts.append(.always) } else { report(always, ConditionFault.notAlways) }
    }
    return facts.compactMap(\.self)
  }

  /// The facts about a point, a house's ruler or a cusp: only one of these can own the sign and the house.
  private mutating func placedFacts(of node: JSONCursor) -> [Fact] {
    let owners = ["point", "rulerOf", "cusp"].compactMap { node.present($0) }
    if owners.count > 1 { report(owners[1], ConditionFault.twoOwners) }
    if let point = node.present("point") { return subject(point).map { facts(on: $0, of: node) } ?? [] }
    if let ruled = node.present("rulerOf") {
      return house(ruled).map { facts(onRulerOf: $0, of: node) } ?? []
    }
    if let cusp = node.present("cusp") { return house(cusp).map { facts(onCusp: $0, of: node) } ?? [] }
    for name in ["sign", "house", "retrograde", "dignity"] {
      if let orphan = node.present(name) {
        report(orphan, ConditionFault.needs(name, "point", article: "a "))
      }
    }
    return []
  }

  private mutating func facts(on subject: ChartPoint, of node: JSONCursor) -> [Fact] {
    var facts: [Fact] = []
    if let sign = node.present("sign") { facts.append(.sign(subject, signs(sign))) }
    for name in ["house", "retrograde", "dignity"] {
      guard let field = node.present(name) else { continue }
      guard let body = subject.body else {
        report(field, ConditionFault.angleHasNo(name))
        continue
      }
      facts += [fact(name, field, on: body)].compactMap(\.self)
    }
    if facts.isEmpty, ["sign", "house", "retrograde", "dignity"].allSatisfy({ node.present($0) == nil }) {
      report(node, ConditionFault.bareAspect)
    }
    return facts
  }

  private mutating func fact(_ name: String, _ field: JSONCursor, on body: Body) -> Fact? {
    switch name {
    case "house":
      return .house(body, houses(field))
    case "retrograde":
      if let truth = field.bool { return .retrograde(body, truth) }
      report(field, RuleFault.notTruth)
      return nil
    default:
      return self.name(field, of: "dignity", among: Dignity.allCases).map { .dignity(body, $0) }
    }
  }

  private mutating func facts(onRulerOf house: Int, of node: JSONCursor) -> [Fact] {
    let rulers =
      node.present("rulers").flatMap { name($0, of: "way to rule", among: Rulers.allCases) } ?? .both
    var facts: [Fact] = []
    if let field = node.present("house") {
      facts.append(.rulerInHouse(of: house, houses(field), rulers: rulers))
    }
    if let field = node.present("sign") {
      facts.append(.rulerInSign(of: house, signs(field), rulers: rulers))
    }
    if let field = node.present("aspect") {
      facts += [rulerAspect(field, of: house, rulers)].compactMap(\.self)
    }
    if facts.isEmpty, node.present("aspect") == nil {
      report(node, ConditionFault.bareRuler)
    }
    return facts
  }

  private mutating func facts(onCusp house: Int, of node: JSONCursor) -> [Fact] {
    if let field = node.present("sign") { return [.cusp(house, signs(field))] }
    report(node, ConditionFault.bareCusp)
    return []
  }
}

extension BakedFact {
  /// The fields of a condition that ask for a fact of the kind, and that no kind before it has.
  fileprivate var questions: [String] {
    switch self {
    case .sign: ["point", "sign", "nodalAxis"]
    case .house: ["house"]
    case .retrograde: ["retrograde"]
    case .dignity: ["dignity"]
    case .aspect: ["aspect"]
    case .rulerInHouse: ["rulerOf", "rulers"]
    case .cusp: ["cusp"]
    case .dominantElement: ["dominant"]
    case .missingElement: ["missing"]
    case .stelliumInSign: ["stellium"]
    case .angular: ["angular", "angle"]
    case .moonPhase: ["moonPhase"]
    case .pattern: ["pattern", "apex", "element", "modality"]
    case .shape: ["shape"]
    case .hemisphere: ["hemisphere"]
    case .supported: ["supported"]
    case .strained: ["strained"]
    case .sameSign: ["sameSign"]
    case .finalDispositor: ["finalDispositor"]
    case .mutualReception: ["mutualReception"]
    case .always: ["always"]
    case .opposedPair: ["with", "far"]
    case .timeKnown: ["timeKnown"]
    case .rulerInSign, .rulerInAspect, .dominantModality, .dominantPlanet, .missingModality, .stelliumInHouse:
      []
    }
  }
}
