import AstroChartModel

extension Aspect {
  /// Whether it helps of itself: a trine or a sextile of two planets.
  var isFlowing: Bool { isOfPlanets && [.trine, .sextile].contains(type) }

  /// Whether a planet is pressed by it: it squares or opposes Mars or a slower planet, or stands beside Mars,
  /// Saturn or a slower one.
  func presses(_ body: Body) -> Bool {
    guard isOfPlanets, let other = bodies.first(where: { $0 != body }), bodies.contains(body), other >= .mars
    else { return false }
    return switch type {
    case .square, .opposition: true
    case .conjunction: other != .jupiter
    default: false
    }
  }
}

extension ChartFacts {
  /// The hard aspects that weigh more than a flowing one, the closest of each of its personal planets: a text on
  /// the ease of an aspect is true of a person only after what presses the same planet has been told.
  func answers(to aspect: Aspect) -> [Aspect] {
    guard aspect.isFlowing else { return [] }
    return aspect.bodies.filter { $0 <= .mars }.compactMap { body in
      pressures[body].flatMap { $0.orb < aspect.orb ? $0 : nil }
    }
  }

  /// Whether the closest of a planet's aspects is a hard one within 3°.
  func isPressed(_ body: Body) -> Bool {
    guard let hard = pressures[body], hard.orb <= ChartFacts.pressingOrb else { return false }
    return !aspects.values.contains { $0.isFlowing && $0.bodies.contains(body) && $0.orb < hard.orb }
  }

  /// The largest orb, in degrees, of an aspect that leaves a planet no strength to be named.
  private static let pressingOrb = 3.0

  /// The closest aspect that presses each planet.
  static func pressures(among aspects: some Sequence<Aspect>) -> [Body: Aspect] {
    let ordered = aspects.sorted { ($0.orb, $0.end1, $0.end2) < ($1.orb, $1.end1, $1.end2) }
    let pairs = Body.planets.compactMap { body in ordered.first { $0.presses(body) }.map { (body, $0) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
