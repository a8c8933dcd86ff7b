import AstroChartModel

extension ChartFacts {
  /// How near two bodies of an opposed pair are, at most, in degrees.
  private static let pairOrb = 6.0

  /// The conjunction of two bodies and the closer of their oppositions to a third that is opposite both, the
  /// closest there is; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - slower: The slower of the two.
  ///   - farIsLight: Whether the third is the Sun or the Moon.
  func opposedPair(with slower: Body, farIsLight: Bool) -> [Factor]? {
    let pairs = Body.planets.compactMap { quicker -> Aspect? in
      guard quicker < slower, let near = tie(slower, quicker, .conjunction) else { return nil }
      return near.orb <= ChartFacts.pairOrb ? near : nil
    }
    let figures = pairs.flatMap { near in
      Body.planets.filter { ($0 <= .moon) == farIsLight && !near.bodies.contains($0) }.compactMap { far in
        let across = near.bodies.compactMap { tie($0, far, .opposition) }
        return across.count == 2 ? across.min { $0.orb < $1.orb }.map { [near, $0] } : nil
      }
    }
    let closest = figures.min { $0[0].orb + $0[1].orb < $1[0].orb + $1[1].orb }
    return closest.map { $0.map { .aspect($0) } }
  }

  private func tie(_ one: Body, _ other: Body, _ type: AspectType) -> Aspect? {
    aspect(between: .body(one), and: .body(other)).flatMap { $0.type == type ? $0 : nil }
  }
}
