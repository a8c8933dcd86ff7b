package import AstroChartModel

/// What is certain in a chart, computed once so that many rules can query it.
///
/// If the time of birth is unknown, a body's sign counts only if it is the same all day; so do aspects, the
/// Moon's phase and dominant elements and modalities. Houses and angles are then not known at all.
struct ChartFacts: Sendable {
  /// How far from an angle a body still counts as angular, in degrees.
  static let angularOrb = 8.0

  let chart: Chart
  let signs: [ChartPoint: Sign]
  /// The houses that a reading tells: those of the chart's tables, but none for a body shortly before an angle.
  let houses: [Body: Int]
  let retrograde: [Body: Bool]
  let aspects: [EndPair: Aspect]
  /// The closest aspect that presses each planet.
  let pressures: [Body: Aspect]
  /// The element that holds at least half of the planets, if there is one.
  let element: Element?
  let modality: Modality?
  let missingElements: [Element]
  let missingModalities: [Modality]
  let phase: MoonPhase?
  let stelliums: [Stellium]
  let patterns: [AspectPattern]
  let shape: (shape: ChartShape, lead: Body?)?
  let hemispheres: [Hemisphere: Int]
  /// The pairs of planets each of which is in a sign of the other.
  let mutualReceptions: [BodyPair]
  /// Which planet is the most prominent, and which are supported and strained most.
  let standings: Standings

  init(of chart: Chart) {
    self.chart = chart
    signs = ChartFacts.signs(of: chart)
    houses = ChartFacts.byBody(chart.placements) { chart.toldHouse(of: $0) }
    retrograde = ChartFacts.byBody(chart.placements) { $0.certainRetrograde }
    aspects = Dictionary(
      chart.aspects.filter(\.isCertain).map { (EndPair($0.end1, $0.end2), $0) },
      uniquingKeysWith: { $0.orb <= $1.orb ? $0 : $1 })
    pressures = ChartFacts.pressures(among: aspects.values)
    let skies = chart.possibleSkies
    element = skies.agreed { $0.dominantElement }
    modality = skies.agreed { $0.dominantModality }
    missingElements = skies.agreed { $0.missing(\.elements) } ?? []
    missingModalities = skies.agreed { $0.missing(\.modalities) } ?? []
    phase = chart.certainMoonPhase
    stelliums = chart.stelliums
    patterns = chart.patterns
    shape = chart.hasBirthTime ? ShapeFinder(chart.planets).shape : nil
    hemispheres = chart.hemispheres
    mutualReceptions = ChartFacts.mutualReceptions(of: chart)
    standings = Standings(of: chart, signs: signs, aspects: chart.aspects.filter(\.isCertain))
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

  func aspect(between one: AspectEnd, and other: AspectEnd) -> Aspect? { aspects[EndPair(one, other)] }

  /// The rulers of the sign on a cusp, the traditional one first; empty if the time of birth is unknown.
  func rulers(of house: Int, _ rulers: Rulers = .both) -> [Body] {
    guard let sign = chart.houses?.cusp(house).sign else { return [] }
    return switch rulers {
    case .traditional: [sign.traditionalRuler]
    case .modern: [sign.ruler]
    case .both: sign.rulers
    }
  }
}

/// Which rulers a rule means: the traditional ones, among the seven classical planets; the modern ones, with
/// Uranus, Neptune and Pluto; or both.
package enum Rulers: String, CaseIterable, Hashable, Sendable { case both, traditional, modern }

/// The two ends of an aspect, regardless of order.
struct EndPair: Hashable, Sendable {
  let first: AspectEnd
  let second: AspectEnd

  init(_ a: AspectEnd, _ b: AspectEnd) { (first, second) = (min(a, b), max(a, b)) }
}

/// Two bodies, regardless of order.
package struct BodyPair: Hashable, Sendable {
  package let first: Body
  package let second: Body

  package init(_ a: Body, _ b: Body) { (first, second) = (min(a, b), max(a, b)) }

  /// The two bodies of an aspect; `nil` for an aspect with an angle.
  package init?(of aspect: Aspect) {
    guard let first = aspect.end1.body, let second = aspect.end2.body else { return nil }
    self.init(first, second)
  }
}

extension Chart {
  /// The qualities that no planet stands in; empty if the chart lacks some of the ten planets.
  fileprivate func missing<Quality: CaseIterable & Hashable>(
    _ counts: (Distributions) -> [Quality: Int]
  ) -> [Quality]? {
    guard planets.count == Body.planets.count else { return [] }
    let counts = counts(distributions)
    return Quality.allCases.filter { counts[$0] == 0 }
  }

  fileprivate var hemispheres: [Hemisphere: Int] {
    guard hasBirthTime else { return [:] }
    let houses = planets.compactMap(\.house)
    let counts = Hemisphere.allCases.map { side in (side, houses.count { side.houses.contains($0) }) }
    return Dictionary(uniqueKeysWithValues: counts).filter { $0.value >= Hemisphere.fewest }
  }
}
