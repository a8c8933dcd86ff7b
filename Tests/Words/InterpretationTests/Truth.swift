import AstroChartModel

@testable import AstroInterpretation

/// Whether a factor is true of a chart, worked out from the chart's numbers alone.
enum Truth {
  static func holds(_ factor: Factor, in chart: Chart) -> Bool {
    switch factor {
    case .sign(.body(let body), let sign): stands(body, in: sign, chart)
    case .sign(.ascendant, let sign): chart.angles.map { sign == self.sign($0.ascendant) } ?? false
    case .sign(.midheaven, let sign): chart.angles.map { sign == self.sign($0.midheaven) } ?? false
    case .house(let body, let house): stands(body, inHouse: house, chart)
    case .motion(let body, let isRetrograde):
      chart.placement(of: body).map { (($0.speed ?? 0) < 0) == isRetrograde } ?? false
    case .dignity(let body, let dignity, let sign):
      stands(body, in: sign, chart) && Dignity(of: body, in: sign) == dignity
    case .aspect(let aspect): holds(aspect, chart)
    case .rulerInHouse(let ruled, let body, let house):
      rules(body, ruled, chart) && stands(body, inHouse: house, chart)
    case .rulerInSign(let ruled, let body, let sign):
      rules(body, ruled, chart) && stands(body, in: sign, chart)
    case .cusp(let house, let sign): chart.houses.map { self.sign($0.cusps[house - 1]) == sign } ?? false
    case .dominantElement(let element, let planets):
      planets >= 5 && sureCount(chart) { $0.element == element } == planets
        && Element.allCases.allSatisfy { other in
          other == element || count(chart) { $0.element == other } < planets
        }
    case .dominantModality(let modality, let planets):
      planets >= 5 && sureCount(chart) { $0.modality == modality } == planets
        && Modality.allCases.allSatisfy { other in
          other == modality || count(chart) { $0.modality == other } < planets
        }
    case .stellium(let stellium): gathered(stellium, chart)
    case .angular(let body, let angle, let distance): isNear(body, angle, distance, chart)
    case .moonPhase(let phase): isPhase(phase, chart)
    case .missingElement(let element): count(chart) { $0.element == element } == 0
    case .missingModality(let modality): count(chart) { $0.modality == modality } == 0
    case .pattern(let pattern): isPattern(pattern, chart)
    case .hemisphere(let side, let count):
      count >= 7 && chart.planets.compactMap(\.house).count { side.houses.contains($0) } == count
    case .rulerInAspect(let house, let body, let aspect):
      rules(body, house, chart) && aspect.bodies.contains(body) && holds(aspect, chart)
    case .finalDispositor(let body):
      stands(body, inASignOf: body, chart) && obeyed(from: Body.planets, chart) == [body]
    case .mutualReception(let one, let other):
      stands(one, inASignOf: other, chart) && stands(other, inASignOf: one, chart)
    case .shape, .dominantPlanet, .supported, .strained:
      // Judgements of ours, which are laws of their own.
      ChartFacts(of: chart).all.contains(factor)
    }
  }

  private static func stands(_ body: Body, inASignOf host: Body, _ chart: Chart) -> Bool {
    chart.placement(of: body)?.certainSign?.traditionalRuler == host
  }

  /// Whom planets still obey when everybody has been followed to the planet that rules its sign ten times.
  private static func obeyed(from planets: [Body], _ chart: Chart) -> Set<Body> {
    (0..<10).reduce(into: Set(planets)) { bodies, _ in
      bodies = Set(bodies.compactMap { chart.placement(of: $0)?.certainSign?.traditionalRuler })
    }
  }

  private static func count(_ chart: Chart, _ isSo: (Sign) -> Bool) -> Int {
    chart.planets.count { isSo(sign($0.longitude)) }
  }

  /// How many planets are so at every hour that is possible.
  private static func sureCount(_ chart: Chart, _ isSo: (Sign) -> Bool) -> Int {
    chart.planets.count { planet in
      let ends = planet.range.map { [$0.atMidnight, $0.atNextMidnight] } ?? []
      return (ends + [planet.longitude]).allSatisfy { isSo(sign($0)) }
    }
  }

  /// Every planet of a figure is in one of its aspects to two others of it at least, or beside one that is,
  /// and in a sign of the element or modality that is told of it.
  private static func isPattern(_ pattern: AspectPattern, _ chart: Chart) -> Bool {
    let types: Set<AspectType> =
      switch pattern.kind {
      case .tSquare, .grandCross: [.opposition, .square]
      case .grandTrine: [.trine]
      case .yod: [.sextile, .quincunx]
      case .kite, .mysticRectangle: [.trine, .sextile, .opposition]
      }
    // What closes a figure may be as wide as an aspect of the chart.
    let widest = [.grandCross, .kite].contains(pattern.kind) ? 8.0 : 6
    return pattern.bodies.allSatisfy { body in
      guard let place = chart.longitude(of: .body(body)) else { return false }
      let sign = sign(place)
      guard pattern.element ?? sign.element == sign.element,
        pattern.modality ?? sign.modality == sign.modality
      else { return false }
      let ties = pattern.bodies.filter { $0 != body }.count { other in
        guard let far = chart.longitude(of: .body(other)) else { return false }
        let apart = abs(place.degrees - far.degrees)
        return types.contains { abs(min(apart, 360 - apart) - $0.exactDegree) <= widest }
      }
      return ties >= 2
    }
  }

  private static func sign(_ longitude: Longitude) -> Sign { Sign.allCases[Int(longitude.degrees / 30) % 12] }

  /// Certain for the whole day where the time is not known.
  private static func stands(_ body: Body, in sign: Sign, _ chart: Chart) -> Bool {
    guard let placement = chart.placement(of: body) else { return false }
    let places = placement.range.map { [$0.atMidnight, $0.atNextMidnight] } ?? []
    return (places + [placement.longitude]).allSatisfy { self.sign($0) == sign }
  }

  private static func stands(_ body: Body, inHouse house: Int, _ chart: Chart) -> Bool {
    guard let houses = chart.houses, let placement = chart.placement(of: body) else { return false }
    let into = (placement.longitude.degrees - houses.cusps[house - 1].degrees + 720)
      .truncatingRemainder(dividingBy: 360)
    let span = (houses.cusps[house % 12].degrees - houses.cusps[house - 1].degrees + 720)
      .truncatingRemainder(dividingBy: 360)
    return into <= span
  }

  private static func rules(_ body: Body, _ house: Int, _ chart: Chart) -> Bool {
    chart.houses.map { houses in
      let sign = sign(houses.cusps[house - 1])
      return [sign.ruler, sign.traditionalRuler].contains(body)
    } ?? false
  }

  private static func holds(_ aspect: Aspect, _ chart: Chart) -> Bool {
    guard let one = chart.longitude(of: aspect.end1), let other = chart.longitude(of: aspect.end2) else {
      return false
    }
    let apart = abs(one.degrees - other.degrees)
    let orb = abs(min(apart, 360 - apart) - aspect.type.exactDegree)
    return aspect.isCertain && abs(orb - aspect.orb) < 1e-5 && orb <= 8
  }

  private static func gathered(_ stellium: Stellium, _ chart: Chart) -> Bool {
    stellium.bodies.count >= 3
      && stellium.bodies.allSatisfy { body in
        switch stellium.site {
        case .sign(let sign): stands(body, in: sign, chart)
        case .house(let house): stands(body, inHouse: house, chart)
        }
      }
  }

  private static func isNear(_ body: Body, _ angle: ChartAngle, _ distance: Double, _ chart: Chart) -> Bool {
    guard let angles = chart.angles, let placement = chart.placement(of: body) else { return false }
    let apart = abs(placement.longitude.degrees - angles[angle].degrees)
    return abs(min(apart, 360 - apart) - distance) < 1e-5 && distance <= 8
  }

  private static func isPhase(_ phase: MoonPhase, _ chart: Chart) -> Bool {
    guard let sun = chart.placement(of: .sun), let moon = chart.placement(of: .moon) else { return false }
    let ahead = (moon.longitude.degrees - sun.longitude.degrees + 360).truncatingRemainder(dividingBy: 360)
    return MoonPhase.allCases[Int(ahead / 45)] == phase
  }
}
