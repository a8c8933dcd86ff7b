import ChartModel

extension Chart {
  /// How far before a cusp a body already counts to the house that begins there, in degrees.
  static let reachBeforeCusp = 5.0

  /// The house in which a reading finds a body: where it stands, or the next where it is about to enter that.
  ///
  /// - Returns: `nil` without a time of birth.
  func readingHouse(of placement: Placement) -> Int? {
    guard let house = placement.house, let houses else { return placement.house }
    let next = house % 12 + 1
    let ahead = placement.longitude.distance(forwardTo: houses.cusp(next))
    // In a house narrower than that a body would never count to it.
    let span = houses.cusp(house).distance(forwardTo: houses.cusp(next))
    return ahead < min(Chart.reachBeforeCusp, span / 2) ? next : house
  }
}
