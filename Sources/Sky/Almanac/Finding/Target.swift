import AstroChartModel

/// Something that a moving body meets: an aspect to a point of a birth, on one of its sides.
struct Target: Hashable, Sendable {
  var point: AspectEnd
  var aspect: AspectType
  /// The longitude in degrees.
  var longitude: Double
  var orb: Double

  /// - Parameter orbs: The orbs in degrees; aspects without an entry are not looked for.
  static func all(_ points: [Nativity.Point], _ orbs: [AspectType: Double]) -> [Target] {
    let aspects = AspectType.allCases.compactMap { type in orbs[type].map { (type, $0) } }
    return points.flatMap { point in
      aspects.flatMap { type, orb in
        type.sides.map { side in
          Target(point: point.end, aspect: type, longitude: point.longitude + side, orb: orb)
        }
      }
    }
  }
}

extension AspectType {
  /// The distances in degrees from a point at which a body makes the aspect: two, or one for conjunction and
  /// opposition.
  var sides: [Double] {
    switch self {
    case .conjunction, .opposition: [exactDegree]
    default: [exactDegree, -exactDegree]
    }
  }
}
