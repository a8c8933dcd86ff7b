import AstroChartModel

extension ChartFacts {
  /// How near to each other two planets on one angle are read as one, in degrees.
  private static let sharingOrb = 4.0

  /// The planets that share an angle with the bodies of a fact: what is told of one at the angle is true only
  /// together with the other.
  func companions(of factor: Factor) -> Set<Body> {
    let told: [Body] =
      switch factor {
      case .angular(let body, _, _): [body]
      case .aspect(let aspect) where aspect.isOnAngle: aspect.bodies
      default: []
      }
    return told.reduce(into: []) { $0.formUnion(companions(of: $1)) }
  }

  private func companions(of body: Body) -> [Body] {
    guard let angle = chart.toldAngle(of: body)?.angle, let place = chart.placement(of: body)?.longitude
    else { return [] }
    return Body.planets.filter { other in
      other != body && chart.toldAngle(of: other)?.angle == angle
        && chart.placement(of: other).map { $0.longitude.separation(from: place) <= ChartFacts.sharingOrb }
          ?? false
    }
  }

  /// Whether a text on some facts names both of the planets that share an angle, itself or with those told
  /// beside it.
  func isWhole(_ evidence: [Factor], beside others: [Factor] = []) -> Bool {
    let named = Set((evidence + others).flatMap(\.bodies))
    return evidence.allSatisfy { companions(of: $0).isSubset(of: named) }
  }
}

extension Aspect {
  /// Whether it is of a body on an angle, on either end of its axis.
  fileprivate var isOnAngle: Bool { !isOfPlanets && [.conjunction, .opposition].contains(type) }
}
