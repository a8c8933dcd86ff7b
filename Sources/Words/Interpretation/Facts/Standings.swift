import AstroChartModel

/// Compares the planets of a chart: which is the most prominent, which is supported most and which is
/// strained most.
struct Standings: Sendable {
  let dominant: Body?
  let supported: Body?
  let strained: Body?

  init(of chart: Chart, signs: [ChartPoint: Sign], aspects: [Aspect]) {
    let ties = aspects.filter(\.isOfPlanets)
    let planets = chart.planets.map(\.body)
    func highest(_ score: (Body) -> Double, over least: Double) -> Body? {
      let scores = planets.map { (body: $0, score: score($0)) }
      return scores.filter { $0.score >= least }.max { $0.score < $1.score }?.body
    }
    let prominence = planets.reduce(into: [Body: Double]()) {
      $0[$1] = Standings.prominence(of: $1, in: chart, signs, ties)
    }
    dominant = highest({ prominence[$0] ?? 0 }, over: 1)
    let help = { (body: Body) in
      Standings.dignity(of: body, signs, [.domicile: 1, .exaltation: 0.9])
        + Standings.ties(of: body, ties, [.trine: 1, .sextile: 0.7])
    }
    let hindrance = { (body: Body) in
      Standings.dignity(of: body, signs, [.detriment: 0.7, .fall: 0.7])
        + Standings.ties(of: body, ties, [.square: 1, .opposition: 1])
    }
    // A planet that a generation shares is nobody's strength and nobody's task.
    let helped = highest(
      {
        Standings.isWellAspected($0, ties)
          ? Standings.nearness(of: $0) * (help($0) - 0.5 * hindrance($0)) : 0
      }, over: 0.3)
    supported = helped
    strained = highest(
      { $0 == helped ? 0 : Standings.nearness(of: $0) * (hindrance($0) - 0.4 * help($0)) }, over: 0.3)
  }

  /// Whether a planet has two flowing aspects within 6°, or one within 1.5°, and no hard one within 4° or less than
  /// 2° wider than the closest of them.
  private static func isWellAspected(_ body: Body, _ ties: [Aspect]) -> Bool {
    let own = ties.filter { $0.bodies.contains(body) }
    let flowing = own.filter { $0.isFlowing && $0.orb <= 6 }.map(\.orb)
    guard let closest = flowing.min(), flowing.count >= 2 || closest <= 1.5 else { return false }
    return !own.contains {
      $0.orb < max(closest + 2, 4) && ([.square, .opposition].contains($0.type) || $0.presses(body))
    }
  }

  /// A weight that is higher for the lights, and none for planets that a generation shares.
  private static func nearness(of body: Body) -> Double {
    switch body {
    case .sun, .moon: 1.1
    case .mercury, .venus, .mars: 1
    case .jupiter, .saturn: 0.85
    default: 0
    }
  }

  private static func prominence(
    of body: Body, in chart: Chart, _ signs: [ChartPoint: Sign], _ ties: [Aspect]
  ) -> Double {
    var score = body <= .moon ? 0.6 : 0.0
    if let contact = chart.angularity(of: body) {
      score += 1.5 * max(0, 1 - contact.distance / ChartFacts.angularOrb)
    }
    if let rising = signs[.ascendant], [rising.ruler, rising.traditionalRuler].contains(body) {
      score += 0.7
    }
    if signs[.body(.sun)]?.ruler == body { score += 0.4 }
    score += ties.reduce(0) { sum, tie in
      sum + (tie.bodies.contains(body) ? 0.45 * Closeness.of(orb: tie.orb) : 0)
    }
    return score + dignity(of: body, signs, [.domicile: 0.4, .exaltation: 0.3])
  }

  private static func dignity(
    of body: Body, _ signs: [ChartPoint: Sign], _ worth: [Dignity: Double]
  ) -> Double {
    guard let sign = signs[.body(body)], let dignity = Dignity(of: body, in: sign) else { return 0 }
    return worth[dignity] ?? 0
  }

  private static func ties(of body: Body, _ ties: [Aspect], _ worth: [AspectType: Double]) -> Double {
    ties.reduce(0) { sum, tie in
      guard tie.bodies.contains(body), let worth = worth[tie.type] else { return sum }
      return sum + worth * Closeness.of(orb: tie.orb)
    }
  }
}

/// How strong an aspect is, depending on its orb.
enum Closeness {
  /// Pairs of orb, in degrees, and strength that astrologers would agree on; strengths in between are
  /// interpolated linearly.
  private static let steps = [(0.0, 1.0), (1, 0.85), (3, 0.5), (6, 0.15), (10, 0.03)]

  /// The strength at an orb in degrees: 1 for an exact aspect, 0.85 at 1°, 0.5 at 3°, 0.15 at 6°, 0.03 from
  /// 10° on.
  static func of(orb: Double) -> Double {
    for (one, next) in zip(steps, steps.dropFirst()) where orb <= next.0 {
      return one.1 + (next.1 - one.1) * (max(orb, 0) - one.0) / (next.0 - one.0)
    }
    return 0.03
  }
}
