import AstroChartModel

/// What a report on an area owes its reader, the most urgent first; the figures that tell it come before all
/// others but the main one.
enum FigureDue: Int, CaseIterable, Comparable, Sendable {
  /// Sun and Moon by sign in the general portrait, Venus and Moon in relationships.
  case lights
  /// The tightest aspect that concerns the area.
  case tightest
  /// The area's house or angle with its ruler.
  case ruler
  /// A closed figure of the whole chart with a planet that stands for the area.
  case closed
  /// A planet on the angle of the area, or closely tied to it.
  case angle
  /// Sun or Moon with Saturn or a slower planet.
  case light
  /// A close aspect of Sun or Moon, or of the area's ruler.
  case close

  static func < (a: FigureDue, b: FigureDue) -> Bool { a.rawValue < b.rawValue }

  /// How many figures of one kind are owed; further ones stand by their score.
  var most: Int { self == .light || self == .close ? 2 : 1 }
}

/// Finds what of a report's dues a figure tells.
struct FigureDues {
  private let area: Area
  private let facts: ChartFacts
  private let tightest: Aspect?

  init(on area: Area, of facts: ChartFacts) {
    (self.area, self.facts) = (area, facts)
    tightest = Core(of: area, in: facts).tightest(
      among: facts.chart.aspects.filter { $0.isCertain && $0.isOfPlanets })
  }

  /// The most urgent of the dues that a figure pays; `nil` if it pays none.
  func due(_ figure: Figure) -> FigureDue? {
    let evidence = figure.joint.match.evidence
    if figure.joint.keys == lights { return .lights }
    if evidence.contains(where: isTightest) { return .tightest }
    if evidence.contains(where: isRuler) { return .ruler }
    return evidence.lazy.compactMap(due).min()
  }

  private var lights: Set<FactorKey> {
    switch area {
    case .general: [.sign(.body(.sun)), .sign(.body(.moon))]
    case .relationships: [.sign(.body(.venus)), .sign(.body(.moon))]
    default: []
    }
  }

  private func isTightest(_ factor: Factor) -> Bool {
    tightest != nil && factor.tie == tightest
  }

  private func isRuler(_ factor: Factor) -> Bool {
    if case .rulerInAspect(let house, _, let aspect) = factor {
      return house == area.dueHouse && aspect.orb <= 3
    }
    guard let (house, ruler) = factor.rulership else { return false }
    return house == area.dueHouse && facts.rulers(of: house).first == ruler
  }

  private func due(_ factor: Factor) -> FigureDue? {
    if case .pattern(let pattern) = factor {
      return pattern.orb <= 4 && pattern.bodies.contains { area == .general ? $0 <= .mars : isVoice($0) }
        ? .closed : nil
    }
    if case .angular(_, let angle, let distance) = factor {
      return distance <= 1.5 && angle == area.angle ? .angle : nil
    }
    if case .aspect(let aspect) = factor { return due(aspect) }
    return nil
  }

  private func due(_ aspect: Aspect) -> FigureDue? {
    guard aspect.isOfPlanets else {
      return aspect.orb <= 1.5 && [aspect.end1, aspect.end2].contains(.angle(area.angle)) ? .angle : nil
    }
    let hasVoice = aspect.bodies.contains(where: isVoice)
    let isHard = [.conjunction, .square, .opposition].contains(aspect.type)
    if hasVoice, isHard, aspect.orb <= 3, aspect.bodies.contains(where: { $0 >= .saturn }) { return .light }
    return hasVoice && aspect.orb <= 2 ? .close : nil
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
}
