package import AstroChartModel

/// Finds what of a report's dues a figure tells.
///
/// A class, because many drafts ask the same of the same figures: what each owes is found once.
final class FigureDues {
  private let area: Area
  let facts: ChartFacts
  /// The tightest aspect that concerns the area.
  let tightest: Aspect?
  private let tightestOfRuler: Aspect?
  /// The aspects that a report tells in a figure, or else in a clause, the most urgent first.
  private(set) var aspects: [Aspect] = []
  /// What the general portrait tells in a clause where no figure or lead does: the sign that rises, and the houses
  /// of the Sun, the Moon and the Ascendant's ruler.
  let portrait: [Factor]
  private var known: [String: FigureDue?] = [:]
  private var weighing: [String: [Aspect]] = [:]

  init(on area: Area, of facts: ChartFacts) {
    (self.area, self.facts) = (area, facts)
    portrait = area == .general ? facts.portrait : []
    let all = facts.chart.aspects.filter(\.isMajorAndCertain)
    let certain = all.filter { $0.bodies.allSatisfy(\.isPlanet) }
    tightest = Core(of: area, in: facts).tightest(among: certain.filter(\.isOfPlanets))
    // In the general portrait a figure on the Ascendant with its ruler pays for the ruler.
    let ruler = area == .general ? nil : facts.rulers(of: area.dueHouse).first
    let rulers = certain.filter { $0.isOfPlanets && ruler.map($0.bodies.contains) ?? false }
    tightestOfRuler = rulers.min { $0.orb < $1.orb }.flatMap { $0.orb <= FigureDues.exact ? $0 : nil }
    let owed = all.compactMap { aspect in due(aspect).map { (due: $0, aspect: aspect) } }
    aspects = owed.sorted { ($0.due, $0.aspect.orb) < ($1.due, $1.aspect.orb) }.map(\.aspect)
  }

  /// The largest orb, in degrees, of an aspect of a ruler or to an angle that is owed.
  private static let exact = 1.5
  /// The largest orb, in degrees, of an aspect that is owed because it is all but exact.
  private static let closest = 0.5
  /// The largest distance, in degrees, of a planet from any angle that the general portrait owes.
  private static let close = 3.0

  /// The most urgent of the dues that a figure pays; `nil` if it pays none.
  func due(_ figure: Figure) -> FigureDue? {
    if let known = known[figure.id] { return known }
    let due = found(figure)
    known[figure.id] = .some(due)
    return due
  }

  private func found(_ figure: Figure) -> FigureDue? {
    if figure.joint.match.rule.isOwn { return .own }
    if tells(lightsIn: figure) { return .lights }
    let evidence = figure.joint.match.evidence
    if evidence.contains(where: \.isStellium) { return figure.isJoint ? .stellium : nil }
    if evidence.compactMap(due).contains(.closed) { return .closed }
    let told = aspects.lazy.filter { aspect in evidence.contains { $0.tells(aspect) } }
    let tied = told.compactMap(due).min()
    return (evidence.compactMap(due) + [tied].compactMap(\.self)).min()
  }

  /// How many of the aspects that are owed a figure tells, of those that nothing else has told.
  func paid(by figure: Figure, besides told: [Candidate]) -> Int {
    aspects.count { aspect in
      figure.joint.tells(aspect) && !told.contains { $0.tells(aspect) }
    }
  }

  /// Whether a figure is on the signs of the two bodies that a report on the area always joins.
  func tells(lightsIn figure: Figure) -> Bool { figure.joint.keys == lights }

  private var lights: Set<FactorKey> {
    switch area {
    case .general: [.sign(.body(.sun)), .sign(.body(.moon))]
    case .relationships: [.sign(.body(.venus)), .sign(.body(.moon))]
    default: []
    }
  }

  /// Whether an aspect comes before the sign that rises.
  func isUrgent(_ aspect: Aspect) -> Bool { due(aspect).map { $0 < .close } ?? false }

  /// The hard aspects that weigh more than the flowing ones of a text, and are told before it.
  func answers(to text: Candidate) -> [Aspect] {
    guard !text.ties.isEmpty else { return [] }
    if let known = weighing[text.id] { return known }
    let answers = text.ties.flatMap(facts.answers)
    weighing[text.id] = answers
    return answers
  }

  private func due(_ factor: Factor) -> FigureDue? {
    if let (house, ruler) = factor.rulership {
      return house == area.dueHouse && facts.rulers(of: house).first == ruler ? .ruler : nil
    }
    if case .rulerInAspect(let house, _, let aspect) = factor {
      return house == area.dueHouse && aspect.orb <= 3 ? .ruler : nil
    }
    if case .pattern(let pattern) = factor {
      return pattern.isClosed && pattern.orb <= 4
        && pattern.bodies.contains { area == .general ? $0 <= .mars : isVoice($0) } ? .closed : nil
    }
    if case .angular(let body, let angle, let distance) = factor {
      let most = area == .general ? FigureDues.close : FigureDues.exact
      return body.isPlanet && distance <= most && (area == .general || angle == area.angle) ? .angle : nil
    }
    return nil
  }

  private func due(_ aspect: Aspect) -> FigureDue? {
    if aspect == tightest { return .tightest }
    if aspect == tightestOfRuler { return .rulerAspect }
    return dueOfEnds(aspect) ?? (isClosest(aspect) ? .closest : nil)
  }

  /// What is owed of an aspect for the sake of its ends.
  private func dueOfEnds(_ aspect: Aspect) -> FigureDue? {
    guard aspect.bodies.allSatisfy(\.isPlanet) else { return nil }
    guard aspect.isOfPlanets else {
      let isOnAngle = [aspect.end1, aspect.end2].contains(.angle(area.listedAngle))
      let isAtAnyAngle = area == .general && [.conjunction, .opposition].contains(aspect.type)
      return aspect.orb <= FigureDues.exact && isOnAngle
        || aspect.orb <= FigureDues.close && isAtAnyAngle ? .angle : nil
    }
    guard aspect.bodies.contains(where: isVoice) else { return nil }
    let isHard = [.conjunction, .square, .opposition].contains(aspect.type)
    if isHard, aspect.orb <= 3, aspect.bodies.contains(where: { $0 >= .saturn }) { return .light }
    return aspect.orb <= 2 ? .close : nil
  }

  /// Whether an aspect is all but exact: of a planet up to Mars and another, in the general portrait also of Jupiter or Saturn
  /// and another, or of Chiron and a planet up to Mars.
  private func isClosest(_ aspect: Aspect) -> Bool {
    let isPersonal = aspect.bodies.contains { $0 <= .mars }
    let isTold =
      area == .general
      ? aspect.isOfPlanets && aspect.bodies.contains { $0 <= .saturn }
        || isPersonal && aspect.bodies.contains(.chiron) : aspect.isOfPlanets && isPersonal
    return aspect.orb <= FigureDues.closest && isTold
  }

  private func isVoice(_ body: Body) -> Bool {
    area.significators.contains(body) || area != .general && facts.rulers(of: area.dueHouse).contains(body)
  }
}

extension Area {
  /// The house whose ruler a report on the area always tells of.
  var dueHouse: Int { self == .health ? 6 : house }

  /// The angle that stands for the area.
  fileprivate var angle: ChartAngle {
    switch self {
    case .career: .midheaven
    case .relationships: .descendant
    default: .ascendant
    }
  }

  /// The end, of the axis of that angle, to which a chart lists aspects.
  fileprivate var listedAngle: ChartAngle { self == .career ? .midheaven : .ascendant }
}

extension ChartFacts {
  /// The sign that rises, and the houses of the Sun, the Moon and the ruler of the Ascendant, as far as a reading
  /// tells them.
  fileprivate var portrait: [Factor] {
    let rising = signs[.ascendant].map { Factor.sign(.ascendant, $0) }
    let lights: [Factor] = [Body.sun, .moon].compactMap { body in houses[body].map { .house(body, $0) } }
    let ruler = rulers(of: 1).first.flatMap { body in
      houses[body].map { Factor.rulerInHouse(of: 1, body, $0) }
    }
    return [rising].compactMap(\.self) + lights + [ruler].compactMap(\.self)
  }
}

extension Aspect {
  fileprivate var isMajorAndCertain: Bool { isCertain && AspectType.major.contains(type) }

  /// Whether it is the same aspect of the same two, whatever its orb.
  package func isSame(as other: Aspect) -> Bool {
    type == other.type && EndPair(end1, end2) == EndPair(other.end1, other.end2)
  }
}

extension Factor {
  /// Whether who is told of it may be told of an aspect.
  var tellsAspects: Bool {
    switch self {
    case .aspect, .rulerInAspect, .angular: true
    case .pattern(let pattern): pattern.isClosed
    default: false
    }
  }

  /// Whether who is told of it is told of an aspect: a body on an angle is in aspect with its axis, and a
  /// pattern is made of the aspects of its bodies.
  package func tells(_ aspect: Aspect) -> Bool {
    switch self {
    case .aspect(let own), .rulerInAspect(_, _, let own): own.isSame(as: aspect)
    case .pattern(let pattern):
      pattern.isClosed && aspect.isOfPlanets && Set(pattern.bodies).isSuperset(of: aspect.bodies)
    case .angular(let body, let angle, _): angle.contact(with: body).isSame(as: aspect)
    default: false
    }
  }
}

extension AspectPattern {
  /// Whether each of its bodies is in a major aspect with another, so that it is told as one figure.
  var isClosed: Bool { [.tSquare, .grandTrine, .grandCross].contains(kind) }
}

extension ChartAngle {
  /// The aspect, with the end of its axis that a chart lists, of a body on the angle.
  fileprivate func contact(with body: Body) -> Aspect {
    let listed: ChartAngle = [.ascendant, .descendant].contains(self) ? .ascendant : .midheaven
    return Aspect(
      between: .body(body), and: .angle(listed), self == listed ? .conjunction : .opposition, orb: 0)
  }
}
