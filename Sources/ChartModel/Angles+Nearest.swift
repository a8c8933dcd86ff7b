extension Angles {
  /// The angle closest to a place in the zodiac, and how far away it is in degrees, 0…180.
  package func nearest(to longitude: Longitude) -> (angle: ChartAngle, distance: Double) {
    let contacts = ChartAngle.allCases.map { (angle: $0, distance: self[$0].separation(from: longitude)) }
    return contacts.reduce(contacts[0]) { $1.distance < $0.distance ? $1 : $0 }
  }
}

extension Chart {
  /// How far a body is from the nearest of the four angles; `nil` without a time of birth or the body.
  package func angularity(of body: Body) -> (angle: ChartAngle, distance: Double)? {
    guard let angles, let placement = placement(of: body) else { return nil }
    return angles.nearest(to: placement.longitude)
  }
}
