import AstroChartModel

/// How much each fact of a chart says about an area, 0…1, weighted as in a textbook: the Sun, the Moon, the
/// Ascendant and its rulers first, aspects by how close they are.
struct Salience: Sendable {
  private let facts: ChartFacts
  private let area: Area
  private let rulers: Set<Body>

  init(of facts: ChartFacts, in area: Area) {
    (self.facts, self.area) = (facts, area)
    rulers = Set(facts.rulers(of: 1) + facts.rulers(of: area.house))
  }

  /// How important a body is to the area, regardless of where it stands.
  private func importance(of body: Body) -> Double {
    if area.significators.contains(body) { return 1 }
    if rulers.contains(body) { return 0.95 }
    return switch body {
    case .sun, .moon: 0.95
    case .mercury, .venus, .mars: 0.8
    case .jupiter, .saturn: 0.65
    case .uranus, .neptune, .pluto: 0.45
    case .northNode, .southNode, .chiron: 0.4
    default: 0.25
    }
  }

  /// How important a planet or an angle is to the area.
  func importance(of node: Figure.Node) -> Double {
    if case .planet(let body) = node { importance(of: body) } else { Salience.angle }
  }

  private static let angle = 0.85

  func importance(of end: AspectEnd) -> Double {
    switch end {
    case .body(let body): importance(of: body)
    case .angle: Salience.angle
    }
  }

  func callAsFunction(_ factor: Factor) -> Double {
    switch factor {
    case .sign(let point, _): sign(point)
    case .house(let body, let house): self.house(body, house)
    case .motion(let body, let isRetrograde): isRetrograde ? motion(body) : 0.02
    case .dignity(let body, _, _): 0.35 * importance(of: body)
    case .aspect(let aspect): self.aspect(aspect)
    case .rulerInHouse(let ruled, let body, _), .rulerInSign(let ruled, let body, _): ruler(ruled, body)
    case .rulerInAspect(_, _, let aspect): 0.9 * self.aspect(aspect)
    case .cusp(let house, _): house == area.house ? 0.85 : 0.15
    case .angular(let body, _, let distance):
      (0.6 + 0.4 * importance(of: body)) * (1 - 0.5 * distance / ChartFacts.angularOrb)
    case .stellium(let stellium): self.stellium(stellium)
    case .dominantElement(_, let count):
      share(count) * (area == .general || area == .health ? 1 : Salience.repeated)
    case .dominantModality(_, let count): share(count) * (area == .general ? 1 : Salience.repeated)
    case .missingElement: 0.78
    case .missingModality: 0.6
    case .moonPhase: 0.2
    case .pattern(let pattern): 0.45 + 0.5 * Closeness.of(orb: pattern.orb)
    case .shape(let shape, _): [.bundle, .bowl, .bucket].contains(shape) ? 0.5 : 0.25
    case .hemisphere(_, let count): 0.35 + 0.1 * Double(count - Hemisphere.fewest)
    case .dominantPlanet: 0.4
    case .finalDispositor(let body): 0.75 + 0.2 * importance(of: body)
    case .mutualReception(let one, let other): 0.35 * (importance(of: one) + importance(of: other))
    case .supported, .strained: 0.3
    }
  }

  /// A factor that lowers a dominant element or modality in reports on one area: it belongs in the general
  /// portrait, and would otherwise be repeated in every report.
  private static let repeated = 0.6

  /// The salience of five to ten planets in one element or modality.
  private func share(_ count: Int) -> Double { min(1, 0.66 + 0.08 * Double(max(0, count - 5))) }

  private func sign(_ point: ChartPoint) -> Double {
    switch point {
    case .ascendant: area.house == 1 ? 0.93 : 0.7
    case .midheaven: area.house == 10 ? 0.95 : 0.45
    case .body(let body):
      // An outer planet's sign is shared by a whole generation.
      [.uranus, .neptune, .pluto, .lilith].contains(body) ? 0.03 : 0.95 * importance(of: body)
    }
  }

  private func house(_ body: Body, _ house: Int) -> Double {
    if body == .lilith { return isProminent(body) ? 0.4 : 0.02 }
    let isOfArea = house == area.house && area != .general
    return importance(of: body) * (isOfArea ? 0.95 : house % 3 == 1 ? 0.72 : 0.64)
  }

  /// Whether a body is within 3° of the Sun, the Moon or an angle.
  private func isProminent(_ body: Body) -> Bool {
    if let contact = facts.chart.angularity(of: body), contact.distance <= 3 { return true }
    guard let place = facts.chart.placement(of: body)?.longitude else { return false }
    return [Body.sun, .moon].contains { light in
      facts.chart.placement(of: light).map { $0.longitude.separation(from: place) <= 3 } ?? false
    }
  }

  private func motion(_ body: Body) -> Double {
    switch body {
    case .mercury: 0.4
    case .venus, .mars: 0.55
    default: 0.15
    }
  }

  private func aspect(_ aspect: Aspect) -> Double {
    let ends = [aspect.end1, aspect.end2].map(importance)
    let weight = 0.55 * (ends.max() ?? 0) + 0.45 * (ends.min() ?? 0)
    return weight * Closeness.of(orb: aspect.orb) * kind(aspect.type)
  }

  private func kind(_ type: AspectType) -> Double {
    switch type {
    case .conjunction: 1
    case .opposition, .square: 0.97
    case .trine: 0.92
    case .sextile: 0.8
    default: 0.3
    }
  }

  private func ruler(_ house: Int, _ body: Body) -> Double {
    let isModern = facts.rulers(of: house).first != body
    let weight = house == area.house ? 0.88 : house == 1 ? 0.7 : 0.2
    return isModern ? 0.9 * weight : weight
  }

  private func stellium(_ stellium: Stellium) -> Double {
    let size = min(1, 0.2 + 0.15 * Double(stellium.bodies.count))
    return if case .house(area.house) = stellium.site { min(1, size + 0.15) } else { size }
  }
}

// What is owed is weighed beside what is salient, so that a new kind of fact gets both in one place.
extension Core {
  /// How much a report owes a fact to its reader.
  enum Claim: Comparable { case none, due, first }

  func claim(of factor: Factor) -> Claim {
    switch factor {
    case .dominantElement: area == .general || area == .health ? .first : .none
    case .dominantModality, .missingElement: area == .general ? .first : .none
    case .pattern(let pattern): area == .general && pattern.orb <= 4 ? .first : .none
    case .stellium(let stellium): demands(stellium) ? .first : .none
    case .sign(let point, _): area.signs.contains(point) ? .due : .none
    case .rulerInHouse(let house, let body, _):
      house == area.house && facts.rulers(of: house).first == body ? area == .general ? .first : .due : .none
    case .house(let body, let house): body.isPlanet && area.houses.contains(house) ? .due : .none
    case .motion, .dignity, .aspect, .rulerInSign, .rulerInAspect, .cusp, .angular, .moonPhase: .none
    case .missingModality, .dominantPlanet, .shape, .hemisphere, .supported, .strained: .none
    case .finalDispositor, .mutualReception: .none
    }
  }

  private func demands(_ stellium: Stellium) -> Bool {
    switch stellium.site {
    case .sign: area == .general && stellium.bodies.count >= 4
    case .house(let house): area != .general && house == area.house
    }
  }
}
