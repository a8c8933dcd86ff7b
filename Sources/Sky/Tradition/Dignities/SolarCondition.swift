package import AstroChartModel

/// How near to the Sun a planet stands, by longitude alone; the narrowest that holds.
///
/// Source: Lilly, *Christian Astrology* (1647), page 113: within 17′ in the heart of the Sun, within 8°30′ combust; under the
/// beams within 15°, or 17° as he has it.
public enum SolarCondition: String, CaseIterable, Hashable, Sendable, Codable {
  /// In the heart of the Sun: at most 17′ away.
  case cazimi
  /// At most 8°30′ away.
  case combust
  /// At most 15° away, or as far as the conventions say.
  case underBeams

  /// The greatest distance from the Sun, in degrees.
  package func widest(_ conventions: Conventions) -> Double {
    switch self {
    case .cazimi: 17.0 / 60
    case .combust: 8.5
    case .underBeams: conventions.beams
    }
  }

  /// The condition at a distance from the Sun, in degrees; `nil` beyond the beams.
  package init?(at distance: Double, _ conventions: Conventions) {
    guard let found = SolarCondition.allCases.first(where: { distance <= $0.widest(conventions) }) else {
      return nil
    }
    self = found
  }
}

extension Chart {
  /// The conditions of the planets from the Moon to Saturn; on a day whose hour is not known, those that hold all day.
  package func solarConditions(_ conventions: Conventions) -> [Body: SolarCondition] {
    guard let sun = placement(of: .sun) else { return [:] }
    let found = planets.compactMap { planet -> (Body, SolarCondition)? in
      guard planet.body != .sun, Body.visible.contains(planet.body) else { return nil }
      let distances = planet.distances(from: sun)
      let conditions = Set(distances.map { SolarCondition(at: $0, conventions) })
      guard conditions.count == 1, let condition = conditions.first ?? nil else { return nil }
      return (planet.body, condition)
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }
}

extension Placement {
  /// The distances from another body: one, or also those at both ends of the day.
  fileprivate func distances(from other: Placement) -> [Double] {
    let now = longitude.separation(from: other.longitude)
    guard let mine = range, let others = other.range else { return [now] }
    return [
      now, mine.atMidnight.separation(from: others.atMidnight),
      mine.atNextMidnight.separation(from: others.atNextMidnight),
    ]
  }
}
