import AstroChartModel
import AstroDiagnostics

extension Condition {
  /// Why no sky can meet the condition; `nil` if one might.
  var impossibility: Told? {
    facts.lazy.compactMap(\.impossibility).first ?? conflict
  }

  /// What is contradictory about facts that exclude each other; `nil` if there are none.
  private var conflict: Told? {
    for body in Body.allCases where possibleSigns(of: body).isEmpty {
      return ConditionFault.exclusive(body.rawValue)
    }
    let elements = facts.filter { if case .dominantElement = $0 { true } else { false } }
    let modalities = facts.filter { if case .dominantModality = $0 { true } else { false } }
    let both = Set(elements).count > 1 || Set(modalities).count > 1
    return both ? ConditionFault.twoDominants : missingConflict
  }

  /// What is contradictory if a planet is to be in an element that contains no planet; `nil` otherwise.
  private var missingConflict: Told? {
    let missing = facts.compactMap { if case .missingElement(let element) = $0 { element } else { nil } }
    let placed = facts.contains { fact in
      guard case .sign(.body(let body), let signs) = fact, body.isPlanet else { return false }
      return signs.allSatisfy { missing.contains($0.element) }
    }
    return placed ? ConditionFault.inMissingElement : nil
  }

  /// The signs in which all facts on a body can hold.
  private func possibleSigns(of body: Body) -> [Sign] {
    Sign.allCases.filter { sign in facts.allSatisfy { $0.allows(body, in: sign) } }
  }
}

extension Fact {
  /// Whether it can hold while a body is in a sign; only facts that name the sign of the body say anything about it.
  fileprivate func allows(_ body: Body, in sign: Sign) -> Bool {
    if case .sign(.body(body), let signs) = self { return signs.contains(sign) }
    if case .dignity(body, let dignity) = self { return Dignity(of: body, in: sign) == dignity }
    return true
  }

  /// Why it can never hold by itself; `nil` if it might.
  fileprivate var impossibility: Told? {
    switch self {
    case .retrograde(let body, let isRetrograde):
      isRetrograde && (body == .sun || body == .moon) ? ConditionFault.neverRetrograde(body.rawValue) : nil
    case .aspect(let aspect): aspect.impossibility
    case .dignity(let body, let dignity):
      Sign.allCases.contains { Dignity(of: body, in: $0) == dignity }
        ? nil : ConditionFault.noDignity(dignity.rawValue, of: body.rawValue)
    case .sign, .house, .rulerInHouse, .rulerInSign, .rulerInAspect, .cusp, .angular, .sameSign: nil
    case .dominantElement, .dominantModality, .dominantPlanet, .missingElement, .missingModality: nil
    case .stelliumInSign, .stelliumInHouse, .moonPhase, .pattern, .opposedPair, .shape, .hemisphere: nil
    case .supported, .strained, .timeKnown, .always: nil
    case .finalDispositor(let body): body.rulesSigns ? nil : ConditionFault.rulesNoSign(body.rawValue)
    case .mutualReception(let one, let other):
      [one, other].first { !$0.rulesSigns }.map { ConditionFault.rulesNoSign($0.rawValue) }
    }
  }
}

extension AspectFact {
  /// The largest angles between two bodies as seen from the Earth, in degrees; other pairs are not limited.
  private static let farthest: [(pair: Set<Body>, degrees: Double)] = [
    ([.sun, .mercury], 28.4), ([.sun, .venus], 47.9), ([.mercury, .venus], 76.3),
  ]

  fileprivate var impossibility: Told? {
    if first == second { return ConditionFault.toItself(first.name) }
    let pair = Set([first, second].compactMap(\.body))
    if pair.isEmpty { return ConditionFault.noBody }
    if pair == [.northNode, .southNode] {
      return types.contains(.opposition) ? nil : ConditionFault.nodesOpposite
    }
    guard let limit = AspectFact.farthest.first(where: { $0.pair == pair }) else { return nil }
    let reachable = types.filter { $0.exactDegree - (maxOrb ?? 8) <= limit.degrees }
    guard reachable.isEmpty else { return nil }
    return ConditionFault.tooFar(
      first.name, second.name, degrees: Int(limit.degrees.rounded(.up)))
  }
}
