import AstroChartModel

extension Chart {
  /// How far before an angle a body is already read as on that angle, in degrees.
  static let reachBeforeAngle = 5.0

  /// The house that a reading tells of a body: the one it stands in, as in every table of the chart.
  ///
  /// - Returns: `nil` for a body that is read as on the angle it is about to reach, and if the time of birth is
  ///   unknown.
  func toldHouse(of placement: Placement) -> Int? {
    isBeforeAngle(placement) ? nil : placement.house
  }

  /// The angle that a body is read as standing on, and its distance in degrees: up to `ChartFacts.angularOrb`
  /// past it, or `reachBeforeAngle` before it.
  ///
  /// - Returns: `nil` if there is none, and if the time of birth is unknown.
  func toldAngle(of body: Body) -> (angle: ChartAngle, distance: Double)? {
    guard let contact = angularity(of: body), let angles, let placement = placement(of: body) else {
      return nil
    }
    let isBefore = placement.longitude.distance(forwardTo: angles[contact.angle]) <= 180
    return contact.distance <= (isBefore ? Chart.reachBeforeAngle : ChartFacts.angularOrb) ? contact : nil
  }

  private func isBeforeAngle(_ placement: Placement) -> Bool {
    guard let angles else { return false }
    return ChartAngle.allCases.contains {
      placement.longitude.distance(forwardTo: angles[$0]) <= Chart.reachBeforeAngle
    }
  }
}
