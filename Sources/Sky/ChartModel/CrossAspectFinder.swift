/// Finds the aspects between two skies: every body of one with every body of the other.
package struct CrossAspectFinder: Sendable {
  private let sought: [SoughtAspect]
  private let tiesPoints: Bool
  private let isMoving: Bool
  private let hasFleetingAngles: Bool

  /// - Parameters:
  ///   - orbs: The largest distances from exact that still count, in degrees; a type without an entry is not
  ///     looked for.
  ///   - tiesPoints: Whether nodes and other points take part in addition to planets, Ascendant and
  ///     Midheaven.
  ///   - isMoving: Whether the outer sky moves against the base, which stands still; only then are aspects
  ///     applying or separating.
  ///   - hasFleetingAngles: Whether the angles of the outer sky run through the zodiac in a day, so that none of
  ///     their aspects is told to be applying or separating.
  package init(
    orbs: [AspectType: Double], tiesPoints: Bool = false, isMoving: Bool, hasFleetingAngles: Bool = false
  ) {
    (sought, self.tiesPoints, self.isMoving) = (SoughtAspect.all(orbs), tiesPoints, isMoving)
    self.hasFleetingAngles = hasFleetingAngles
  }

  /// Every aspect, ordered by the bodies of the outer sky, then by those of the base.
  ///
  /// - Returns: Aspects whose `end1` stands in the outer sky and `end2` in the base.
  package func aspects(of outer: Chart, with base: Chart) -> [Aspect] {
    let still = ends(of: base).map(\.standing)
    let latitude = (outer.birth ?? base.birth)?.latitude
    return ends(of: outer).map { $0.moving(at: latitude) }.flatMap { end in
      let isFleeting = hasFleetingAngles && end.end.body == nil
      return still.compactMap { other in
        var found = end.aspect(with: other, among: sought)
        if !isMoving || isFleeting { found?.isApplying = nil }
        found?.isFleeting = isFleeting
        return found
      }
    }
  }

  private func ends(of chart: Chart) -> [MovingEnd] {
    let bodies = tiesPoints ? chart.placements : chart.planets
    return bodies.map(MovingEnd.init) + MovingEnd.of(chart.angles)
  }
}

extension MovingEnd {
  /// The latitude, in degrees, beyond which the Ascendant may turn back for a while.
  private static let polarLatitude = 66.0

  /// The same end of a sky that moves against one at rest: its angles run forward, however fast.
  fileprivate func moving(at latitude: Double?) -> MovingEnd {
    guard case .angle(let angle) = end else { return self }
    let isForward = angle == .midheaven || latitude.map { abs($0) < MovingEnd.polarLatitude } ?? false
    var end = self
    end.speed = isForward ? 1 : nil
    return end
  }

  /// The same end, at rest.
  fileprivate var standing: MovingEnd {
    var end = self
    end.speed = 0
    return end
  }
}
