/// Finds the aspects among bodies and angles, from nothing but their longitudes and speeds and the orbs
/// allowed.
package struct AspectFinder: Sendable {
  private let (planets, angles, points): ([SoughtAspect], [SoughtAspect], [SoughtAspect])
  private let reach: AspectOrbs.Reach

  /// Looks for aspects of the types that have an entry in `orbs`, with the same orbs for every kind of pair.
  ///
  /// - Parameter orbs: The largest distance from exact that still counts, in degrees, for each type of
  ///   aspect.
  package init(orbs: [AspectType: Double]) {
    self.init(orbs: AspectOrbs(planets: orbs, angles: orbs, points: orbs), reach: .all)
  }

  /// Looks for the aspects that a chart's settings ask for.
  package init(_ settings: ChartSettings) { self.init(orbs: settings.aspectOrbs, reach: settings.aspectsTo) }

  private init(orbs: AspectOrbs, reach: AspectOrbs.Reach) {
    (planets, angles, points) = (
      SoughtAspect.all(orbs.planets), SoughtAspect.all(orbs.angles), SoughtAspect.all(orbs.points)
    )
    self.reach = reach
  }

  /// Every aspect that is found, in the order of chart files: bodies, then angles; the earlier end comes
  /// first.
  ///
  /// - Parameter angles: The angles of the chart; only the Ascendant and the Midheaven take part.
  package func aspects(among placements: [Placement], angles: Angles? = nil) -> [Aspect] {
    let ends = (placements.map(MovingEnd.init) + MovingEnd.of(angles)).sorted { $0.end < $1.end }
    return ends.indices.flatMap { first in
      ends[(first + 1)...].compactMap { aspect(from: ends[first], to: $0) }
    }
  }

  /// The aspect between two bodies; if two types are within their orbs, the closer one.
  package func aspect(between a: Placement, and b: Placement) -> Aspect? {
    let (a, b) = (MovingEnd(a), MovingEnd(b))
    return a.end < b.end ? aspect(from: a, to: b) : aspect(from: b, to: a)
  }

  private func aspect(from first: MovingEnd, to second: MovingEnd) -> Aspect? {
    guard let pair = AspectPair(first.end, second.end, reach: reach) else { return nil }
    return first.aspect(with: second, among: sought(of: pair))
  }

  private func sought(of pair: AspectPair) -> [SoughtAspect] {
    switch pair {
    case .planets: planets
    case .angle: angles
    case .point: points
    }
  }
}

extension ChartSettings {
  /// Every aspect among bodies and angles that the settings ask for.
  package func aspects(among placements: [Placement], angles: Angles?) -> [Aspect] {
    AspectFinder(self).aspects(among: placements, angles: angles)
  }
}
