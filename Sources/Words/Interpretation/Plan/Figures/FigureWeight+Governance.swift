import AstroChartModel

extension FigureWeight {
  /// How much a figure governs a chart: the closer it is and the nearer to the person, the more; `nil` for what never leads
  /// a report.
  func governance(of evidence: [Factor], _ members: Set<Figure.Node>) -> Double? {
    if let stellium = evidence.compactMap(\.stellium).first { return governance(of: stellium) }
    guard let force = force(of: evidence) else { return nil }
    let bodies = evidence.flatMap(\.bodies)
    return force * nearness(of: members) + (bodies.contains(where: isOnAngle) ? 0.15 : 0) + rule(of: bodies)
  }

  /// What bodies gain that rule the house of the area: most by its traditional ruler, which governs the reading.
  private func rule(of bodies: [Body]) -> Double {
    let rulers = facts.rulers(of: area.dueHouse)
    if let first = rulers.first, bodies.contains(first) { return 0.35 }
    return rulers.contains(where: bodies.contains) ? 0.1 : 0
  }

  /// Planets gathered govern where four and more are, one of them up to Mars: less than a close aspect of a light.
  private func governance(of stellium: Stellium) -> Double? {
    let count = stellium.bodies.count
    guard count >= 4, stellium.bodies.contains(where: { $0 <= .mars }) else { return nil }
    let isHouse = if case .house = stellium.site { true } else { false }
    return 0.5 + 0.08 * Double(count - 4) + (isHouse ? 0.05 : 0)
  }

  /// How strongly the parts of a figure are tied; `nil` for what never leads a report.
  private func force(of evidence: [Factor]) -> Double? {
    if case .pattern(let pattern) = evidence.first, pattern.isClosed { return force(of: pattern) }
    if case .angular(let body, _, let distance) = evidence.first {
      return evidence.count == 1 && body.isPlanet && distance <= 3 ? 1 - distance / 10 : nil
    }
    if case .finalDispositor = evidence.first { return 1.2 }
    // The ruler of the area's house where it stands: before what flows, after what presses closely.
    if let ruler = evidence.compactMap(\.rulership).first {
      let isOfArea = ruler.house == area.dueHouse && facts.rulers(of: ruler.house).first == ruler.ruler
      return isOfArea && evidence.count > 1 ? FigureWeight.byPlace : nil
    }
    let ties = evidence.compactMap(\.tie)
    if let tie = ties.first { return ties.count == 1 ? force(of: tie, among: evidence) : nil }
    let lights: Set<Body> = area == .relationships ? [.venus, .moon] : [.sun, .moon]
    return Set(evidence.flatMap(\.bodies)) == lights ? FigureWeight.bySignAlone : nil
  }

  private static let bySignAlone = 0.2
  private static let byPlace = 0.7

  /// A closed figure up to 4° with a planet up to Mars: most with a light or what stands for the area, less where it flows.
  private func force(of pattern: AspectPattern) -> Double? {
    guard pattern.orb <= 4, pattern.bodies.contains(where: { $0 <= .mars }) else { return nil }
    // As close as its tightest aspect, before which it comes.
    let closeness = Closeness.of(orb: leastOrb(among: pattern.bodies) ?? pattern.orb)
    let ease = pattern.kind == .grandTrine ? 0.7 : 1
    return (pattern.bodies.contains(where: isVoice) ? 1.2 : 0.95) * ease * closeness
  }

  private func leastOrb(among bodies: [Body]) -> Double? {
    let pairs = bodies.flatMap { one in bodies.filter { one < $0 }.map { (one, $0) } }
    return pairs.compactMap { facts.aspect(between: .body($0), and: .body($1))?.orb }.min()
  }

  private func force(of tie: Aspect, among evidence: [Factor]) -> Double? {
    guard tie.isOfPlanets else {
      // A square to the angle of the area, all but exact.
      return tie.type == .square && tie.orb <= 1.5 && tie.bodies.allSatisfy(\.isPlanet)
        ? 0.8 * Closeness.of(orb: tie.orb) : nil
    }
    guard tie.bodies.contains(where: { $0 <= .mars }) else { return nil }
    let isHard = [.conjunction, .opposition, .square].contains(tie.type) && tie.orb <= 3
    let isHeavy = tie.bodies.contains(where: isVoice) && tie.bodies.contains { $0 >= .saturn }
    // Of two texts on one aspect that on the two bodies comes before that on a ruler.
    let orb = tie.orb + (evidence.contains(.aspect(tie)) ? 0 : 0.001)
    return (isHard && isHeavy ? 1.1 : 0.9 * tie.type.ease) * Closeness.of(orb: orb)
  }

  private func nearness(of members: Set<Figure.Node>) -> Double {
    0.6 + 0.4 * members.reduce(0) { $0 + salience.importance(of: $1) } / Double(max(1, members.count))
  }

  /// Whether a body is a light or stands for the area.
  private func isVoice(_ body: Body) -> Bool {
    [.sun, .moon].contains(body) || area.significators.contains(body)
  }

  private func isOnAngle(_ body: Body) -> Bool {
    body <= .saturn && facts.chart.toldAngle(of: body).map { $0.distance <= 3 } ?? false
  }
}
