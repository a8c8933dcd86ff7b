import ChartModel

/// What is certain of a chart, looked up once so that many rules can ask.
///
/// Without a time of birth a body's sign counts only where it is the same all day, and so do aspects, the
/// Moon's phase and what dominates; houses and angles are not known at all.
struct ChartFacts: Sendable {
  /// How far from an angle a body still counts as angular, in degrees.
  static let angularOrb = 8.0

  let chart: Chart
  let signs: [ChartPoint: Sign]
  let houses: [Body: Int]
  let retrograde: [Body: Bool]
  let aspects: [BodyPair: Aspect]
  let element: Element?
  let modality: Modality?
  let phase: MoonPhase?
  let stelliums: [Stellium]

  init(of chart: Chart) {
    self.chart = chart
    signs = ChartFacts.signs(of: chart)
    houses = ChartFacts.byBody(chart.placements) { $0.house }
    retrograde = ChartFacts.byBody(chart.placements) { $0.certainRetrograde }
    aspects = Dictionary(
      chart.aspects.filter(\.isCertain).compactMap { aspect in BodyPair(of: aspect).map { ($0, aspect) } },
      uniquingKeysWith: { $0.orb <= $1.orb ? $0 : $1 })
    let skies = chart.possibleSkies
    element = skies.agreed { $0.dominantElement }
    modality = skies.agreed { $0.dominantModality }
    phase = chart.certainMoonPhase
    stelliums = chart.certainStelliums
  }

  private static func byBody<Value>(_ all: [Placement], _ value: (Placement) -> Value?) -> [Body: Value] {
    Dictionary(
      all.compactMap { placement in value(placement).map { (placement.body, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func signs(of chart: Chart) -> [ChartPoint: Sign] {
    var signs = Dictionary(
      chart.placements.compactMap { placement in
        placement.certainSign.map { (ChartPoint.body(placement.body), $0) }
      },
      uniquingKeysWith: { first, _ in first })
    signs[.ascendant] = chart.angles?.ascendant.sign
    signs[.midheaven] = chart.angles?.midheaven.sign
    return signs
  }
}

/// Two bodies in either order.
struct BodyPair: Hashable, Sendable {
  let first: Body
  let second: Body

  init(_ a: Body, _ b: Body) { (first, second) = (min(a, b), max(a, b)) }

  /// `nil` for an aspect of an angle: what stands near an angle is a fact of its own.
  init?(of aspect: Aspect) {
    guard let first = aspect.body1.body, let second = aspect.body2.body else { return nil }
    self.init(first, second)
  }
}
